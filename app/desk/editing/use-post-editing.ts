import { useRef, useState } from "react";
import * as z from "zod/mini";
import type { EditablePost, NewerRevision } from "../../../domain/review/editing/hand-editing.ts";
import type { FieldMessages } from "../../../domain/review/editing/edited-content.ts";
import { editConflict, fieldRefusal, type editPost } from "../../calls/editing.ts";
import type { InputOf, AnswerOf } from "../../calls/endpoint.ts";
import type { CallFailure } from "../kit/call.ts";
import { keepFocus } from "../kit/focus.ts";
import { showToast } from "../kit/toasts.tsx";
import { useCommand } from "../kit/use-command.ts";
import { type EditForm, useEditForm } from "./edit-form.ts";
import { useKeeping } from "./use-keeping.ts";

type Outcome =
  | { readonly kind: "none" }
  | { readonly kind: "saved"; readonly message: string }
  | { readonly kind: "refused"; readonly message: string; readonly fields: FieldMessages }
  | { readonly kind: "conflict"; readonly message: string; readonly newer: NewerRevision };

const topic = "edit";

export type EditCommand = { readonly kind: "edit"; readonly input: InputOf<typeof editPost> };

type Saved = AnswerOf<typeof editPost>;

/** A post in an admin's hands: its form, saving it, and what is done when another revision was quicker. */
export function usePostEditing(post: EditablePost) {
  const [outcome, setOutcome] = useState<Outcome>({ kind: "none" });
  const draft = useEditForm(post);
  const keeping = useKeeping(post, draft);
  const { form, revision } = draft;
  const sent = useRef(form);
  const { postId } = post;
  const { isBusy: isSaving, send } = useCommand<EditCommand, Saved>((answer) => {
    keeping.release();
    setOutcome(answer.ok ? { kind: "saved", message: answer.value.message } : refusalOf(answer));
    if (!answer.ok) return;
    draft.keepWhatFollowed(sent.current);
  });

  async function save(onTopOf: number) {
    if (!(await keeping.hold())) return;
    sent.current = form;
    const { readerNote, ...fields } = form;
    const input = { postId, revision: onTopOf, fields, readerNote };
    send({ kind: "edit", input });
  }

  function change(part: Partial<EditForm>) {
    setOutcome((known) => (known.kind === "refused" ? { kind: "none" } : known));
    draft.change(part);
  }

  /** They were read with the refusal. */
  function takeTheirs({ revision: theirs, by }: NewerRevision) {
    const title = `This is version ${theirs} by ${by}`;
    giveUp({ title, description: "Your own version was discarded." }, theirs);
  }

  /** Gives unsaved words up; for a moment they can be had back, on top of this revision. */
  function giveUp(said: { title: string; description?: string }, onTopOf: number) {
    setOutcome({ kind: "none" });
    draft.forget();
    keepFocus("content");
    const action = { label: "Undo", run: () => draft.putBack(form, onTopOf) };
    showToast({ ...said, topic, action });
  }

  return {
    form,
    change,
    post,
    keeping,
    isUnsaved: draft.unsaved !== null,
    /** They were begun on another revision than the newest. */
    isBehind: draft.unsaved !== null && revision < post.revision,
    isSaving,
    outcome,
    save: () => void save(revision),
    keepMine: (newer: NewerRevision) => void save(newer.revision),
    takeTheirs,
    discard: () => giveUp({ title: "Changes discarded" }, revision),
    backToForm: () => setOutcome({ kind: "none" }),
  };
}

/** Why nothing was saved: a newer revision, or what is wrong with the fields. */
function refusalOf({ message, details }: CallFailure): Outcome {
  const conflict = z.safeParse(editConflict, details);
  if (conflict.success) return { kind: "conflict", message, newer: conflict.data.newer };
  const { fields = {} } = z.safeParse(fieldRefusal, details).data ?? {};
  return { kind: "refused", message, fields };
}
