import type { AuditLog } from "../audit/audit-log.ts";
import type { Log } from "../shared/log.ts";
import { fail, type Failure, type Result } from "../shared/result.ts";
import { unavailableFailure } from "../shared/database-unavailable.ts";
import { RunInterrupted } from "./interruption.ts";
import { markFailed, requeue, requeueAsAttempt } from "./lease-repository.ts";
import { draftingLimits } from "./limits.ts";
import { findRun } from "./run-repository.ts";
import type { RunTools } from "./run-tools.ts";
import type { DraftingRun, Lease } from "./run.ts";
import { awaitingOtherDrafts } from "./token-budget.ts";

type Dependencies = Pick<RunTools, "database" | "clock" | "posts" | "onEvent"> & {
  readonly audit: AuditLog;
  readonly log: Log;
};

/** How runs end that make no post: each end is recorded, answered, and keeps the person's text. */
export function createRunEndings({ database, clock, posts, audit, log, onEvent }: Dependencies) {
  return { conclude: recordFailure, settle: recordFault };

  /** Records the failure, if the run is still ours, and answers it. */
  async function recordFailure(
    run: DraftingRun,
    lease: Lease,
    failure: Failure,
  ): Promise<Result<never>> {
    const at = clock.now().toISOString();
    await database.transaction(async (queries) => {
      // The post before the run, as everywhere: otherwise two transactions could wait for each other.
      const post =
        run.post_id === null ? null : await posts.revisions.lockForUpdate(queries, run.post_id);
      if (!(await markFailed(queries, run.id, lease, { ...failure, at }))) return;
      const locked = post?.ok === true ? post.value.newest : null;
      await onEvent(queries, { kind: "failed", run, post: locked, failure });
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
      case "crowded-out": {
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
export const siteStops: Failure = {
  kind: "unavailable",
  message:
    "The site is restarting. Your text is kept, and the post will be made after the restart.",
};

/** What those hear who wait for a run that somebody cancels. */
export const wasCancelled: Failure = {
  kind: "conflict",
  message: "This was cancelled. Your text is kept in the list of recent work.",
};
