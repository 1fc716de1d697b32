import { useState } from "react";
import type { FieldMessages } from "../../../domain/review/editing/edited-content.ts";
import type { EditablePost, NewerRevision } from "../../../domain/review/editing/hand-editing.ts";
import { asAdmin, type Admin } from "../admin-access.ts";
import { editPost } from "../calls/edit-post.ts";
import { issuePreviewLink } from "../calls/preview-link.ts";
import { keepFocus } from "../focus.ts";
import { showToast } from "../toasts.tsx";
import { fieldsIn, type EditForm } from "./edit-form.ts";
import { useKeptEdit } from "./use-kept-edit.ts";
import { useUnsavedWarning } from "./use-unsaved-warning.ts";

/** What came of the last try to save. */
export type Outcome =
  | { readonly kind: "none" }
  | { readonly kind: "saved"; readonly message: string; readonly stopped: number }
  | { readonly kind: "refused"; readonly message: string; readonly fields: FieldMessages }
  | { readonly kind: "conflict"; readonly message: string; readonly newer: NewerRevision };

const topic = "edit";

/** A post in an admin's hands: its form, saving it, and what is done when another revision was quicker. */
export function usePostEditing(admin: Admin, opened: EditablePost) {
  const [post, setPost] = useState(opened);
  const [isSaving, setSaving] = useState(false);
  const [outcome, setOutcome] = useState<Outcome>({ kind: "none" });
  const kept = useKeptEdit(post);
  const { form } = kept;
  const { postId } = post;
  useUnsavedWarning(kept.isUnsaved);

  async function save(onTopOf: number) {
    setSaving(true);
    const wish = { postId, revision: onTopOf, fields: fieldsIn(form), readerNote: form.readerNote };
    const answer = await asAdmin(admin, (bearer) => editPost(wish, bearer));
    setSaving(false);
    if (!answer.ok) {
      setOutcome({ kind: "refused", message: answer.message, fields: {} });
      return;
    }
    setOutcome(answer.value);
    if (answer.value.kind !== "saved") return;
    const { message } = answer.value;
    setPost(answer.value.post);
    kept.forget();
    keepFocus("content");
    const { previewUrl } = answer.value.post;
    const action = { label: "Open the preview", run: () => void openPreview(previewUrl) };
    showToast({ topic, title: "Saved", description: message, action });
  }

  /** What was refused is not what stands there any more. */
  function change(part: Partial<EditForm>) {
    setOutcome((known) => (known.kind === "refused" ? { kind: "none" } : known));
    kept.change(part);
  }

  function takeTheirs({ revision, by, fields }: NewerRevision) {
    setPost({ ...post, revision, fields });
    setOutcome({ kind: "none" });
    kept.forget();
    keepFocus("content");
    showToast({
      topic,
      title: `This is revision ${revision} by ${by}`,
      description: "Your own words were put away.",
      action: { label: "Undo", run: () => kept.keep(form, revision) },
    });
  }

  async function openPreview(address = post.previewUrl) {
    if (address !== null) {
      window.location.assign(address);
      return;
    }
    const link = await asAdmin(admin, (bearer) => issuePreviewLink(postId, bearer));
    if (link.ok) window.location.assign(link.value.previewUrl);
    else showToast({ tone: "failure", title: "No preview link", description: link.message });
  }

  return {
    ...kept,
    change,
    post,
    isSaving,
    outcome,
    save: () => void save(kept.revision),
    keepMine: (newer: NewerRevision) => void save(newer.revision),
    takeTheirs,
    backToForm: () => setOutcome({ kind: "none" }),
    openPreview: () => void openPreview(),
  };
}
