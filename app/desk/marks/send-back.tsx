import { Textarea } from "@mantine/core";
import { useState } from "react";
import { useRevalidator } from "react-router";
import { sendBack } from "../../calls/review.ts";
import { QuietButton } from "../kit/button.tsx";
import { CallForm, getField } from "../kit/call-form.tsx";
import { call } from "../kit/call.ts";
import { DeskDialog } from "../kit/desk-dialog.tsx";
import { showToast } from "../kit/toasts.tsx";
import { Refusal } from "./mark-sheet.tsx";

type SendBackProps = { postId: string; token: string; revision: number; isMailed: boolean };

export function SendBack({ isMailed, ...post }: SendBackProps) {
  const [isOpen, setOpen] = useState(false);
  const { revalidate } = useRevalidator();

  async function send(fields: FormData) {
    const answer = await call(sendBack, { ...post, note: getField(fields, "note") });
    if (!answer.ok) return <Refusal of={answer} />;
    showToast({ title: answer.value.message });
    setOpen(false);
    await revalidate();
    return null;
  }

  return (
    <>
      <QuietButton label="Send back with a note" run={() => setOpen(true)} />
      {isOpen && (
        <DeskDialog title="Send back with a note" onClose={() => setOpen(false)}>
          <CallForm submit="Send back" send={send}>
            <Textarea
              name="note"
              label="What has to change?"
              description={`The writer ${isMailed ? "gets it by mail and " : ""}sees it above the text.`}
              rows={4}
              maxLength={500}
              data-autofocus
            />
          </CallForm>
        </DeskDialog>
      )}
    </>
  );
}
