import { ChecksPanel } from "../checks/checks-panel.tsx";
import { ReviewedPostView } from "../reviewed-post.tsx";
import { Waiting } from "../waiting.tsx";
import type { useLivePreview } from "./use-live-preview.ts";

/** What is typed as readers would get it, and what the checks see in it. */
export function LivePreviewPane({ preview }: { preview: ReturnType<typeof useLivePreview> }) {
  const { shown, failure, isReading } = preview;
  return (
    <section className="edit-preview" aria-labelledby="edit-preview-title" aria-busy={isReading}>
      <h2 className="desk-card-title" id="edit-preview-title">
        Preview of what is typed
      </h2>
      {failure !== null && (
        <div className="alert alert-warning" role="alert">
          <p>{failure}</p>
          {shown !== null && <p>Below is the last preview that could be made.</p>}
        </div>
      )}
      {shown === null && failure === null && <Waiting label="Making the preview…" />}
      {shown !== null && (
        <>
          <ChecksPanel checks={shown.checks} />
          {shown.image !== null && (
            <img className="hero-image" src={shown.image.url} alt={shown.image.alt} />
          )}
          <ReviewedPostView post={shown.post} titleLevel="h2" />
        </>
      )}
    </section>
  );
}
