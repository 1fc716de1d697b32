import { useEffect, useState } from "react";
import { asAdmin, type Admin } from "../admin-access.ts";
import type { CheckedPost } from "../calls/checked-post.ts";
import { previewEdit } from "../calls/edit-post.ts";
import type { FieldMessages } from "../../../domain/review/editing/edited-content.ts";
import { fieldsIn, type EditForm } from "./edit-form.ts";

/** How long nothing is typed before the server is asked, in milliseconds. */
const pause = 400;

export type LivePreview = {
  /** The last that could be made; null before the first. */
  readonly shown: CheckedPost | null;
  /** Why there is none of what is typed now; null when there is. */
  readonly failure: string | null;
  /** What is wrong with each part. */
  readonly fields: FieldMessages;
  /** The words that were answered last. */
  readonly answered: EditForm | null;
};

const nothing: LivePreview = { shown: null, failure: null, fields: {}, answered: null };

/** What is typed as readers would see it, with what the checks see in it, a moment after the typing. */
export function useLivePreview(admin: Admin, postId: string, form: EditForm) {
  const [preview, setPreview] = useState(nothing);

  useEffect(() => {
    const control = new AbortController();
    const { signal } = control;
    const timer = setTimeout(() => void read(), pause);
    return () => {
      clearTimeout(timer);
      control.abort();
    };

    async function read() {
      const wish = { postId, fields: fieldsIn(form) };
      const answer = await asAdmin(admin, (bearer) => previewEdit(wish, { bearer, signal }));
      // Only the latest words count: a slow answer must not replace a later one.
      if (signal.aborted) return;
      setPreview(({ shown }) => {
        if (!answer.ok) return { shown, failure: answer.message, fields: {}, answered: form };
        if (answer.value.kind === "refused") {
          const { message, fields } = answer.value;
          return { shown, failure: message, fields, answered: form };
        }
        return { shown: answer.value.shown, failure: null, fields: {}, answered: form };
      });
    }
  }, [admin, postId, form]);

  return { ...preview, isReading: preview.answered !== form };
}
