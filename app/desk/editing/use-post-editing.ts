import { useEffect, useEffectEvent, useMemo, useRef, useState } from "react";
import * as z from "zod/mini";
import type { FieldMessages } from "../../../domain/review/editing/edited-content.ts";
import type { EditablePost, NewerRevision } from "../../../domain/review/editing/hand-editing.ts";
import { editConflict, fieldRefusal, keepWorkingCopy, editPost } from "../../calls/editing.ts";
import type { CallFailure } from "../kit/call.ts";
import { attempt } from "../kit/desk-data.ts";
import { keepFocus } from "../kit/focus.ts";
import { showToast } from "../kit/toasts.tsx";
import { usePersistedText } from "../kit/use-persisted-text.ts";
import { useTask } from "../kit/use-task.ts";
import {
  isSame,
  parseUnsaved,
  readUnsaved,
  storeUnsaved,
  unsavedField,
  type EditForm,
  type UnsavedWords,
} from "./unsaved-words.ts";

type Outcome =
  | { readonly kind: "none" }
  | { readonly kind: "saved"; readonly message: string }
  | { readonly kind: "refused"; readonly message: string; readonly fields: FieldMessages }
  | { readonly kind: "conflict"; readonly message: string; readonly newer: NewerRevision };

export type PostEditing = ReturnType<typeof usePostEditing>;

export function usePostEditing(post: EditablePost) {
  const { postId } = post;
  const [text] = usePersistedText(unsavedField(postId));
  const unsaved = useMemo(() => parseUnsaved(text), [text]);
  const stored: EditForm = useMemo(() => ({ ...post.fields, readerNote: "" }), [post.fields]);
  const form = unsaved?.form ?? stored;
  const revision = unsaved?.revision ?? post.revision;
  const [outcome, setOutcome] = useState<Outcome>({ kind: "none" });
  const keeping = useKeeping(post);
  const { isBusy: isSaving, run } = useTask();
  const saved = useRef<{ form: EditForm; revision: number } | null>(null);

  function change(part: Partial<EditForm>) {
    setOutcome((known) => (known.kind === "refused" ? { kind: "none" } : known));
    const next = { ...form, ...part };
    if (revision === post.revision && isSame(next, stored)) forget();
    else storeUnsaved(postId, { revision, form: next, keptAt: null });
  }

  async function save(onTopOf: number) {
    if (!(await keeping.hold())) return;
    const { readerNote, ...fields } = form;
    const input = { postId, revision: onTopOf, fields, readerNote };
    run(async () => {
      const answer = await attempt(editPost, input);
      setOutcome(
        answer.ok ? { kind: "saved", message: answer.value.message } : readRefusal(answer),
      );
      if (answer.ok) saved.current = { form, revision: answer.value.post.revision };
      else keeping.release();
    });
  }

  // Not before the new revision has been read: the words of the one before would stand in the form for a moment.
  const finishSave = useEffectEvent(() => {
    if (saved.current === null || post.revision < saved.current.revision) return;
    keepWhatFollowed(saved.current.form);
    saved.current = null;
    keeping.release();
  });
  useEffect(() => finishSave(), [post]);

  /** Typing that arrived during the save stays, on top of the new revision. */
  function keepWhatFollowed(sent: EditForm): void {
    const typed = readUnsaved(postId)?.form;
    if (typed === undefined) return;
    const readerNote = typed.readerNote === sent.readerNote ? "" : typed.readerNote;
    if (isSame(typed, sent)) storeUnsaved(postId, null);
    else putBack({ ...typed, readerNote }, post.revision);
  }

  function putBack(words: EditForm, onTopOf: number): void {
    storeUnsaved(postId, { revision: onTopOf, form: words, keptAt: null });
  }

  function forget(): void {
    storeUnsaved(postId, null);
    void keeping.forgetCopy();
  }

  /** Gives unsaved words up; for a moment they can be had back, on top of this revision. */
  function giveUp(said: { title: string; description?: string }, onTopOf: number) {
    setOutcome({ kind: "none" });
    forget();
    keepFocus("content");
    const action = { label: "Undo", run: () => putBack(form, onTopOf) };
    showToast({ ...said, action });
  }

  return {
    form,
    change,
    post,
    keptAt: unsaved?.keptAt ?? null,
    keepingFailure: unsaved?.keptAt === null ? keeping.failure : null,
    isUnsaved: unsaved !== null,
    /** They were begun on another revision than the newest. */
    isBehind: unsaved !== null && revision < post.revision,
    isSaving,
    outcome,
    save: () => void save(revision),
    keepMine: (newer: NewerRevision) => void save(newer.revision),
    /** They were read with the refusal. */
    takeTheirs: ({ revision: theirs, by }: NewerRevision) => {
      const title = `This is version ${theirs} by ${by}`;
      giveUp({ title, description: "Your own version was discarded." }, theirs);
    },
    discard: () => giveUp({ title: "Changes discarded" }, revision),
    backToForm: () => setOutcome({ kind: "none" }),
  };
}

function readRefusal({ message, details }: CallFailure): Outcome {
  const conflict = z.safeParse(editConflict, details);
  if (conflict.success) return { kind: "conflict", message, newer: conflict.data.newer };
  const { fields = {} } = z.safeParse(fieldRefusal, details).data ?? {};
  return { kind: "refused", message, fields };
}

/** How often unsaved words are sent, in milliseconds. */
const pause = 3_000;

/** Sends unsaved words to the server, where each person has one working copy of each post. */
function useKeeping({ postId, revision }: EditablePost) {
  const [failure, setFailure] = useState<string | null>(null);
  const underWay = useRef<Promise<void>>(null);
  const isHeld = useRef(false);

  async function send({ revision: begunOn, form }: UnsavedWords) {
    const answer = await attempt(keepWorkingCopy, { postId, revision: begunOn, words: form });
    setFailure(answer.ok ? null : answer.message);
    const present = readUnsaved(postId);
    if (answer.ok && isSame(present?.form, form))
      storeUnsaved(postId, { revision: begunOn, form, keptAt: answer.value.keptAt });
  }

  const keep = useEffectEvent(async () => {
    const words = readUnsaved(postId);
    if (words?.keptAt !== null || isHeld.current || underWay.current !== null) return;
    underWay.current = send(words);
    await underWay.current;
    underWay.current = null;
  });

  useEffect(() => {
    const keepHidden = () => {
      if (document.visibilityState === "hidden") void keep();
    };
    const timer = setInterval(() => void keep(), pause);
    document.addEventListener("visibilitychange", keepHidden);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", keepHidden);
      void keep();
    };
  }, []);

  return {
    failure,
    forgetCopy: async () => {
      await underWay.current;
      await attempt(keepWorkingCopy, { postId, revision, words: null });
    },
    /** Until `release`, for a copy that comes after the save would bring its words again; false while it is held already. */
    hold: async () => {
      if (isHeld.current) return false;
      isHeld.current = true;
      await underWay.current;
      return true;
    },
    release: () => {
      isHeld.current = false;
    },
  };
}
