import type { DeskPost } from "../../../domain/review/desk-post.ts";
import { ButtonBar, DeskForm, Field } from "../kit/desk-form.tsx";
import type { RowAction } from "./post-ways.ts";

export type AskingAction = Extract<RowAction, `ask-${string}`>;

const words = {
  "ask-change": {
    label: "What should change in this article?",
    note: "Readers keep the article as it is until you have seen and published the change.",
    submit: "Submit Corrections",
    cancel: "Cancel",
  },
  "ask-reason": {
    label: "Why is this article withdrawn?",
    note: "For the record. Readers see only that it was withdrawn.",
    submit: "Withdraw article",
    cancel: "Keep it published",
  },
  "ask-return": {
    label: "What has to change before it can be published?",
    note: "The writer sees it with the post. Nothing of the post changes, and you may approve it later.",
    submit: "Send back",
    cancel: "Cancel",
  },
} as const satisfies Record<AskingAction, object>;

type RowFormProps = { post: DeskPost; action: AskingAction; close: () => void };

/** Asks for the words that a change of a post needs; what is typed survives an ended session. */
export function RowForm({ post, action, close }: RowFormProps) {
  const { label, note, submit, cancel } = words[action];
  const isChange = action === "ask-change";
  return (
    <DeskForm
      label={`${submit}: ${post.title}`}
      keptAs={`${action}-${post.id}`}
      onAccepted={close}
      endsAtOnce
    >
      <input type="hidden" name="action" value={action} />
      <input type="hidden" name="post" value={JSON.stringify(post)} />
      <Field
        label={label}
        name="words"
        hint={note}
        rows={isChange ? 3 : undefined}
        maxLength={isChange ? undefined : 500}
        required
        takesFocus
      />
      {isChange && (
        <Field
          name="readerNote"
          label="What readers are told (optional)"
          hint="Printed under the article as a correction, with its date."
          maxLength={300}
        />
      )}
      <ButtonBar submit={submit} cancel={{ label: cancel, run: close }} />
    </DeskForm>
  );
}
