import { useEffect, useState, type ReactNode } from "react";
import { Link } from "react-router";
import type { RecentRun } from "../../calls/runs.ts";
import { focusOn } from "../kit/focus.ts";
import { useCommand } from "../kit/use-command.ts";
import { Part } from "../kit/desk-page.tsx";
import { counted } from "../phrases.ts";
import type { DashboardCommand } from "./dashboard-changes.ts";
import { failuresOf } from "./folded-work.ts";
import type { DashboardData, ShortList } from "./read-dashboard.ts";
import { RunRow } from "./recent-work.tsx";
import { ShortPosts } from "./short-posts.tsx";
import type { StoppedOnDesk } from "../../../domain/review/schedules/review-schedules.ts";
import { useIsApprover } from "../kit/admin-access.tsx";
import { QuietButton, QuietLink } from "../kit/button.tsx";
import { ConfirmDialog } from "../kit/desk-dialog.tsx";
import { Instant } from "../kit/times.tsx";

type NeedsProps = {
  found: DashboardData;
  reuse: (run: RecentRun) => void;
  /** How the site itself is. */
  children: ReactNode;
};

/** What needs a person, before everything else: to read, to confirm, to look at again, to decide, to put away. */
export function Needs({ found, reuse, children }: NeedsProps) {
  const { drafts, pending, unread, runs, readAt } = found;
  const { facts, stopped, pageChanges } = found.waiting;
  const { answer, send } = useCommand<DashboardCommand>();
  const failures = failuresOf(runs.ok ? runs.value.runs : []);
  const isFree =
    drafts.failure === null &&
    pending.failure === null &&
    unread.failure === null &&
    drafts.posts.length + pending.posts.length + unread.posts.length + failures.length === 0 &&
    facts + pageChanges + stopped.length === 0;

  // The row of what was put away is gone.
  useEffect(() => {
    if (answer !== undefined) focusOn("needs-title");
  }, [answer]);

  return (
    <Part id="needs-title" title="Needs your attention">
      {pageChanges > 0 && <OfficialNews count={pageChanges} />}
      {isFree && <p className="quiet">You're all caught up.</p>}
      {stopped.length > 0 && <StoppedSchedules stopped={stopped} send={send} />}
      <ToRead
        title="Drafts to read"
        list={drafts}
        all={{ href: "/admin/posts?status=draft", label: "All drafts" }}
      />
      <ToRead
        title="Changes to read"
        list={pending}
        all={{ href: "/admin/posts?status=pending", label: "All pending changes" }}
      />
      <ToRead
        title="Live, read by nobody"
        list={unread}
        all={{ href: "/admin/posts?status=unread", label: "All that nobody has read" }}
      />
      {facts > 0 && (
        <p>
          <Link to="/admin/facts">
            {counted(facts, "change")} of exam facts {facts === 1 ? "waits" : "wait"} for approval
          </Link>
        </p>
      )}
      {failures.length > 0 && (
        <section className="stack" aria-label="Failed">
          <h3>Failed</h3>
          <ul className="desk-runs">
            {failures.map((run) => (
              <RunRow
                run={run}
                readAt={readAt}
                reuse={reuse}
                putAway={({ id: runId }) => send({ kind: "put-away", runId })}
                key={run.id}
              />
            ))}
          </ul>
        </section>
      )}
      {children}
    </Part>
  );
}

type ToReadProps = { title: string; list: ShortList; all: { href: string; label: string } };

function ToRead({ title, list, all }: ToReadProps) {
  if (list.failure === null && list.posts.length === 0) return null;
  return (
    <section className="stack" aria-label={title}>
      <h3>{title}</h3>
      <ShortPosts what={title} list={list} all={all} />
    </section>
  );
}

/** Changes of official pages: first under what needs a person. */
function OfficialNews({ count }: { count: number }) {
  return (
    <p className="alert alert-warning">
      <Link to="/admin/official-pages">
        <strong>Official page changed:</strong> {counted(count, "change")} to look at
      </Link>
    </p>
  );
}

type StoppedSchedulesProps = {
  stopped: readonly StoppedOnDesk[];
  send: (command: DashboardCommand) => void;
};

/** What was to go public by itself and was stopped: why, and the way to mend it. */
function StoppedSchedules({ stopped, send }: StoppedSchedulesProps) {
  const isApprover = useIsApprover();
  const [asked, setAsked] = useState<StoppedOnDesk | null>(null);

  return (
    <section className="stack" aria-label="Not published as scheduled">
      <h3>Not published as scheduled</h3>
      <ul className="desk-runs">
        {stopped.map((one) => (
          <li className="desk-run" key={one.id}>
            <div className="desk-run-words">
              <p className="desk-run-title clamp-2">{one.title}</p>
              <p className="quiet">
                Was scheduled for <Instant of={one.publishAt} />.
              </p>
              <p className="error">{one.outcome}</p>
            </div>
            <div className="cluster">
              <QuietLink
                to={`/admin/posts/${one.postId}`}
                label="Open in editor"
                about={one.title}
              />
              {isApprover && (
                <QuietButton label="Dismiss" about={one.title} run={() => setAsked(one)} />
              )}
            </div>
          </li>
        ))}
      </ul>
      {asked !== null && (
        <ConfirmDialog
          title="Dismiss this?"
          text={
            <p>
              “{asked.title}” stays as it is and is not scheduled any more. Nobody is reminded of it
              here; the log keeps why it was stopped.
            </p>
          }
          action="Dismiss"
          onConfirm={() => {
            setAsked(null);
            send({ kind: "dismiss-schedule", id: asked.id });
          }}
          onCancel={() => setAsked(null)}
        />
      )}
    </section>
  );
}
