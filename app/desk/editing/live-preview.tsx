import { useCallback, useEffect, useState, type MouseEvent } from "react";
import * as z from "zod/mini";
import { Picture } from "../../ui/article-picture.tsx";
import { ChecksPanel } from "../checks/checks-panel.tsx";
import type { Confirming } from "../checks/use-confirming.ts";
import { ReviewedPostView } from "../reviewed-post.tsx";
import { Loading } from "../kit/desk-page.tsx";
import { attempt } from "../kit/office-access.ts";
import type { CheckedPost } from "../checks/checked-view.ts";
import { fieldRefusal, previewEdit } from "../../calls/editing.ts";
import type { FieldMessages } from "../../../domain/review/editing/edited-content.ts";
import type { EditForm } from "./edit-form.ts";

type LivePreviewPaneProps = {
  preview: ReturnType<typeof useLivePreview>;
  confirming: Confirming;
  /** Shows words in the text; false where they do not stand there. */
  locate: (words: string) => boolean;
};

/** What is typed as readers would get it, and what the checks see in it. */
export function LivePreviewPane({ preview, confirming, locate }: LivePreviewPaneProps) {
  const { shown, failure, isReading } = preview;

  /** "Show in the text" leads to the words where they are typed, and only else to the preview. */
  function show(event: MouseEvent<HTMLElement>) {
    const link = event.target instanceof Element ? event.target.closest("a[href^='#']") : null;
    const words = link?.closest("li")?.querySelector("q")?.textContent ?? "";
    if (words !== "" && locate(words)) event.preventDefault();
  }

  return (
    <section className="edit-preview" aria-labelledby="edit-preview-title" aria-busy={isReading}>
      <div className="edit-checks" onClickCapture={show} role="presentation">
        {shown !== null && <ChecksPanel checks={shown.checks} confirming={confirming} />}
        {shown === null && failure === null && <Loading label="Making the preview…" />}
      </div>
      <div className="stack edit-shown">
        <h2 className="desk-card-title" id="edit-preview-title">
          Preview of what is typed
        </h2>
        {failure !== null && (
          <div className="alert alert-warning" role="alert">
            <p>{failure}</p>
            {shown !== null && <p>Below is the last preview that could be made.</p>}
          </div>
        )}
        {shown !== null && (
          <>
            {shown.image !== null && (
              <Picture className="hero-image" src={shown.image.url} alt={shown.image.alt} />
            )}
            <ReviewedPostView post={shown.post} titleLevel="h2" />
          </>
        )}
      </div>
    </section>
  );
}

/** How long nothing is typed before the server is asked, in milliseconds. */
const pause = 400;

type LivePreview = {
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
export function useLivePreview(postId: string, form: EditForm) {
  const [preview, setPreview] = useState(nothing);

  const read = useCallback(
    async (signal?: AbortSignal) => {
      const { readerNote: _, ...fields } = form;
      const input = { postId, fields };
      const answer = await attempt(previewEdit, input, signal && { signal });
      // Only the latest words count: a slow answer must not replace a later one.
      if (signal?.aborted === true) return;
      setPreview(({ shown }) => {
        if (answer.ok) return { shown: answer.value, failure: null, fields: {}, answered: form };
        const { fields = {} } = z.safeParse(fieldRefusal, answer.details).data ?? {};
        return { shown, failure: answer.message, fields, answered: form };
      });
    },
    [postId, form],
  );

  useEffect(() => {
    const control = new AbortController();
    const timer = setTimeout(() => void read(control.signal), pause);
    return () => {
      clearTimeout(timer);
      control.abort();
    };
  }, [read]);

  return { ...preview, isReading: preview.answered !== form, readAgain: () => read() };
}
