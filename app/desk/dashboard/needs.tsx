import { Suspense, useEffect } from "react";
import { Link } from "react-router";
import type { RecentRun } from "../../calls/runs.ts";
import { focusOn } from "../kit/focus.ts";
import { useCommand } from "../kit/use-command.ts";
import { Part } from "../kit/desk-page.tsx";
import { counted } from "../phrases.ts";
import type { DashboardCommand } from "./dashboard-changes.ts";
import { failuresOf } from "./folded-work.ts";
import { OfficialNews } from "./official-news.tsx";
import { PeriodicReview } from "./periodic-review.tsx";
import type { DashboardData, ShortList } from "./read-dashboard.ts";
import { RunRow } from "./recent-work.tsx";
import { ShortPosts } from "./short-posts.tsx";
import { StoppedSchedules } from "./stopped-schedules.tsx";

type NeedsProps = { found: DashboardData; reuse: (run: RecentRun) => void };

/** What needs a person, before everything else: to read, to confirm, to look at again, to decide, to put away. */
export function Needs({ found, reuse }: NeedsProps) {
  const { drafts, pending, runs, readAt, due } = found;
  const { facts, deadLinks, mistakes, stopped, news } = found.waiting;
  const { answer, send } = useCommand<DashboardCommand>();
  const failures = failuresOf(runs.ok ? runs.value.runs : []);
  const isFree =
    drafts.failure === null &&
    pending.failure === null &&
    drafts.posts.length + pending.posts.length + failures.length === 0 &&
    facts + deadLinks + mistakes + news.waiting + stopped.length === 0;

  // The row of what was put away is gone.
  useEffect(() => {
    if (answer !== undefined) focusOn("needs-title");
  }, [answer]);

  return (
    <Part id="needs-title" title="What needs you">
      <OfficialNews {...news} />
      {isFree && <p className="quiet">No draft, change or fact waits for anybody.</p>}
      {stopped.length > 0 && <StoppedSchedules {...{ stopped, send }} />}
      <ToRead
        title="Drafts to read"
        list={drafts}
        all={{ href: "/admin/posts?status=draft", label: "All drafts" }}
      />
      <ToRead
        title="Changes to read"
        list={pending}
        all={{ href: "/admin/posts?status=pending", label: "All changes that wait" }}
      />
      <Suspense
        fallback={
          <p className="quiet" role="status">
            Looking through the published posts…
          </p>
        }
      >
        <PeriodicReview due={due} />
      </Suspense>
      {facts > 0 && (
        <p>
          <Link to="/admin/facts">
            {counted(facts, "change")} of exam facts {facts === 1 ? "waits" : "wait"} for approval
          </Link>
        </p>
      )}
      {mistakes > 0 && (
        <p>
          <Link to="/admin/mistakes">Readers report {counted(mistakes, "mistake")}</Link>
        </p>
      )}
      {deadLinks > 0 && (
        <p>
          <Link to="/admin/dead-links">
            Readers follow {counted(deadLinks, "link")} in vain: see which
          </Link>
        </p>
      )}
      {failures.length > 0 && (
        <section className="stack" aria-label="Failed">
          <h3>Failed</h3>
          <ul className="desk-runs">
            {failures.map((run) => (
              <RunRow
                {...{ run, readAt, reuse }}
                putAway={({ id: runId }) => send({ kind: "put-away", runId })}
                key={run.id}
              />
            ))}
          </ul>
        </section>
      )}
    </Part>
  );
}

type ToReadProps = { title: string; list: ShortList; all: { href: string; label: string } };

function ToRead({ title, list, all }: ToReadProps) {
  if (list.failure === null && list.posts.length === 0) return null;
  return (
    <section className="stack" aria-label={title}>
      <h3>{title}</h3>
      <ShortPosts what={title} {...{ list, all }} />
    </section>
  );
}
