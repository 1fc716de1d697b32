import { useCallback, useEffect, useState } from "react";
import { NotLoaded } from "./kit/desk-page.tsx";
import { postAddress } from "../../domain/posts/post-address.ts";
import { failuresOf, foldedWork } from "./folded-work.ts";
import { readRecentRuns, type RecentRun, type RunPost } from "../calls/runs.ts";
import { ago, stopwatch, useElapsedSeconds } from "./elapsed.ts";
import { Instant } from "./kit/times.tsx";
import { counted, stageLabel } from "./phrases.ts";
import { callAsAdmin, type Admin } from "./kit/office-access.ts";
import type { Answer } from "./kit/call.ts";

type RecentWorkProps = RecentRuns & { refresh: () => void; actions: RunActions };

/** What was asked of the AI lately and what came of it; failures stand above, with what needs a person. */
export function RecentWork(props: RecentWorkProps) {
  return (
    <section className="stack" aria-labelledby="recent-title">
      <h2 id="recent-title">Recent work</h2>
      <RecentWorkList {...props} />
    </section>
  );
}

/** How many posts' work is shown at once. */
const mostShown = 5;

function RecentWorkList({ answer, readAt, refresh, actions }: RecentWorkProps) {
  const [isWhole, setWhole] = useState(false);
  if (answer === null) return <ListSkeleton />;
  if (!answer.ok) return <NotLoaded what="Recent work" reason={answer.message} retry={refresh} />;
  const failed = new Set(failuresOf(answer.value.runs).map(({ id }) => id));
  const work = foldedWork(answer.value.runs).filter(({ latest }) => !failed.has(latest.id));
  if (work.length === 0)
    return <p className="quiet">Nothing yet. Your first draft will appear here.</p>;
  return (
    <>
      <ul className="desk-runs">
        {work.slice(0, isWhole ? work.length : mostShown).map(({ latest, earlier }) => (
          <RunRow
            run={latest}
            earlier={earlier}
            now={readAt}
            actions={actions}
            key={latest.post?.id ?? latest.id}
          />
        ))}
      </ul>
      {work.length > mostShown && !isWhole && (
        <p>
          <button className="button button-quiet" type="button" onClick={() => setWhole(true)}>
            Show {work.length - mostShown} more
          </button>
        </p>
      )}
    </>
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

/** What a person may do with a run or its post. */
export type RunActions = {
  /** Puts the run's prompt back into the form. */
  readonly reuse: (run: RecentRun) => void;
  /** Makes a new link to a draft whose links have expired, and goes there. */
  readonly openNewLink: (post: RunPost) => void;
  /** Ends a run that waits or is under way. */
  readonly cancel: (run: RecentRun) => void;
  /** Takes a failure from the dashboard. */
  readonly putAway: (run: RecentRun) => void;
};

type RunRowProps = {
  run: RecentRun;
  earlier?: readonly RecentRun[];
  now: Date;
  actions: RunActions;
};

/** One run: what was asked, how far it is, and the way on. */
export function RunRow({ run, earlier = [], now, actions }: RunRowProps) {
  const { post } = run;
  return (
    <li className="desk-run">
      <div className="desk-run-words">
        <p className="cluster">
          <StateBadge run={run} />
          {isRunning(run) ? (
            <RunningFor since={run.created_at} />
          ) : (
            <time className="quiet" dateTime={run.created_at}>
              {ago(run.created_at, now)}
            </time>
          )}
        </p>
        <p className="desk-run-title clamp-2">{post?.title ?? run.prompt}</p>
        {post !== null && <p className="quiet clamp-2">{run.prompt}</p>}
        {run.error !== null && <p className="error">{run.error}</p>}
        {run.remark !== null && post?.status === "draft" && <p className="error">{run.remark}</p>}
        {earlier.length > 0 && (
          <details className="disclosure">
            <summary>{counted(earlier.length, "earlier request")} for this post</summary>
            <ul className="desk-look-reasons">
              {earlier.map((one) => (
                <li key={one.id}>
                  <Instant of={one.created_at} />: {one.prompt}
                </li>
              ))}
            </ul>
          </details>
        )}
      </div>
      <div className="cluster">
        {post !== null && <PostLink post={post} openNewLink={actions.openNewLink} />}
        {isRunning(run) && (
          <button className="button button-quiet" type="button" onClick={() => actions.cancel(run)}>
            Cancel<span className="visually-hidden">: {post?.title ?? run.prompt}</span>
          </button>
        )}
        {(run.state === "failed" || run.state === "cancelled") && run.kind === "generate" && (
          <button className="button button-quiet" type="button" onClick={() => actions.reuse(run)}>
            Use this prompt again
          </button>
        )}
        {run.state === "failed" && (
          <button
            className="button button-quiet"
            type="button"
            onClick={() => actions.putAway(run)}
          >
            Put away<span className="visually-hidden">: {post?.title ?? run.prompt}</span>
          </button>
        )}
      </div>
    </li>
  );
}

const postStates = { draft: "Draft", published: "Published", withdrawn: "Withdrawn" } as const;

/** Whether readers have all of it. */
function isRead({ status, previewUrl }: RunPost): boolean {
  return status === "published" && previewUrl === null;
}

function postStateOf(post: RunPost | null): string {
  if (post?.status === "published" && !isRead(post)) return "Change waiting";
  return postStates[post?.status ?? "draft"];
}

function StateBadge({ run: { state, stage, post } }: { run: RecentRun }) {
  if (state === "failed") return <span className="badge badge-danger">Failed</span>;
  if (state === "cancelled") return <span className="badge badge-quiet">Cancelled</span>;
  if (state === "succeeded") return <span className="badge">{postStateOf(post)}</span>;
  return (
    <span className="badge badge-warning" role="status">
      {state === "queued" ? "Waiting" : stageLabel(stage)}
    </span>
  );
}

/** The time since a run was asked for; silent, for it would talk without end. */
function RunningFor({ since }: { since: string }) {
  const seconds = useElapsedSeconds(Date.parse(since));
  return (
    <span className="desk-clock">
      <span className="visually-hidden">Elapsed time </span>
      {stopwatch(seconds)}
    </span>
  );
}

function PostLink({ post, openNewLink }: { post: RunPost } & Pick<RunActions, "openNewLink">) {
  const { slug, title, published_at, previewUrl } = post;
  const about = <span className="visually-hidden">: {title}</span>;
  if (isRead(post) && published_at !== null)
    return (
      <a className="button button-quiet" href={postAddress({ slug, published_at })}>
        View post{about}
      </a>
    );
  if (previewUrl === null)
    return (
      <button className="button button-quiet" type="button" onClick={() => openNewLink(post)}>
        New preview link{about}
      </button>
    );
  return (
    <a className="button button-quiet" href={previewUrl}>
      Open preview{about}
    </a>
  );
}

/** How often the list is read again while something runs, in milliseconds. */
const refreshEvery = 3_000;

export type RecentRuns = {
  /** Null until the first answer. */
  readonly answer: Answer<{ readonly runs: readonly RecentRun[] }> | null;
  /** When the list was read; ages are counted to it. */
  readonly readAt: Date;
};

/** The latest runs, read again while one of them runs and whenever `refresh` is called. */
export function useRecentRuns(admin: Admin): RecentRuns & { refresh: () => void } {
  const [recent, setRecent] = useState<RecentRuns>({ answer: null, readAt: new Date() });

  const refresh = useCallback(() => {
    void callAsAdmin(admin, readRecentRuns, {}).then((answer) =>
      setRecent({ answer, readAt: new Date() }),
    );
  }, [admin]);

  useEffect(refresh, [refresh]);

  const isWorking = recent.answer?.ok === true && recent.answer.value.runs.some(isRunning);
  useEffect(() => {
    if (!isWorking) return;
    const timer = setInterval(refresh, refreshEvery);
    return () => clearInterval(timer);
  }, [isWorking, refresh]);

  return { ...recent, refresh };
}

function isRunning({ state }: RecentRun): boolean {
  return state === "queued" || state === "running";
}
