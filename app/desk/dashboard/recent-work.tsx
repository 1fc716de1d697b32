import { useEffect } from "react";
import { useRevalidator } from "react-router";
import { postAddress } from "../../../domain/posts/post-address.ts";
import { readRecentRuns, type RecentRun, type RunPost } from "../../calls/generation.ts";
import { attempt } from "../kit/office-access.ts";
import { QuietButton, QuietLink } from "../kit/button.tsx";
import { EmptyNote } from "../kit/desk-list.tsx";
import { NotLoaded, Part } from "../kit/desk-page.tsx";
import { useCommand } from "../kit/use-command.ts";
import { Instant } from "../kit/times.tsx";
import { stageLabel } from "../phrases.ts";
import { openPreview } from "../posts/open-preview.ts";
import { Stopwatch } from "../stopwatch.tsx";
import type { DashboardCommand, DashboardData } from "./read-dashboard.ts";
import { Badge } from "../kit/badge.tsx";

export type Reuse = { readonly reuse: (run: RecentRun) => void };

type RecentWorkProps = Pick<DashboardData, "runs"> & Reuse;

/** The latest run of each post; a run without a post stands alone. */
function latestRuns(runs: readonly RecentRun[]): readonly RecentRun[] {
  const groups = Map.groupBy(runs, ({ id, post }) => post?.id ?? id);
  return [...groups.values()].flatMap(([latest]) => latest ?? []);
}

/** The failures that still stand: nothing was made of the same post or prompt since. */
export function openFailures(runs: readonly RecentRun[]): readonly RecentRun[] {
  return latestRuns(runs).filter(({ state }) => state === "failed");
}

const maxShown = 5;

export function RecentWork({ runs, reuse }: RecentWorkProps) {
  const all = runs.ok ? runs.value.runs : [];
  useFollowedRuns(all);
  const work = latestRuns(all).filter(({ state }) => state !== "failed");
  return (
    <Part id="recent-title" title="Recent work">
      {!runs.ok && <NotLoaded what="Recent work" reason={runs.message} />}
      {runs.ok && work.length === 0 && (
        <EmptyNote>Nothing yet. Your first draft will appear here.</EmptyNote>
      )}
      {work.length > 0 && (
        <ul className="desk-runs">
          {work.slice(0, maxShown).map((run) => (
            <RunRow run={run} reuse={reuse} key={run.post?.id ?? run.id} />
          ))}
        </ul>
      )}
    </Part>
  );
}

/** How often it is looked how far the work is, in milliseconds. */
const lookEvery = 3_000;

/** While something runs: reads the page anew when it has come further. */
function useFollowedRuns(runs: readonly RecentRun[]): void {
  const { revalidate } = useRevalidator();
  const isWorking = runs.some(isRunning);
  const known = progressOf(runs);
  useEffect(() => {
    if (!isWorking) return;
    async function look() {
      const answer = await attempt(readRecentRuns, {});
      if (answer.ok && progressOf(answer.value.runs) !== known) await revalidate();
    }
    const timer = setInterval(() => void look(), lookEvery);
    return () => clearInterval(timer);
  }, [isWorking, known, revalidate]);
}

function progressOf(runs: readonly RecentRun[]): string {
  return runs.map(({ id, state, stage }) => [id, state, stage].join(" ")).join();
}

function RunRow({ run, reuse }: Reuse & { run: RecentRun }) {
  const { id, post } = run;
  const { isBusy, send } = useCommand<DashboardCommand>();
  return (
    <li className="desk-run">
      <div className="desk-run-words">
        <p className="cluster">
          <StateBadge run={run} />
          {isRunning(run) ? (
            <Stopwatch since={Date.parse(run.created_at)} />
          ) : (
            <span className="quiet">
              <Instant of={run.created_at} />
            </span>
          )}
        </p>
        <p className="desk-run-title clamp-2">{post?.title ?? run.prompt}</p>
        {post !== null && <p className="quiet clamp-2">{run.prompt}</p>}
        {run.remark !== null && post?.status === "draft" && <p className="error">{run.remark}</p>}
      </div>
      <div className="cluster">
        {post !== null && <PostLink post={post} />}
        {isRunning(run) && (
          <QuietButton
            label="Cancel"
            about={post?.title ?? run.prompt}
            disabled={isBusy}
            run={() => send({ kind: "cancel", id })}
          />
        )}
        {run.state === "cancelled" && run.kind === "generate" && (
          <QuietButton label="Use this prompt again" run={() => reuse(run)} />
        )}
      </div>
    </li>
  );
}

const postStates = { draft: "Draft", published: "Published", withdrawn: "Withdrawn" } as const;

function isRead({ status, previewUrl }: RunPost): boolean {
  return status === "published" && previewUrl === null;
}

function postStateOf(post: RunPost | null): string {
  if (post?.status === "published" && !isRead(post)) return "Change waiting";
  return postStates[post?.status ?? "draft"];
}

function StateBadge({ run: { state, stage, post } }: { run: RecentRun }) {
  if (state === "cancelled") return <Badge tone="quiet">Cancelled</Badge>;
  if (state === "succeeded") return <Badge>{postStateOf(post)}</Badge>;
  return (
    <Badge tone="warning" role="status">
      {state === "queued" ? "Waiting" : stageLabel(stage)}
    </Badge>
  );
}

function PostLink({ post }: { post: RunPost }) {
  const { slug, title, published_at, previewUrl } = post;
  if (isRead(post) && published_at !== null)
    return <QuietLink to={postAddress({ slug, published_at })} label="View post" about={title} />;
  if (previewUrl === null)
    return (
      <QuietButton label="New preview link" about={title} run={() => void openPreview(post)} />
    );
  return <QuietLink to={previewUrl} label="Open preview" about={title} />;
}

function isRunning({ state }: RecentRun): boolean {
  return state === "queued" || state === "running";
}
