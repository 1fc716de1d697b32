import { setTimeout as sleep } from "node:timers/promises";
import { data } from "react-router";
import { ReadTimeout, unavailableFailure } from "../domain/shared/database-unavailable.ts";
import { statusOf } from "./failure-status.ts";
import type { Site } from "./site-context.ts";

/** How long a page waits for its data before it is sent with a skeleton, in milliseconds. */
export const deferAfterMs = 50;

/** How long a page's data may take before they count as failed, in milliseconds: less than its rendering. */
const readTimeoutMs = 8_000;

/** The same data, or a rejection with `ReadTimeout` when they take too long. */
export function withTimeout<Value>(
  data: Promise<Value>,
  milliseconds = readTimeoutMs,
): Promise<Value> {
  return new Promise((resolve, reject) => {
    const late = () => reject(new ReadTimeout("the data came too late"));
    const timer = setTimeout(late, milliseconds);
    data.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

export function settlesWithin(milliseconds: number, promise: Promise<unknown>): Promise<boolean> {
  const settlement = promise.then(
    () => true,
    () => true,
  );
  return Promise.race([settlement, sleep(milliseconds, false)]);
}

/** The same data in time; a page that has none because they cannot be reached now answers 503. */
export function readForPage<Value>(
  { log }: Pick<Site, "log">,
  reading: Promise<Value>,
): Promise<Value> {
  return withTimeout(reading).catch((fault: unknown) => {
    const failure = unavailableFailure(fault);
    if (failure === null) throw fault;
    log.error("A page's data could not be read.", { fault });
    throw data(failure.message, { status: statusOf[failure.kind] });
  });
}
