import { setTimeout as sleep } from "node:timers/promises";
import { uuidv7 } from "uuidv7";
import { unavailableFailure } from "../../shared/database-unavailable.ts";
import { fail, type Failure, type Result, succeed } from "../../shared/result.ts";
import { draftingLimits } from "../drafting-limits.ts";
import { performRun } from "../steps/perform-run.ts";
import {
  type DraftingRoom,
  type DraftingRun,
  isOpen,
  type Lease,
  RunInterrupted,
  type RunListener,
  type RunResult,
  type RunStage,
} from "./drafting-run.ts";
import {
  claimNextRun,
  endAllLeases,
  failedRun,
  findRun,
  released,
  updateUnderLease,
} from "./run-repository.ts";

/** Works on stored runs under a lease; one whose worker died is claimed by the next. `instance` names this process. */
export function createRunWorker(dependencies: DraftingRoom & { readonly instance: string }) {
  const { database, clock, log, instance, posts, audit, onRunEnded } = dependencies;
  const { queries } = database;
  const pending = new Set<Promise<unknown>>();
  const stopping = new AbortController();
  let atWork = 0;
  let timer: NodeJS.Timeout | undefined;

  return { start, stop, wake, newLease, work, follow };

  async function start(): Promise<void> {
    // One server a data folder: whoever held these leases is gone. Elsewhere they expire.
    if (database.engine === "sqlite") await endAllLeases(queries);
    wake();
    timer = setInterval(wake, draftingLimits.poll);
    timer.unref();
  }

  async function stop(timeout: number): Promise<void> {
    stopping.abort(new RunInterrupted("stopped"));
    clearInterval(timer);
    const idle = async () => {
      while (pending.size > 0) await Promise.allSettled(pending);
    };
    await Promise.race([idle(), sleep(timeout, undefined, { ref: false })]);
  }

  function wake(): void {
    if (stopping.signal.aborted) return;
    void track(
      claimWaiting().catch((fault: unknown) => {
        log.error("Waiting drafting runs could not be taken up.", { fault });
      }),
    );
  }

  async function claimWaiting(): Promise<void> {
    while (!stopping.signal.aborted && atWork < draftingLimits.runsAtOnce) {
      const lease = newLease();
      const { writer } = dependencies.settings();
      const run = await claimNextRun(queries, { lease, now: later(0), writer });
      if (run === null) return;
      void work(run, lease).catch((fault: unknown) => {
        const about = { run: run.id, fault };
        log.error("A drafting run could not be recorded; it will be resumed.", about);
      });
    }
  }

  function newLease(owner = `${instance}/${uuidv7()}`): Lease {
    return { owner, expires_at: later(draftingLimits.lease) };
  }

  function later(milliseconds: number): string {
    return new Date(clock.now().getTime() + milliseconds).toISOString();
  }

  function track<Value>(promise: Promise<Value>): Promise<Value> {
    pending.add(promise);
    const untrack = () => pending.delete(promise);
    promise.then(untrack, untrack);
    return promise;
  }

  function work(run: DraftingRun, lease: Lease, listener: RunListener = {}) {
    return track(workUnderLease(run, lease, listener));
  }

  async function workUnderLease(
    run: DraftingRun,
    { owner }: Lease,
    listener: RunListener,
  ): Promise<Result<RunResult>> {
    const lease = () => newLease(owner);
    const lost = new AbortController();
    /** Keeps the lease; `lost` when another instance has taken the run over. */
    const extend = async (change: { readonly stage?: RunStage } = {}) => {
      const extended = { ...change, lease_expires_at: lease().expires_at };
      if (!(await updateUnderLease(queries, run.id, lease(), extended)))
        lost.abort(new RunInterrupted("lost"));
    };
    const signal = AbortSignal.any([lost.signal, stopping.signal]);
    const heartbeat = setInterval(() => {
      extend().catch((fault: unknown) => {
        log.warn("A drafting run's lease was not extended.", { fault });
      });
    }, draftingLimits.heartbeat);
    const control = {
      signal,
      lease,
      async enter(stage: RunStage) {
        signal.throwIfAborted();
        await extend({ stage });
        signal.throwIfAborted();
        listener.onStage?.(stage);
      },
    };
    atWork++;
    try {
      if (run.attempts > draftingLimits.attempts)
        return await recordFailure(run, lease(), interruptedTooOften);
      const tools = { ...dependencies, ...dependencies.settings() };
      const outcome = await performRun(run, tools, control);
      return outcome.ok ? outcome : await recordFailure(run, lease(), outcome.failure);
    } catch (fault) {
      return await recordFault(run, lease(), fault);
    } finally {
      clearInterval(heartbeat);
      atWork--;
    }
  }

  async function recordFailure(
    run: DraftingRun,
    lease: Lease,
    failure: Failure,
  ): Promise<Result<never>> {
    if (failure.kind === "unavailable" && failure.retryAfter !== undefined) {
      await requeue(run, lease);
      return { ok: false, failure };
    }
    await database.transaction(async (transaction) => {
      const { post_id: postId } = run;
      // The post before the run, as everywhere: otherwise two transactions could wait for each other.
      const post =
        postId === null ? null : await posts.revisions.lockForUpdate(transaction, postId);
      const failed = failedRun({ ...failure, at: later(0) });
      if (!(await updateUnderLease(transaction, run.id, lease, failed))) return;
      const locked = post?.ok === true ? post.value.newest : null;
      await onRunEnded(transaction, { kind: "failed", run, post: locked, failure });
      await audit.append(transaction, {
        actor: "system",
        action: "drafting-failed",
        reason: failure.message,
        details: { runId: run.id, kind: failure.kind },
        postId: postId ?? undefined,
      });
    });
    return { ok: false, failure };
  }

  /** By itself a begun attempt counts: what breaks off again and again is given up. */
  async function requeue({ id }: DraftingRun, lease: Lease, attempts?: number): Promise<void> {
    const waiting = { ...released, state: "queued" } as const;
    const change = attempts === undefined ? waiting : { ...waiting, attempts };
    await updateUnderLease(queries, id, lease, change);
  }

  async function recordFault(
    run: DraftingRun,
    lease: Lease,
    fault: unknown,
  ): Promise<Result<never>> {
    const away = unavailableFailure(fault);
    if (away !== null) {
      log.warn("A drafting run was broken off; it will be resumed.", { run: run.id, fault });
      await requeue(run, lease);
      return { ok: false, failure: away };
    }
    if (!(fault instanceof RunInterrupted)) {
      log.error("A drafting run ended by a fault.", { run: run.id, fault });
      return recordFailure(run, lease, ourFault);
    }
    if (fault.interruption === "lost") return { ok: false, failure: wentOnElsewhere };
    await requeue(run, lease, Math.max(0, run.attempts - 1));
    return { ok: false, failure: siteStops };
  }

  /** Waits for a run that somebody else works on, here or in another instance, by looking at its record. */
  async function follow(runId: string, { onStage }: RunListener): Promise<Result<RunResult>> {
    let seen: RunStage | null = null;
    const { signal } = stopping;
    for (;;) {
      const run = await findRun(queries, runId);
      if (run === null) throw new Error(`run ${runId} is gone`);
      if (run.state !== "queued" && run.stage !== seen) {
        seen = run.stage;
        onStage?.(run.stage);
      }
      if (!isOpen(run)) return endOf(run);
      // Rejects only when the site stops.
      const goesOn = await sleep(draftingLimits.follow, true, { signal }).catch(() => false);
      if (!goesOn) return { ok: false, failure: siteStops };
    }
  }

  async function endOf({
    id,
    state,
    post_id: postId,
    error,
    error_kind: kind,
    remark,
  }: DraftingRun): Promise<Result<RunResult>> {
    if (state === "succeeded" && postId !== null) {
      const post = await posts.revisions.newest(postId);
      if (!post.ok) return post;
      const stored = await posts.revisions.find(postId, post.value.revision);
      return succeed({ post: post.value, remark, ledger: stored.ok ? stored.value.ledger : null });
    }
    if (error === null || kind === null) throw new Error(`run ${id} has no end`);
    return fail(kind, error, kind === "too-many" ? draftingLimits.retryAfterLimit : undefined);
  }
}

function unavailable(message: string): Failure {
  return { kind: "unavailable", message };
}

const ourFault = unavailable(
  "Something went wrong on our side. Your text is kept: please try again.",
);
const interruptedTooOften = unavailable(
  `This was interrupted ${draftingLimits.attempts} times and given up. Your text is kept: please try again.`,
);
const siteStops = unavailable(
  "The site is restarting. Your text is kept, and the post will be made after the restart.",
);
const wentOnElsewhere = unavailable(
  "The work on this post went on elsewhere. Your text is kept on the dashboard.",
);
