import type { Compute } from "../../domain/computing/computation.ts";
import { packFacts } from "../../domain/computing/packed-facts.ts";
import { fail, succeed } from "../../domain/shared/result.ts";
import { limits } from "../limits.ts";
import { startComputingProcess, type ComputingProcess } from "./computing-processes.ts";
import { createComputingTurns, type NoTurn } from "./computing-turns.ts";

type Limits = { readonly [Name in keyof typeof limits.computing]: number };

export type ComputingPool = ReturnType<typeof createComputingPool>;

/**
 * Processes that compute what would hold up the one that answers requests. They start with the first
 * computation and end when there are none. People take turns; what exceeds its time or its memory ends
 * with its process, and what a process computed that died of itself is computed again, once.
 */
export function createComputingPool(bounds: Limits = limits.computing, program?: string) {
  const turns = createComputingTurns({ ...bounds, atOnce: bounds.processes });
  const processes = new Set<ComputingProcess>();
  const resting: ComputingProcess[] = [];
  /** What was computed, and what ended for its time, for its memory, and with a process that died of itself. */
  const counts = { done: 0, time: 0, memory: 0, died: 0 };
  const closing = new AbortController();

  function takeProcess(): ComputingProcess {
    const restingProcess = resting.pop();
    if (restingProcess !== undefined) return restingProcess;
    const newProcess = startComputingProcess({ ...bounds, program });
    processes.add(newProcess);
    void newProcess.ended.then(() => {
      processes.delete(newProcess);
      const place = resting.indexOf(newProcess);
      if (place !== -1) resting.splice(place, 1);
    });
    return newProcess;
  }

  const compute: Compute = async (computation, input, job) => {
    const { person, inBackground = false } = job;
    const longest = inBackground ? bounds.backgroundTime : bounds.time;
    const signals = [closing.signal, ...(job.signal === undefined ? [] : [job.signal])];
    // Where nobody waits for the answer, it is worth any wait.
    const tooLate = inBackground ? [] : [AbortSignal.timeout(bounds.patience)];
    const turn = await turns.take(person, AbortSignal.any([...signals, ...tooLate]));
    if (turn !== "turn") {
      job.signal?.throwIfAborted();
      return noTurns[turn];
    }
    try {
      for (let tries = 0; tries < 2; tries++) {
        job.signal?.throwIfAborted();
        if (closing.signal.aborted) return noTurns["too-late"];
        const process = takeProcess();
        const kill = () => process.kill();
        const stop = AbortSignal.any(signals);
        stop.addEventListener("abort", kill, { once: true });
        const request = { name: computation.name, input, longest: orphanTime };
        const end = await process.ask(request, packFacts(job.facts), longest);
        stop.removeEventListener("abort", kill);
        if (end.kind === "output" || end.kind === "fault") {
          resting.push(process);
          process.rest();
        }
        if (end.kind === "fault") throw end.fault;
        if (end.kind === "output") {
          counts.done++;
          // What the computation of this name gave; it is of our own code.
          return succeed(end.output as never);
        }
        job.signal?.throwIfAborted();
        if (stop.aborted) return noTurns["too-late"];
        counts[end.kind]++;
        if (end.kind !== "died") return fail("unacceptable", computation.tooCostly);
      }
      return noTurns["of-all"];
    } finally {
      turns.end(person);
    }
  };

  return {
    compute,

    figures: () => ({
      processes: processes.size,
      running: turns.running(),
      waiting: turns.waiting(),
      ...counts,
    }),

    /** Ends everything: what is computed or waits is `unavailable`. */
    async close(): Promise<void> {
      closing.abort();
      for (const process of processes) process.kill();
      await Promise.all([...processes].map(({ ended }) => ended));
    },
  };
}

/** After so many milliseconds a process ends that nobody is left to end. */
const orphanTime = 120_000;

const noTurns = {
  "of-one": fail(
    "too-many",
    "Too much of yours is being worked out already. Please try again in a few seconds.",
    limits.retryAfter,
  ),
  "of-all": fail(
    "unavailable",
    "Too much is being worked out at the moment. Please try again in a few seconds.",
    limits.retryAfter,
  ),
  "too-late": fail(
    "unavailable",
    "This had to wait too long for other work. Please try again in a few seconds.",
    limits.retryAfter,
  ),
} as const satisfies Record<NoTurn, unknown>;
