import { setTimeout as sleep } from "node:timers/promises";
import { createHistogram, type RecordableHistogram } from "node:perf_hooks";

/** How long the requests of one kind took, in milliseconds, from the first try to the last answer. */
export type Timing = {
  readonly count: number;
  readonly p50: number;
  readonly p99: number;
  readonly max: number;
};

export type Ask = (
  kind: string,
  path: string,
  options?: RequestInit & { readonly expected?: readonly number[] },
) => Promise<{ readonly status: number; readonly headers: Headers; readonly text: string } | null>;

/** How often a request is sent again that was told to come again. */
const mostTries = 6;

/**
 * A client of the site that times its requests by kind, comes again when it is told to, and notes each answer that was
 * not expected.
 */
export function createAsking(url: string) {
  const timings = new Map<string, RecordableHistogram>();
  const errors: string[] = [];
  let underWay = 0;
  let shed = 0;

  const ask: Ask = async (kind, path, { expected = [200], ...init } = {}) => {
    underWay += 1;
    const started = performance.now();
    try {
      const { answer, text } = await send(path, init);
      record(kind, performance.now() - started);
      if (!expected.includes(answer.status))
        errors.push(`${kind} ${path}: ${answer.status} ${text.slice(0, 200)}`);
      return { status: answer.status, headers: answer.headers, text };
    } catch (fault) {
      const cause =
        fault instanceof Error
          ? `${fault.message} ${fault.cause instanceof Error ? fault.cause.message : ""}`
          : String(fault);
      errors.push(`${kind} ${path}: ${cause}`);
      return null;
    } finally {
      underWay -= 1;
    }
  };

  async function send(path: string, init: RequestInit, tries = 1) {
    const answer = await fetch(url + path, { redirect: "manual", ...init });
    const text = await answer.text();
    const wait = Number(answer.headers.get("retry-after") ?? Number.NaN);
    if (answer.status !== 503 || Number.isNaN(wait) || tries === mostTries) return { answer, text };
    shed += 1;
    await sleep(wait * 1_000);
    return send(path, init, tries + 1);
  }

  function record(kind: string, milliseconds: number): void {
    const timing = timings.get(kind) ?? createHistogram();
    timings.set(kind, timing);
    timing.record(Math.max(1, Math.round(milliseconds * 1_000)));
  }

  return {
    ask,
    errors,
    underWay: () => underWay,
    /** How often somebody was told to come again. */
    shed: () => shed,
    timings: (): Record<string, Timing> =>
      Object.fromEntries([...timings].map(([kind, timing]) => [kind, timingOf(timing)])),
  };
}

function timingOf(timing: RecordableHistogram): Timing {
  const milliseconds = (microseconds: number) => Math.round(microseconds / 100) / 10;
  return {
    count: timing.count,
    p50: milliseconds(timing.percentile(50)),
    p99: milliseconds(timing.percentile(99)),
    max: milliseconds(timing.max),
  };
}
