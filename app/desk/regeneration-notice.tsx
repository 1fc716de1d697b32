import { stageLabel } from "./stage-label.ts";
import type { Regeneration } from "./use-regeneration.ts";

/** What the AI is doing with the post, or why it could not. */
export function RegenerationNotice({ job, isRunning, isCutOff }: Regeneration) {
  if (isRunning) return <RunningNotice stage={job?.stage ?? null} isCutOff={isCutOff} />;
  if (job?.state === "cancelled")
    return (
      <div className="alert alert-warning" role="status">
        <p>
          <strong>The last regeneration was cancelled.</strong> The draft below is as it was before;
          the corrections stand on the edit page again.
        </p>
      </div>
    );
  if (job?.state !== "failed") return null;
  return (
    <div className="alert alert-danger" role="alert">
      <p>
        <strong>The last regeneration failed.</strong> {job.error}
      </p>
      <p>The draft below is as it was before; the corrections stand on the edit page again.</p>
    </div>
  );
}

function RunningNotice({ stage, isCutOff }: { stage: string | null; isCutOff: boolean }) {
  return (
    <div className="alert" role="status">
      <p className="desk-waiting">
        <span className="spinner" aria-hidden="true" />
        <span>
          <strong>AI is regenerating the post.</strong> {stageLabel(stage)}
        </span>
      </p>
      <p>Below is the draft as it was; this page shows the new one by itself when it is ready.</p>
      {isCutOff && <p>The server could not be reached just now; the next try comes by itself.</p>}
    </div>
  );
}
