import { Suspense, useEffect, type ReactNode } from "react";
import { Link } from "react-router";
import type { DeskPost } from "../../../domain/review/desk-post.ts";
import { useIsApprover } from "../kit/admin-access.tsx";
import { Badge, type Tone } from "../kit/badge.tsx";
import { RowButton } from "../kit/button.tsx";
import { NotLoaded, Part } from "../kit/desk-page.tsx";
import { focusOn } from "../kit/focus.ts";
import { useCommand } from "../kit/use-command.ts";
import { counted } from "../phrases.ts";
import { unverifiedIn } from "../posts/post-standing.ts";
import { SiteVerdict } from "../settings/status-view.tsx";
import { isReturned, type DashboardCommand, type DashboardData } from "./read-dashboard.ts";
import { openFailures, type Reuse } from "./recent-work.tsx";

export function Needs({ found, reuse }: Reuse & { found: DashboardData }) {
  const isApprover = useIsApprover();
  const { drafts, pending, unread, runs, setup } = found;
  const { facts, stopped, pageChanges } = found.waiting;
  const { answer, isBusy, send } = useCommand<DashboardCommand>();
  const failures = openFailures(runs.ok ? runs.value.runs : []);
  const lists = [
    { what: "The drafts", all: "All drafts", status: "draft", ...drafts },
    { what: "The changes", all: "All pending changes", status: "pending", ...pending },
    { what: "The live posts", all: "All that nobody has read", status: "unread", ...unread },
  ];

  // The row of what was put away is gone.
  useEffect(() => {
    if (answer !== undefined) focusOn("needs-title");
  }, [answer]);

  const dismissal = (kind: DashboardCommand["kind"], id: string, about: string) => (
    <RowButton label="Dismiss" about={about} isBusy={isBusy} run={() => send({ kind, id })} />
  );
  const needs: readonly NeedProps[] = [
    ...setup.map(([title, to]) => ({ id: to, tone: "quiet", state: "Set up", title, to }) as const),
    ...waitingNeed(pageChanges, {
      id: "pages",
      state: "News",
      title: `Official page changed: ${counted(pageChanges, "change")} to look at`,
      to: "/admin/official-pages",
    }),
    ...waitingNeed(facts, {
      id: "facts",
      state: "Facts",
      title: `${counted(facts, "change waits", "changes wait")} for approval`,
      to: "/admin/facts",
    }),
    ...stopped.map(
      ({ id, postId, title, outcome }) =>
        ({
          id,
          tone: "danger",
          state: "Not published",
          title,
          to: `/admin/posts/${postId}`,
          detail: outcome,
          buttons: isApprover && dismissal("dismiss-schedule", id, title),
        }) as const,
    ),
    ...lists.flatMap(({ posts }) => posts.map(postNeed)),
    ...failures.map(
      (run) =>
        ({
          id: run.id,
          tone: "danger",
          state: "Failed",
          title: run.post?.title ?? run.prompt,
          detail: run.error,
          buttons: (
            <>
              {run.kind === "generate" && (
                <RowButton label="Use this prompt again" run={() => reuse(run)} />
              )}
              {dismissal("put-away", run.id, run.prompt)}
            </>
          ),
        }) as const,
    ),
  ];

  return (
    <Part isCard id="needs-title" title="Needs your attention">
      {lists.map(
        ({ what, failure }) =>
          failure !== null && <NotLoaded what={what} reason={failure} key={what} />,
      )}
      {needs.length === 0 && drafts.failure === null && (
        <p className="quiet">You're all caught up.</p>
      )}
      <ul className="desk-needs">
        {needs.map((need) => (
          <Need {...need} key={need.id} />
        ))}
      </ul>
      {lists.some(({ hasMore }) => hasMore) && (
        <p className="cluster">
          {lists
            .filter(({ hasMore }) => hasMore)
            .map(({ all, status }) => (
              <Link to={`/admin/posts?status=${status}`} key={status}>
                {all}
              </Link>
            ))}
        </p>
      )}
      <Suspense fallback={<p className="quiet">Checking the system…</p>}>
        <SiteVerdict status={found.status} isApprover={isApprover} />
      </Suspense>
    </Part>
  );
}

type NeedProps = {
  id: string;
  tone: Tone;
  state: string;
  title: string;
  to?: string;
  /** Why it failed, or was sent back. */
  detail?: string | null;
  buttons?: ReactNode;
};

function Need({ tone, state, title, to, detail, buttons }: NeedProps) {
  return (
    <li className="desk-need">
      <Badge tone={tone}>{state}</Badge>
      <span className="desk-need-title" title={title}>
        {to === undefined ? (
          title
        ) : (
          <Link to={to} reloadDocument={!to.startsWith("/admin/")}>
            {title}
          </Link>
        )}
      </span>
      {detail && <p className={tone === "danger" ? "error" : "quiet"}>{detail}</p>}
      {buttons}
    </li>
  );
}

function waitingNeed(count: number, need: Omit<NeedProps, "tone">): readonly NeedProps[] {
  return count === 0 ? [] : [{ ...need, tone: "warning" }];
}

function postNeed(post: DeskPost): NeedProps {
  const { id, title, review, live_revision: live, previewUrl } = post;
  const editor = `/admin/posts/${id}`;
  if (post.isUnread && post.pending_revision === null) {
    const detail = unverifiedIn(post);
    const to = post.publicUrl ?? editor;
    return { id, tone: "warning", state: "Live, unread", title, to, detail };
  }
  if (isReturned(post)) {
    const detail = review?.note ?? null;
    return { id, tone: "warning", state: "Sent back", title, to: editor, detail };
  }
  const state = live === null ? "Draft" : "Change";
  return { id, tone: "quiet", state, title, to: previewUrl ?? editor };
}
