import { useState, type SyntheticEvent } from "react";
import { useRevalidator } from "react-router";
import { sendBack } from "../../calls/review.ts";
import { useRootData } from "../../root-data.ts";
import { Button, QuietButton } from "../kit/button.tsx";
import { call, type CallFailure } from "../kit/call.ts";
import { DeskDialog } from "../kit/desk-dialog.tsx";
import { TypedField } from "../kit/labelled-field.tsx";
import { Refusal } from "./mark-sheet.tsx";
import { showToast } from "../kit/toasts.tsx";

type SendBackProps = {
  postId: string;
  token: string;
  revision: number;
  isMailed: boolean;
};

export function SendBack(props: SendBackProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <p>
        <QuietButton label="Send back with a note" run={() => setOpen(true)} />
      </p>
      {isOpen && <SendBackDialog {...props} close={() => setOpen(false)} />}
    </>
  );
}

function SendBackDialog({ close, isMailed, ...post }: SendBackProps & { close: () => void }) {
  const bearer = useRootData()?.publicAnonKey;
  const { revalidate } = useRevalidator();
  const [note, setNote] = useState("");
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<CallFailure | null>(null);

  async function send() {
    setBusy(true);
    const answer = await call(sendBack, { ...post, note }, { bearer });
    setBusy(false);
    setRefusal(answer.ok ? null : answer);
    if (!answer.ok) return;
    await revalidate();
    showToast({ topic: "marks", title: answer.value.message });
    close();
  }

  function handleSubmit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!isBusy) void send();
  }

  return (
    <DeskDialog title="Send back with a note" onClose={close}>
      <form className="stack" onSubmit={handleSubmit} noValidate>
        <TypedField
          id="return-note"
          label="What has to change?"
          hint={
            isMailed
              ? "The writer gets it by mail and sees it above the text."
              : "The writer sees it above the text."
          }
          rows={4}
          maxLength={500}
          value={note}
          change={setNote}
          takesFocus
        />
        {refusal !== null && <Refusal of={refusal} />}
        <div className="cluster">
          <Button label="Send back" type="submit" isBusy={isBusy} />
        </div>
      </form>
    </DeskDialog>
  );
}
