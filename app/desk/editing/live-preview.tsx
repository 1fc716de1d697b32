import { useCallback, useEffect, useMemo, useState } from "react";
import * as z from "zod/mini";
import type { MarkView } from "../../../domain/review/marks-view.ts";
import { nameMarks } from "../marks/mark-names.ts";
import { ReviewedPostView } from "../reviewed-post.tsx";
import { Loading } from "../kit/desk-page.tsx";
import { attempt } from "../kit/office-access.ts";
import { fieldRefusal, previewEdit, type PreviewedEdit } from "../../calls/editing.ts";
import type { FieldMessages } from "../../../domain/review/editing/edited-content.ts";
import type { EditForm } from "./edit-form.ts";

type LivePreviewPaneProps = {
  preview: ReturnType<typeof useLivePreview>;
  /** Shows the words of a mark where they are typed. */
  locate: (mark: MarkView) => void;
};

/** The typed text as readers would get it, with its marks. */
export function LivePreviewPane({ preview, locate }: LivePreviewPaneProps) {
  const { shown, failure, isReading } = preview;
  const marks = useMemo(
    () => nameMarks(shown?.marks ?? []).filter(({ look }) => look !== "verified"),
    [shown],
  );
  return (
    <section
      className="stack edit-preview"
      aria-labelledby="edit-preview-title"
      aria-busy={isReading}
    >
      <h2 className="desk-card-title" id="edit-preview-title">
        Live preview
      </h2>
      {failure !== null && (
        <div className="alert alert-warning" role="alert">
          <p>{failure}</p>
          {shown !== null && <p>Below is the last preview that could be made.</p>}
        </div>
      )}
      {shown === null && failure === null && <Loading label="Making the preview…" />}
      {shown !== null && (
        <ReviewedPostView
          post={shown.post}
          image={shown.image}
          titleLevel="h2"
          marks={marks}
          blocks={shown.blocks}
          open={locate}
        />
      )}
    </section>
  );
}
/** How long nothing is typed before the server is asked, in milliseconds. */
const pause = 400;

type LivePreview = {
  /** The last that could be made; null before the first. */
  readonly shown: PreviewedEdit | null;
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
    async (signal: AbortSignal) => {
      const { readerNote: _, ...fields } = form;
      const input = { postId, fields };
      const answer = await attempt(previewEdit, input, { signal });
      // Only the latest words count: a slow answer must not replace a later one.
      if (signal.aborted) return;
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

  return { ...preview, isReading: preview.answered !== form };
}
