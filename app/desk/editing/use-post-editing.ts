import { useCallback, useEffect, useRef, useState } from "react";
import { callAsAdmin, type Admin } from "../kit/office-access.ts";
import * as z from "zod/mini";
import {
  editConflict,
  editPost,
  fieldRefusal,
  readEditable,
  type EditablePost,
  type FieldMessages,
  type NewerRevision,
  type ScheduleChoice,
} from "../../calls/editing.ts";
import { issuePreviewLink } from "../../calls/preview-link.ts";
import type { Answer, CallFailure } from "../kit/call.ts";
import { keepFocus } from "../kit/focus.ts";
import { showToast } from "../kit/toasts.tsx";
import { fieldsIn, type EditForm, useEditForm } from "./edit-form.ts";

type Opened = Answer<EditablePost>;

/** The newest revision of a post as the server has it; null until it answers. */
export function useOpenedPost(admin: Admin, postId: string) {
  const [opened, setOpened] = useState<Opened | null>(null);
  const latestRequest = useRef(0);

  const open = useCallback(async () => {
    const request = ++latestRequest.current;
    const answer = await callAsAdmin(admin, readEditable, { postId });
    if (request !== latestRequest.current) return;
    // A session that is looked at again must not take away what is being edited.
    setOpened((known) => {
      if (known?.ok === true) return known;
      return answer.ok ? { ok: true, value: answer.value.post } : answer;
    });
  }, [admin, postId]);

  useEffect(() => void open(), [open]);

  return { opened, retry: () => void open() };
}

/** What came of the last try to save. */
type Outcome =
  | { readonly kind: "none" }
  | { readonly kind: "saved"; readonly message: string }
  | { readonly kind: "refused"; readonly message: string; readonly fields: FieldMessages }
  | { readonly kind: "conflict"; readonly message: string; readonly newer: NewerRevision };

const topic = "edit";

/** A post in an admin's hands: its form, saving it, and what is done when another revision was quicker. */
export function usePostEditing(admin: Admin, opened: EditablePost) {
  const [post, setPost] = useState(opened);
  const [isSaving, setSaving] = useState(false);
  const [savedAt, setSavedAt] = useState<string | null>(null);
  const [outcome, setOutcome] = useState<Outcome>({ kind: "none" });
  const [schedule, setSchedule] = useState<ScheduleChoice>("stop");
  const draft = useEditForm(post);
  const { form } = draft;
  const { postId } = post;

  async function save(onTopOf: number) {
    setSaving(true);
    const input = { postId, revision: onTopOf, fields: fieldsIn(form) };
    const { readerNote } = form;
    const answer = await callAsAdmin(admin, editPost, { ...input, readerNote, schedule });
    setSaving(false);
    setOutcome(answer.ok ? { kind: "saved", message: answer.value.message } : refusalOf(answer));
    if (!answer.ok) return;
    const { message } = answer.value;
    setPost(answer.value.post);
    setSchedule("stop");
    setSavedAt(new Date().toISOString());
    draft.forget();
    keepFocus("content");
    const { previewUrl } = answer.value.post;
    const action = { label: "Open the preview", run: () => void openPreview(previewUrl) };
    showToast({ topic, title: "Saved", description: message, action });
  }

  /** The newest revision in place of what was saved here, when the office has changed it by another call. */
  async function reopen() {
    const answer = await callAsAdmin(admin, readEditable, { postId });
    if (!answer.ok) return;
    setPost(answer.value.post);
    setOutcome({ kind: "none" });
    draft.forget();
  }

  /** What was refused is not what stands there any more. */
  function change(part: Partial<EditForm>) {
    setOutcome((known) => (known.kind === "refused" ? { kind: "none" } : known));
    draft.change(part);
  }

  function takeTheirs({ revision, by, fields }: NewerRevision) {
    setPost({ ...post, revision, fields });
    setOutcome({ kind: "none" });
    draft.forget();
    keepFocus("content");
    showToast({
      topic,
      title: `This is revision ${revision} by ${by}`,
      description: "Your own words were put away.",
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

  async function openPreview(address = post.previewUrl) {
    if (address !== null) {
      window.location.assign(address);
      return;
    }
    const link = await callAsAdmin(admin, issuePreviewLink, { postId });
    if (link.ok) window.location.assign(link.value.previewUrl);
    else showToast({ tone: "failure", title: "No preview link", description: link.message });
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
    save: () => void save(draft.revision),
    keepMine: (newer: NewerRevision) => void save(newer.revision),
    takeTheirs,
    reopen,
    backToForm: () => setOutcome({ kind: "none" }),
    openPreview: () => void openPreview(),
  };
}

/** Why nothing was saved: a newer revision, or what is wrong with the fields. */
function refusalOf({ message, details }: CallFailure): Outcome {
  const conflict = z.safeParse(editConflict, details);
  if (conflict.success) return { kind: "conflict", message, newer: conflict.data.newer };
  const { fields = {} } = z.safeParse(fieldRefusal, details).data ?? {};
  return { kind: "refused", message, fields };
}
