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
import { SiteVerdict } from "../settings/status-view.tsx";
import { isReturned, type DashboardCommand, type DashboardData } from "./read-dashboard.ts";
import { openFailures, type Reuse } from "./recent-work.tsx";

export function Needs({ found, reuse }: Reuse & { found: DashboardData }) {
  const isApprover = useIsApprover();
  const { drafts, pending, unread, runs, setup } = found;
  const { facts, stopped, pageChanges } = found.waiting;
  const { answer, isBusy, send } = useCommand<DashboardCommand>();
  const failures = openFailures(runs.ok ? runs.value.runs : []);
  const posts = [...unread.posts, ...drafts.posts, ...pending.posts];
  const rows = [posts, failures, stopped, setup];
  const isFree = rows.every(({ length }) => length === 0) && facts + pageChanges === 0;

  // The row of what was put away is gone.
  useEffect(() => {
    if (answer !== undefined) focusOn("needs-title");
  }, [answer]);

  return (
    <Part isCard id="needs-title" title="Needs your attention">
      {Object.entries({
        "The drafts": drafts,
        "The changes": pending,
        "The live posts": unread,
      }).map(
        ([what, { failure }]) =>
          failure !== null && <NotLoaded what={what} reason={failure} key={what} />,
      )}
      {isFree && drafts.failure === null && <p className="quiet">You're all caught up.</p>}
      <ul className="desk-needs">
        {setup.map(([label, to]) => (
          <Need tone="quiet" state="Set up" title={label} to={to} key={to} />
        ))}
        {pageChanges > 0 && (
          <Need
            tone="warning"
            state="News"
            title={`Official page changed: ${counted(pageChanges, "change")} to look at`}
            to="/admin/official-pages"
          />
        )}
        {facts > 0 && (
          <Need
            tone="warning"
            state="Facts"
            title={`${counted(facts, "change")} ${facts === 1 ? "waits" : "wait"} for approval`}
            to="/admin/facts"
          />
        )}
        {stopped.map(({ id, postId, title, outcome }) => (
          <Need
            tone="danger"
            state="Not published"
            title={title}
            to={`/admin/posts/${postId}`}
            detail={outcome}
            key={id}
          >
            {isApprover && (
              <RowButton
                label="Dismiss"
                about={title}
                isBusy={isBusy}
                run={() => send({ kind: "dismiss-schedule", id })}
              />
            )}
          </Need>
        ))}
        {posts.map((post) => (
          <PostNeed post={post} key={post.id} />
        ))}
        {failures.map((run) => (
          <Need
            tone="danger"
            state="Failed"
            title={run.post?.title ?? run.prompt}
            detail={run.error}
            key={run.id}
          >
            {run.kind === "generate" && (
              <RowButton label="Use this prompt again" run={() => reuse(run)} />
            )}
            <RowButton
              label="Dismiss"
              about={run.prompt}
              isBusy={isBusy}
              run={() => send({ kind: "put-away", id: run.id })}
            />
          </Need>
        ))}
      </ul>
      {(drafts.hasMore || pending.hasMore || unread.hasMore) && (
        <p className="cluster">
          {drafts.hasMore && <Link to="/admin/posts?status=draft">All drafts</Link>}
          {pending.hasMore && <Link to="/admin/posts?status=pending">All pending changes</Link>}
          {unread.hasMore && <Link to="/admin/posts?status=unread">All that nobody has read</Link>}
        </p>
      )}
      <Suspense fallback={<p className="quiet">Checking the system…</p>}>
        <SiteVerdict status={found.status} isApprover={isApprover} />
      </Suspense>
    </Part>
  );
}

type NeedProps = {
  tone: Tone;
  state: string;
  title: string;
  to?: string;
  note?: string;
  /** Why it failed, or was sent back. */
  detail?: string | null;
  children?: ReactNode;
};

function Need({ tone, state, title, to, note, detail = null, children }: NeedProps) {
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
      {note !== undefined && <span className="quiet">{note}</span>}
      {detail !== null && <p className={tone === "danger" ? "error" : "quiet"}>{detail}</p>}
      {children}
    </li>
  );
}

function PostNeed({ post }: { post: DeskPost }) {
  const { id, title, review, live_revision: live, previewUrl } = post;
  if (post.isUnread && post.pending_revision === null)
    return (
      <Need
        tone="warning"
        state="Live, unread"
        title={title}
        to={post.publicUrl ?? `/admin/posts/${id}`}
        note={counted(post.checks?.unverified ?? 0, "unverified statement")}
      />
    );
  if (isReturned(post))
    return (
      <Need
        tone="warning"
        state="Sent back"
        title={title}
        to={`/admin/posts/${id}`}
        detail={review?.note ?? null}
      />
    );
  return (
    <Need
      tone="quiet"
      state={live === null ? "Draft" : "Change"}
      title={title}
      to={previewUrl ?? `/admin/posts/${id}`}
    />
  );
}
