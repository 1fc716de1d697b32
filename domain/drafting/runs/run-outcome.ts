import { setTimeout as sleep } from "node:timers/promises";
import type { Queries } from "../../../database/open-database.ts";
import type { PostService } from "../../posts/post-service.ts";
import type { Clock } from "../../shared/clock.ts";
import { fail, type Failure, type Result, succeed } from "../../shared/result.ts";
import { unavailableFailure } from "../../shared/database-unavailable.ts";
import { draftingLimits } from "../drafting-limits.ts";
import { markFailed, requeue, requeueAsAttempt } from "./lease-repository.ts";
import { type DraftingRoom, RunInterrupted } from "./run-control.ts";
import { findRun } from "./run-repository.ts";
import {
  type DraftingRun,
  isOpen,
  type Lease,
  type RunListener,
  type RunResult,
  type RunStage,
} from "./drafting-run.ts";
import { awaitingOtherDrafts, secondsToNextDay } from "./token-budget.ts";

/** How runs end that make no post: each end is recorded, answered, and keeps the person's text. */
export function createRunEndings({ database, clock, posts, audit, log, onRunEnded }: DraftingRoom) {
  return { recordFailure, recordFault };

  /**
   * Records the failure, if the run is still ours, and answers it. One that says when to come again is of the moment: it
   * counts as a begun attempt, and whoever comes again waits for the next one.
   */
  async function recordFailure(
    run: DraftingRun,
    lease: Lease,
    failure: Failure,
  ): Promise<Result<never>> {
    if (failure.kind === "unavailable" && failure.retryAfter !== undefined) {
      await requeueAsAttempt(database.queries, run.id, lease);
      return { ok: false, failure };
    }
    const at = clock.now().toISOString();
    await database.transaction(async (queries) => {
      // The post before the run, as everywhere: otherwise two transactions could wait for each other.
      const post =
        run.post_id === null ? null : await posts.revisions.lockForUpdate(queries, run.post_id);
      if (!(await markFailed(queries, run.id, lease, { ...failure, at }))) return;
      const locked = post?.ok === true ? post.value.newest : null;
      await onRunEnded(queries, { kind: "failed", run, post: locked, failure });
      await audit.append(queries, {
        actor: "system",
        action: "drafting-failed",
        reason: failure.message,
        details: { runId: run.id, kind: failure.kind },
        ...(run.post_id !== null && { postId: run.post_id }),
      });
    });
    return { ok: false, failure };
  }

  /** Turns what was thrown through a run's steps into its end. */
  async function recordFault(
    run: DraftingRun,
    lease: Lease,
    fault: unknown,
  ): Promise<Result<never>> {
    const away = unavailableFailure(fault);
    if (away !== null) {
      log.warn("A drafting run was broken off; it will be resumed.", { run: run.id, fault });
      // As a begun attempt: what breaks off again and again is given up.
      await requeueAsAttempt(database.queries, run.id, lease);
      return { ok: false, failure: away };
    }
    if (!(fault instanceof RunInterrupted)) {
      log.error("A drafting run ended by a fault.", { run: run.id, fault });
      return recordFailure(run, lease, ourFault);
    }
    switch (fault.interruption) {
      case "stopped":
        await requeue(database.queries, run.id, lease);
        return { ok: false, failure: siteStops };
      case "awaiting-tokens": {
        const until = clock.now().getTime() + draftingLimits.tokenWait;
        await requeue(database.queries, run.id, lease, new Date(until).toISOString());
        return { ok: false, failure: awaitingOtherDrafts };
      }
      case "lost":
        if ((await findRun(database.queries, run.id))?.state === "cancelled")
          return { ok: false, failure: wasCancelled };
        log.warn("A drafting run was taken over.", { run: run.id });
        return fail(
          "unavailable",
          "The work on this post went on elsewhere. Your text is kept: look at the list of recent work.",
        );
    }
  }
}

const ourFault: Failure = {
  kind: "unavailable",
  message: "Something went wrong on our side. Your text is kept: please try again.",
};

/** What a run gets whose workers died too often. */
export const interruptedTooOften: Failure = {
  kind: "unavailable",
  message: `This was interrupted ${draftingLimits.attempts} times and given up. Your text is kept: please try again.`,
};

/** What those hear who wait when the site stops. */
const siteStops: Failure = {
  kind: "unavailable",
  message:
    "The site is restarting. Your text is kept, and the post will be made after the restart.",
};

/** What those hear who wait for a run that somebody cancels. */
const wasCancelled: Failure = {
  kind: "conflict",
  message: "This was cancelled. Your text is kept in the list of recent work.",
};

type Awaiting = {
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
  { queries, clock, posts, stopped }: Awaiting,
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
    if (!post.ok) return post;
    const stored = await posts.revisions.find(post_id, post.value.revision);
    const ledger = stored.ok ? stored.value.ledger : null;
    return succeed({ post: post.value, remark, ledger });
  }
  if (error === null || error_kind === null) throw new Error(`run ${run.id} has no end`);
  return error_kind === "too-many"
    ? fail(error_kind, error, secondsToNextDay(clock))
    : fail(error_kind, error);
}
