import { setTimeout as sleep } from "node:timers/promises";
import { APICallError, StreamProviderError } from "ai";
import { sumUsage } from "../../token-usage.ts";
import type { StreamedAnswer } from "./stream-answer.ts";

/** How often one question is asked when the service is overloaded, broken or out of reach. */
export const maxAttempts = 3;

/** Wait before the second try, in milliseconds; it doubles with each further one. */
const firstWait = 500;

/**
 * Asks until an answer begins, the tries are used up, or the wait would outlast the time that is
 * left. The service's own wish (Retry-After) comes before our waits. What has begun is never
 * asked for again: it would be paid twice.
 */
export async function withRetries(
  ask: () => Promise<StreamedAnswer>,
  { signal, timeLeft }: { readonly signal: AbortSignal; readonly timeLeft: () => number },
): Promise<StreamedAnswer> {
  let spent: StreamedAnswer["usage"] = null;
  for (let number = 1; ; number++) {
    const answer = await ask();
    spent = sumUsage(spent, answer.usage);
    const mayHelp = number < maxAttempts && answer.text === "" && isRetryable(answer.fault);
    const wait = retryAfter(answer.fault) ?? backOff(number);
    if (!mayHelp || signal.aborted || wait >= timeLeft()) return { ...answer, usage: spent };
    try {
      await sleep(wait, undefined, { signal });
    } catch {
      // The wait was called off; whoever did that knows why.
      return { ...answer, usage: spent };
    }
  }
}

function isRetryable(fault: unknown): boolean {
  return (
    (APICallError.isInstance(fault) || StreamProviderError.isInstance(fault)) && fault.isRetryable
  );
}

/** Spread, so that several sites that were refused together do not come back together. */
function backOff(number: number): number {
  return firstWait * 2 ** (number - 1) * (0.75 + Math.random() / 2);
}

/** The wait that the service asks for (Retry-After in seconds or as a date), in milliseconds. */
export function retryAfter(fault: unknown): number | null {
  const headers = APICallError.isInstance(fault) ? (fault.responseHeaders ?? {}) : {};
  const wish = headers["retry-after"]?.trim() ?? "";
  if (/^\d+(\.\d+)?$/.test(wish)) return Number(wish) * 1_000;
  // A date is held against the service's own clock.
  const wait = Date.parse(wish) - Date.parse(headers.date ?? "");
  return Number.isNaN(wait) ? null : Math.max(wait, 0);
}
