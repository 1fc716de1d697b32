import { useDebouncedValue } from "@mantine/hooks";
import { useEffect, useMemo, useState } from "react";
import * as z from "zod/mini";
import type { MarkView } from "../../../domain/review/marks-view.ts";
import { nameMarks } from "../marks/mark-names.ts";
import { ReviewedPostView } from "../reviewed-post.tsx";
import { Loading } from "../kit/desk-page.tsx";
import { attempt } from "../kit/office-access.ts";
import { fieldRefusal, previewEdit, type PreviewedEdit } from "../../calls/editing.ts";
import type { FieldMessages } from "../../../domain/review/editing/edited-content.ts";
import type { EditForm } from "./unsaved-words.ts";

type LivePreviewPaneProps = {
  preview: LivePreview;
  locate: (mark: MarkView) => void;
};

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

const pause = 400;

type LivePreview = {
  /** The last one that could be made. */
  readonly shown: PreviewedEdit | null;
  readonly failure: string | null;
  readonly fields: FieldMessages;
};

export function useLivePreview(postId: string, form: EditForm): LivePreview {
  const [settled] = useDebouncedValue(form, pause);
  const [preview, setPreview] = useState<LivePreview>({ shown: null, failure: null, fields: {} });

  useEffect(() => {
    const control = new AbortController();
    const { signal } = control;
    const { readerNote: _, ...words } = settled;
    void attempt(previewEdit, { postId, fields: words }, { signal }).then((answer) => {
      if (signal.aborted) return;
      const { fields = {} } = answer.ok
        ? {}
        : (z.safeParse(fieldRefusal, answer.details).data ?? {});
      setPreview(({ shown }) => ({
        shown: answer.ok ? answer.value : shown,
        failure: answer.ok ? null : answer.message,
        fields,
      }));
    });
    return () => control.abort();
  }, [postId, settled]);

  return preview;
}
