import { lazy, Suspense, useCallback, useState } from "react";
import { Link } from "react-router";
import type { RecentRun } from "../calls/runs.ts";
import {
  readDeadLinks,
  readMistakes,
  readStoppedSchedules,
  readWaitingFacts,
} from "../calls/needs-schema.ts";
import { callAsAdmin, type Admin } from "./kit/office-access.ts";
import { NotLoaded } from "./kit/desk-page.tsx";
import { useAnswer } from "./facts/use-answer.ts";
import { PeriodicReview } from "./periodic-review.tsx";
import { counted } from "./phrases.ts";
import { OfficialNews, useOfficialPages } from "./watch/changed-official-pages.tsx";
import { PostItems } from "./posts/post-items.tsx";
import { openPreview } from "./posts/open-preview.ts";
import { useShortList, type ShortList } from "./posts/use-short-list.ts";
import { RunRow, type RunActions } from "./recent-work.tsx";

type NeedsProps = {
  admin: Admin;
  /** Differs when the AI has begun, made or changed a post. */
  changes: string;
  /** What failed and was not put away. */
  failures: readonly RecentRun[];
  actions: RunActions;
};

/** Loaded when something was stopped. */
const StoppedSchedules = lazy(async () => ({
  default: (await import("./stopped-schedules.tsx")).StoppedSchedules,
}));

/** What needs a person, before everything else: to read, to confirm, to look at again, to decide, to put away. */
export function Needs({ admin, changes, failures, actions }: NeedsProps) {
  const drafts = useShortList(admin, "draft", changes);
  const pending = useShortList(admin, "pending", changes);
  const waiting = useWaiting(admin);
  const official = useOfficialPages(admin);
  const { facts, deadLinks, mistakes, stopped } = waiting;
  const isFree =
    drafts.answer?.ok === true &&
    pending.answer?.ok === true &&
    drafts.posts.length + pending.posts.length + failures.length === 0 &&
    facts + deadLinks + mistakes + official.waiting + stopped.length === 0;
  return (
    <section className="stack" aria-labelledby="needs-title">
      <h2 id="needs-title" tabIndex={-1}>
        What needs you
      </h2>
      <OfficialNews {...official} />
      {drafts.answer === null && (
        <p className="quiet" role="status">
          Looking what waits…
        </p>
      )}
      {isFree && <p className="quiet">No draft, change or fact waits for anybody.</p>}
      {stopped.length > 0 && (
        <Suspense fallback={null}>
          <StoppedSchedules admin={admin} stopped={stopped} refresh={waiting.refresh} />
        </Suspense>
      )}
      <PostsToRead
        admin={admin}
        title="Drafts to read"
        list={drafts}
        all={{ href: "/admin/posts?status=draft", label: "All drafts" }}
      />
      <PostsToRead
        admin={admin}
        title="Changes to read"
        list={pending}
        all={{ href: "/admin/posts?status=pending", label: "All changes that wait" }}
      />
      <PeriodicReview admin={admin} changes={changes} />
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
      {failures.length > 0 && <Failures of={failures} actions={actions} />}
    </section>
  );
}

type PostsToReadProps = {
  admin: Admin;
  title: string;
  list: ShortList;
  all: { readonly href: string; readonly label: string };
};

function PostsToRead({ admin, title, list, all }: PostsToReadProps) {
  const { answer, posts, hasMore, refresh } = list;
  if (answer?.ok === false)
    return <NotLoaded what={title} reason={answer.message} retry={refresh} />;
  if (posts.length === 0) return null;
  return (
    <section className="stack" aria-label={title}>
      <h3>{title}</h3>
      <PostItems
        posts={posts}
        looker={{ isApprover: admin.role === "admin" }}
        openPreview={(post) => void openPreview(admin, post)}
      />
      {hasMore && (
        <p>
          <Link to={all.href}>{all.label}</Link>
        </p>
      )}
    </section>
  );
}

function Failures({ of, actions }: { of: readonly RecentRun[]; actions: RunActions }) {
  const [readAt] = useState(() => new Date());
  return (
    <section className="stack" aria-label="Failed">
      <h3>Failed</h3>
      <ul className="desk-runs">
        {of.map((run) => (
          <RunRow run={run} now={readAt} actions={actions} key={run.id} />
        ))}
      </ul>
    </section>
  );
}

/** What else waits; nothing of what cannot be told. */
function useWaiting(admin: Admin) {
  const askFacts = useCallback(() => callAsAdmin(admin, readWaitingFacts, {}), [admin]);
  const askLinks = useCallback(() => callAsAdmin(admin, readDeadLinks, {}), [admin]);
  const askMistakes = useCallback(
    () => callAsAdmin(admin, readMistakes, { show: "none" }),
    [admin],
  );
  const askStopped = useCallback(() => callAsAdmin(admin, readStoppedSchedules, {}), [admin]);
  const facts = useAnswer(askFacts).value?.waiting ?? [];
  const schedules = useAnswer(askStopped);
  return {
    /** Changes of exam facts. */
    facts: new Set(facts.map(({ changeId }) => changeId)).size,
    mistakes: useAnswer(askMistakes).value?.waiting ?? 0,
    deadLinks: useAnswer(askLinks).value?.links.length ?? 0,
    stopped: schedules.value?.stopped ?? [],
    refresh: () => void schedules.refresh(),
  };
}
