import { setTimeout as sleep } from "node:timers/promises";
import { LateData } from "../domain/shared/unavailable.ts";

/** How long a page waits for its data before it is sent with a skeleton, in milliseconds. */
export const patience = 50;

/** How long a page's data may take before they count as failed, in milliseconds: less than its rendering. */
const longestRead = 8_000;

/** The same data, or a rejection with `LateData` when they take too long. */
export function readInTime<Value>(
  data: Promise<Value>,
  milliseconds = longestRead,
): Promise<Value> {
  const limit = new AbortController();
  const late = sleep(milliseconds, undefined, { signal: limit.signal }).then(() => {
    throw new LateData("the data came too late");
  });
  return Promise.race([data, late]).finally(() => limit.abort());
}

/** Whether the promise settles, well or badly, within so many milliseconds. */
export function settlesWithin(milliseconds: number, promise: Promise<unknown>): Promise<boolean> {
  const settled = promise.then(
    () => true,
    () => true,
  );
  return Promise.race([settled, sleep(milliseconds, false)]);
}
