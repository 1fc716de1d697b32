import * as z from "zod/mini";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { EditablePost } from "../../../domain/review/editing/hand-editing.ts";
import type { WorkingCopy } from "../../../domain/review/editing/edited-content.ts";
import { keepWorkingCopy, otherCopy } from "../../calls/editing.ts";
import { attempt } from "../kit/office-access.ts";
import { isSame, readUnsaved, type useEditForm } from "./edit-form.ts";

/** How often unsaved words are sent, in milliseconds. */
const pause = 3_000;

type KeptWords = Pick<WorkingCopy, "version" | "keptAt">;

export function useKeeping(post: EditablePost, draft: ReturnType<typeof useEditForm>) {
  const { postId } = post;
  const [keptAt, setKeptAt] = useState(draft.unsaved?.keptAt ?? null);
  const [failure, setFailure] = useState<string | null>(null);
  const [elsewhere, setElsewhere] = useState<WorkingCopy | null>(null);
  const [colleagues, setColleagues] = useState(post.colleagues);
  const [read, setRead] = useState(post.colleagues);
  const underWay = useRef<Promise<void>>(null);
  const isHeld = useRef(false);
  const isDue = draft.unsaved !== null && draft.unsaved.keptAt === null && elsewhere === null;
  if (read !== post.colleagues) {
    setRead(post.colleagues);
    setColleagues(post.colleagues);
  }

  async function send({ revision, form, version }: NonNullable<typeof draft.unsaved>) {
    const input = { postId, revision, words: form, replaces: version };
    const answer = await attempt(keepWorkingCopy, input);
    const other = answer.ok ? undefined : z.safeParse(otherCopy, answer.details).data?.copy;
    if (answer.ok) {
      setColleagues(answer.value.colleagues);
      noteKept(form, answer.value.kept);
    } else if (other === undefined) setFailure(answer.message);
    // Another tab of this browser, which has the same words, was quicker.
    else if (isSame(other.words, form)) noteKept(form, other);
    else setElsewhere(other);
  }

  function noteKept(form: unknown, kept: KeptWords | null) {
    setFailure(null);
    setKeptAt(kept?.keptAt ?? null);
    const present = readUnsaved(postId);
    // Taken back while it was sent.
    if (present === null) draft.forgetCopy();
    if (present === null || kept === null) return;
    const { version, keptAt: at } = kept;
    draft.store({ ...present, version, keptAt: isSame(present.form, form) ? at : null });
  }

  const keep = useEffectEvent(async () => {
    const sent = readUnsaved(postId);
    if (sent === null || !isDue || isHeld.current || underWay.current !== null) return;
    underWay.current = send(sent);
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
    keptAt: draft.unsaved?.keptAt ?? keptAt,
    failure: isDue ? failure : null,
    colleagues,
    /** Typed in the same post in another browser since these words were begun. */
    elsewhere,
    takeElsewhere: (words: "theirs" | "mine") => {
      if (elsewhere === null) return;
      const { version, revision, words: form, keptAt: at } = elsewhere;
      const present = readUnsaved(postId);
      if (words === "theirs") draft.store({ revision, form, version, keptAt: at });
      else if (present !== null) draft.store({ ...present, version, keptAt: null });
      setElsewhere(null);
    },
    /**
     * Nothing is sent until `release`, for a copy that comes after the save would bring its words again; false while it
     * is held already.
     */
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
