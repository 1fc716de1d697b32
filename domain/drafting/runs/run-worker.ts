import { setTimeout as sleep } from "node:timers/promises";
import { uuidv7 } from "uuidv7";
import type { Result } from "../../shared/result.ts";
import { draftingLimits } from "../drafting-limits.ts";
import { performRun } from "../steps/perform-run.ts";
import { createRunEndings, interruptedTooOften } from "./run-outcome.ts";
import { claimNextRun, endAllLeases, enterStage, extendLease } from "./lease-repository.ts";
import {
  type DraftingRoom,
  type Interruption,
  RunInterrupted,
  throwIfInterrupted,
} from "./run-control.ts";
import type { DraftingRun, Lease, RunListener, RunResult } from "./drafting-run.ts";

type Dependencies = DraftingRoom & {
  /** Names this process in the leases of its runs. */
  readonly instance: string;
};

/**
 * Works on stored runs: claims them under a lease, keeps the lease alive, and records how each one
 * ended. A run whose worker died is claimed again by the next one.
 */
export function createRunWorker(dependencies: Dependencies) {
  const { database, clock, log, instance } = dependencies;
  const { queries } = database;
  const endings = createRunEndings(dependencies);
  /** Of the runs that this process works on, by their ids. */
  const interrupts = new Map<string, AbortController>();
  const pending = new Set<Promise<unknown>>();
  let stopping = false;
  let timer: NodeJS.Timeout | undefined;

  return { start, stop, wake, newOwner, leaseOf, work, interrupt };

  /** Takes up what is waiting, and looks again about once a second. */
  async function start(): Promise<void> {
    // One server a data folder: whoever held these leases is gone. Elsewhere they expire.
    if (database.engine === "sqlite") {
      const soon = clock.now().getTime() + draftingLimits.waitAfterDeath;
      await endAllLeases(queries, new Date(soon).toISOString());
    }
    wake();
    timer = setInterval(wake, draftingLimits.poll);
    timer.unref();
  }

  /** Takes no new work, gives up what is under way so that the next start resumes it, and waits for that. */
  async function stop(timeout: number): Promise<void> {
    stopping = true;
    clearInterval(timer);
    for (const interrupt of interrupts.values()) interrupt.abort(new RunInterrupted("stopped"));
    await Promise.race([idle(), sleep(timeout, undefined, { ref: false })]);
  }

  async function idle(): Promise<void> {
    while (pending.size > 0) await Promise.allSettled(pending);
  }

  /** Takes up waiting runs now. */
  function wake(): void {
    if (stopping) return;
    void track(
      claimWaiting().catch((fault: unknown) => {
        log.error("Waiting drafting runs could not be taken up.", { fault });
      }),
    );
  }

  async function claimWaiting(): Promise<void> {
    while (!stopping && interrupts.size < draftingLimits.runsAtOnce) {
      const owner = newOwner();
      const run = await claimNextRun(queries, {
        lease: leaseOf(owner),
        now: clock.now().toISOString(),
        writer: dependencies.settings().writer,
      });
      if (run === null) return;
      void work(run, owner).catch((fault: unknown) => {
        log.error("A drafting run could not be recorded; it will be resumed.", {
          run: run.id,
          fault,
        });
      });
    }
  }

  function newOwner(): string {
    return `${instance}/${uuidv7()}`;
  }

  function leaseOf(owner: string): Lease {
    const expiry = clock.now().getTime() + draftingLimits.lease;
    return { owner, expires_at: new Date(expiry).toISOString() };
  }

  /** Works on a run that this owner has claimed, to its recorded end. */
  function work(
    run: DraftingRun,
    owner: string,
    listener?: RunListener,
  ): Promise<Result<RunResult>> {
    return track(workTracked(run, owner, listener));
  }

  /** Ends the work on a run that is no longer ours, at once when it is done in this process. */
  function interrupt(runId: string): void {
    interrupts.get(runId)?.abort(new RunInterrupted("lost"));
  }

  async function workTracked(
    run: DraftingRun,
    owner: string,
    listener: RunListener = {},
  ): Promise<Result<RunResult>> {
    const settings = dependencies.settings();
    const interrupt = new AbortController();
    interrupts.set(run.id, interrupt);
    const end = (interruption: Interruption) => interrupt.abort(new RunInterrupted(interruption));
    if (stopping) end("stopped");
    const heartbeat = setInterval(() => {
      extendLease(queries, run.id, leaseOf(owner)).then(
        (ours) => ours || end("lost"),
        (fault: unknown) => log.warn("A drafting run's lease was not extended.", { fault }),
      );
    }, draftingLimits.heartbeat);
    try {
      if (run.attempts > draftingLimits.attempts)
        return await endings.recordFailure(run, leaseOf(owner), interruptedTooOften);
      const outcome = await performRun(
        run,
        { ...dependencies, ...settings },
        {
          signal: interrupt.signal,
          lease: () => leaseOf(owner),
          async enter(stage) {
            throwIfInterrupted(interrupt.signal);
            if (!(await enterStage(queries, run.id, leaseOf(owner), stage)))
              throw new RunInterrupted("lost");
            listener.onStage?.(stage);
          },
          onProgress: (characters) => listener.onProgress?.(characters),
        },
      );
      return outcome.ok
        ? outcome
        : await endings.recordFailure(run, leaseOf(owner), outcome.failure);
    } catch (fault) {
      return await endings.recordFault(run, leaseOf(owner), fault);
    } finally {
      clearInterval(heartbeat);
      if (interrupts.get(run.id) === interrupt) interrupts.delete(run.id);
    }
  }

  function track<Value>(promise: Promise<Value>): Promise<Value> {
    pending.add(promise);
    const untrack = () => pending.delete(promise);
    promise.then(untrack, untrack);
    return promise;
  }
}
