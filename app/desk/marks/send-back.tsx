import { Textarea } from "@mantine/core";
import { useState, type SyntheticEvent } from "react";
import { useRevalidator } from "react-router";
import { sendBack } from "../../calls/review.ts";
import { useRootData } from "../../root-data.ts";
import { Button, QuietButton } from "../kit/button.tsx";
import { call, type CallFailure } from "../kit/call.ts";
import { DeskDialog } from "../kit/desk-dialog.tsx";
import { takeFocus } from "../kit/focus.ts";
import { Refusal } from "./mark-sheet.tsx";
import { showToast } from "../kit/toasts.tsx";

type SendBackProps = {
  postId: string;
  token: string;
  revision: number;
  isMailed: boolean;
};

export function SendBack({ isMailed, ...post }: SendBackProps) {
  const [isOpen, setOpen] = useState(false);
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
    setNote("");
    setOpen(false);
  }

  function handleSubmit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!isBusy) void send();
  }

  return (
    <>
      <p>
        <QuietButton label="Send back with a note" run={() => setOpen(true)} />
      </p>
      {isOpen && (
        <DeskDialog title="Send back with a note" onClose={() => setOpen(false)}>
          <form className="stack" onSubmit={handleSubmit} noValidate>
            <Textarea
              label="What has to change?"
              description={
                isMailed
                  ? "The writer gets it by mail and sees it above the text."
                  : "The writer sees it above the text."
              }
              rows={4}
              maxLength={500}
              value={note}
              onChange={(event) => setNote(event.currentTarget.value)}
              ref={takeFocus}
            />
            {refusal !== null && <Refusal of={refusal} />}
            <div>
              <Button label="Send back" type="submit" isBusy={isBusy} />
            </div>
          </form>
        </DeskDialog>
      )}
    </>
  );
}
