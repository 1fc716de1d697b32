import { setTimeout as sleep } from "node:timers/promises";
import type { Queries } from "../../database/open-database.ts";
import type { PostService } from "../posts/post-service.ts";
import type { Clock } from "../shared/clock.ts";
import { fail, succeed, type Result } from "../shared/result.ts";
import { draftingLimits } from "./limits.ts";
import { siteStops, wasCancelled } from "./run-ending.ts";
import { findRun } from "./run-repository.ts";
import {
  isOpen,
  type DraftingRun,
  type RunResult,
  type RunListener,
  type RunStage,
} from "./run.ts";
import { secondsToNextDay } from "./token-budget.ts";

type Dependencies = {
  readonly queries: Queries;
  readonly clock: Clock;
  readonly posts: PostService;
  /** Aborts when the site stops. */
  readonly stopped: AbortSignal;
};

/**
 * Waits for a stored run that somebody else works on, here or in another instance, by looking at
 * its record about four times a second. Answers what whoever works on it answers.
 */
export async function awaitRun(
  runId: string,
  { onStage }: RunListener,
  { queries, clock, posts, stopped }: Dependencies,
): Promise<Result<RunResult>> {
  let seen: RunStage | null = null;
  for (;;) {
    const run = await findRun(queries, runId);
    if (run === null) throw new Error(`run ${runId} is gone`);
    if (run.state !== "queued" && run.stage !== seen) {
      seen = run.stage;
      onStage?.(run.stage);
    }
    if (!isOpen(run)) return endOf(run, posts, clock);
    // Rejects only when the site stops.
    const goesOn = await sleep(draftingLimits.follow, true, { signal: stopped }).catch(() => false);
    if (!goesOn) return { ok: false, failure: siteStops };
  }
}

async function endOf(
  run: DraftingRun,
  posts: PostService,
  clock: Clock,
): Promise<Result<RunResult>> {
  const { state, post_id, error, error_kind, remark } = run;
  if (state === "cancelled") return { ok: false, failure: wasCancelled };
  if (state === "succeeded" && post_id !== null) {
    const post = await posts.revisions.newest(post_id);
    return post.ok ? succeed({ post: post.value, remark }) : post;
  }
  if (error === null || error_kind === null) throw new Error(`run ${run.id} has no end`);
  return error_kind === "too-many"
    ? fail(error_kind, error, secondsToNextDay(clock))
    : fail(error_kind, error);
}
