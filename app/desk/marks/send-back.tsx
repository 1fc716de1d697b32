import { Textarea } from "@mantine/core";
import { useState } from "react";
import { sendBack } from "../../calls/review.ts";
import { useRootData } from "../../root-data.ts";
import { Button, QuietButton } from "../kit/button.tsx";
import { call, type CallFailure } from "../kit/call.ts";
import { DeskDialog } from "../kit/desk-dialog.tsx";
import { takeFocus } from "../kit/focus.ts";
import { showToast } from "../kit/toasts.tsx";
import { useTask } from "../kit/use-task.ts";
import { Refusal } from "./mark-sheet.tsx";

type SendBackProps = {
  postId: string;
  token: string;
  revision: number;
  isMailed: boolean;
};

export function SendBack({ isMailed, ...post }: SendBackProps) {
  const [isOpen, setOpen] = useState(false);
  const bearer = useRootData()?.publicAnonKey;
  const { isBusy, run } = useTask();
  const [note, setNote] = useState("");
  const [refusal, setRefusal] = useState<CallFailure | null>(null);

  async function send() {
    const answer = await call(sendBack, { ...post, note }, { bearer });
    setRefusal(answer.ok ? null : answer);
    if (!answer.ok) return;
    showToast({ topic: "marks", title: answer.value.message });
    setNote("");
    setOpen(false);
  }

  return (
    <>
      <QuietButton label="Send back with a note" run={() => setOpen(true)} />
      {isOpen && (
        <DeskDialog title="Send back with a note" onClose={() => setOpen(false)}>
          <form
            className="stack"
            noValidate
            onSubmit={(event) => {
              event.preventDefault();
              if (!isBusy) run(send);
            }}
          >
            <Textarea
              label="What has to change?"
              description={`The writer ${isMailed ? "gets it by mail and " : ""}sees it above the text.`}
              rows={4}
              maxLength={500}
              value={note}
              onChange={(event) => setNote(event.currentTarget.value)}
              ref={takeFocus}
            />
            {refusal !== null && <Refusal of={refusal} />}
            <Button label="Send back" type="submit" isBusy={isBusy} />
          </form>
        </DeskDialog>
      )}
    </>
  );
}
