import { useMemo, useState } from "react";
import * as z from "zod/mini";
import type { FieldMessages } from "../../../domain/review/editing/edited-content.ts";
import type { MarkView } from "../../../domain/review/marks-view.ts";
import { fieldRefusal, previewEdit, type PreviewedEdit } from "../../calls/editing.ts";
import { Loading } from "../kit/desk-page.tsx";
import { useAnswer } from "../kit/use-task.ts";
import { nameMarks } from "../marks/mark-names.ts";
import { ReviewedPostView } from "../reviewed-post.tsx";
import type { EditForm } from "./unsaved-words.ts";

type LivePreviewPaneProps = { preview: LivePreview; locate: (mark: MarkView) => void };

export function LivePreviewPane({ preview, locate }: LivePreviewPaneProps) {
  const { shown, failure } = preview;
  const marks = useMemo(
    () => nameMarks(shown?.marks ?? []).filter(({ look }) => look !== "verified"),
    [shown],
  );
  return (
    <section className="card edit-preview" aria-labelledby="edit-preview-title">
      <h2 id="edit-preview-title">Live preview</h2>
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

type LivePreview = {
  readonly shown: PreviewedEdit | null;
  readonly failure: string | null;
  readonly fields: FieldMessages;
};

export function useLivePreview(postId: string, form: EditForm): LivePreview {
  const { readerNote: _, ...fields } = form;
  const answer = useAnswer(previewEdit, { postId, fields });
  const [shown, setShown] = useState<PreviewedEdit | null>(null);
  if (answer?.ok === true && answer.value !== shown) setShown(answer.value);
  if (answer?.ok !== false) return { shown, failure: null, fields: {} };
  const refused = z.safeParse(fieldRefusal, answer.details).data;
  return { shown, failure: answer.message, fields: refused?.fields ?? {} };
}
