import { stopwatch, useElapsedSeconds } from "./elapsed.ts";
import { stageLabel } from "./stage-label.ts";
import type { GenerationProgress } from "./use-generation.ts";

/** The present stage and the time so far. Only the stage is announced; the clock would talk without end. */
export function GenerationStatus({ startedAt, stage }: GenerationProgress) {
  const seconds = useElapsedSeconds(startedAt);
  return (
    <p className="desk-waiting">
      <span className="spinner" aria-hidden="true" />
      <span role="status">{stageLabel(stage)}</span>
      <span className="desk-clock">
        <span className="visually-hidden">Elapsed time </span>
        {stopwatch(seconds)}
      </span>
    </p>
  );
}
