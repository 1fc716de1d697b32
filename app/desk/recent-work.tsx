import { RunRow, type RunActions } from "./run-row.tsx";
import type { RecentRuns } from "./use-recent-runs.ts";
import { NotLoaded } from "./not-loaded.tsx";

type RecentWorkProps = RecentRuns & { refresh: () => void; actions: RunActions };

/** What was asked of the AI lately and what came of it. */
export function RecentWork(props: RecentWorkProps) {
  return (
    <section className="stack" aria-labelledby="recent-title">
      <h2 id="recent-title">Recent work</h2>
      <RecentWorkList {...props} />
    </section>
  );
}

function RecentWorkList({ answer, readAt, refresh, actions }: RecentWorkProps) {
  if (answer === null) return <ListSkeleton />;
  if (!answer.ok) return <NotLoaded what="Recent work" reason={answer.message} retry={refresh} />;
  if (answer.value.length === 0)
    return <p className="quiet">Nothing yet. Your first draft will appear here.</p>;
  return (
    <ul className="desk-runs">
      {answer.value.map((run) => (
        <RunRow run={run} now={readAt} actions={actions} key={run.id} />
      ))}
    </ul>
  );
}

function ListSkeleton() {
  return (
    <div className="stack" role="status">
      <span className="visually-hidden">Loading recent work…</span>
      <span className="skeleton desk-run-skeleton" />
      <span className="skeleton desk-run-skeleton" />
      <span className="skeleton desk-run-skeleton" />
    </div>
  );
}
