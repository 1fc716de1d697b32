import { stopwatch, useElapsedSeconds } from "./elapsed.ts";
import { stageLabel } from "./stage-label.ts";
import type { GenerationProgress } from "./use-generation.ts";

/**
 * The stages so far and the time since the beginning. Only the present stage is announced; the clock
 * and the count would talk without end.
 */
export function GenerationStatus({ startedAt, stages, characters }: GenerationProgress) {
  const seconds = useElapsedSeconds(startedAt);
  return (
    <div className="desk-progress">
      <p className="desk-waiting">
        <span className="spinner" aria-hidden="true" />
        <span role="status">{stageLabel(stages.at(-1) ?? null)}</span>
        <span className="desk-clock">
          <span className="visually-hidden">Elapsed time </span>
          {stopwatch(seconds)}
        </span>
      </p>
      {characters !== null && <p className="quiet">{written(characters)}</p>}
      {stages.length > 1 && (
        <ol className="desk-stages" aria-label="Done so far">
          {stages.slice(0, -1).map((stage) => (
            <li key={stage}>{stageLabel(stage).replace(/…$/, "")}</li>
          ))}
        </ol>
      )}
    </div>
  );
}

function written(characters: number): string {
  return `${characters.toLocaleString("en-IN")} characters written`;
}
