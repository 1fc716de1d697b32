import { useRef, useState } from "react";
import * as z from "zod/mini";
import type { EditablePost, NewerRevision } from "../../../domain/review/editing/hand-editing.ts";
import type { FieldMessages } from "../../../domain/review/editing/edited-content.ts";
import {
  editConflict,
  fieldRefusal,
  type editPost,
  type ScheduleChoice,
} from "../../calls/editing.ts";
import type { InputOf, AnswerOf } from "../../calls/endpoint.ts";
import type { CallFailure } from "../kit/call.ts";
import { keepFocus } from "../kit/focus.ts";
import { showToast } from "../kit/toasts.tsx";
import { useCommand } from "../kit/use-command.ts";
import { openPreview } from "../posts/open-preview.ts";
import { type EditForm, useEditForm } from "./edit-form.ts";

/** What came of the last try to save. */
type Outcome =
  | { readonly kind: "none" }
  | { readonly kind: "saved"; readonly message: string }
  | { readonly kind: "refused"; readonly message: string; readonly fields: FieldMessages }
  | { readonly kind: "conflict"; readonly message: string; readonly newer: NewerRevision };

const topic = "edit";

/** Saves what is typed. */
export type EditCommand = { readonly kind: "edit"; readonly input: InputOf<typeof editPost> };

type Saved = AnswerOf<typeof editPost>;

/** A post in an admin's hands: its form, saving it, and what is done when another revision was quicker. */
export function usePostEditing(post: EditablePost) {
  const [savedAt, setSavedAt] = useState<string | null>(null);
  const [outcome, setOutcome] = useState<Outcome>({ kind: "none" });
  const [schedule, setSchedule] = useState<ScheduleChoice>("stop");
  const draft = useEditForm(post);
  const { form } = draft;
  const sent = useRef(form);
  const { postId } = post;
  const { isBusy: isSaving, send } = useCommand<EditCommand, Saved>((answer) => {
    setOutcome(answer.ok ? { kind: "saved", message: answer.value.message } : refusalOf(answer));
    if (!answer.ok) return;
    setSchedule("stop");
    setSavedAt(new Date().toISOString());
    draft.keepWhatFollowed(sent.current);
  });

  function save(revision: number) {
    if (isSaving) return;
    sent.current = form;
    const { readerNote, ...fields } = form;
    const input = { postId, revision, fields, readerNote, schedule };
    send({ kind: "edit", input });
  }

  /** What was refused is not what stands there any more. */
  function change(part: Partial<EditForm>) {
    setOutcome((known) => (known.kind === "refused" ? { kind: "none" } : known));
    draft.change(part);
  }

  /** They were read with the refusal. */
  function takeTheirs({ revision, by }: NewerRevision) {
    setOutcome({ kind: "none" });
    draft.forget();
    keepFocus("content");
    showToast({
      topic,
      title: `This is version ${revision} by ${by}`,
      description: "Your own version was discarded.",
      action: { label: "Undo", run: () => draft.putBack(form, revision) },
    });
  }

  /** Words from before that nobody wants any more; for a moment they can be had back. */
  function discard() {
    const { rescued } = draft;
    draft.forget();
    keepFocus("content");
    if (rescued === null) return;
    const putBack = () => draft.putBack(rescued.form, rescued.revision);
    showToast({ topic, title: "Discarded", action: { label: "Undo", run: putBack } });
  }

  return {
    ...draft,
    change,
    discard,
    post,
    isSaving,
    savedAt,
    outcome,
    schedule,
    setSchedule,
    save: () => save(draft.revision),
    keepMine: (newer: NewerRevision) => save(newer.revision),
    takeTheirs,
    backToForm: () => setOutcome({ kind: "none" }),
    openPreview: () => void openPreview({ id: postId, previewUrl: post.previewUrl }),
  };
}

/** Why nothing was saved: a newer revision, or what is wrong with the fields. */
function refusalOf({ message, details }: CallFailure): Outcome {
  const conflict = z.safeParse(editConflict, details);
  if (conflict.success) return { kind: "conflict", message, newer: conflict.data.newer };
  const { fields = {} } = z.safeParse(fieldRefusal, details).data ?? {};
  return { kind: "refused", message, fields };
}
