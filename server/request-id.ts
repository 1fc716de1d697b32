import { AsyncLocalStorage } from "node:async_hooks";
import { randomBytes } from "node:crypto";

/** Of this process: two starts, or two instances, have no id in common. */
const start = randomBytes(4).toString("hex");

const current = new AsyncLocalStorage<string>();

let lastNumber = 0;

/** The name of the next request: short enough to be read out on the telephone. */
export function nextRequestId(): string {
  lastNumber += 1;
  return `${start}-${lastNumber.toString(36)}`;
}

/** Does the work as part of this request: what it writes to the log carries the id. */
export function inRequest<Value>(id: string, work: () => Value): Value {
  return current.run(id, work);
}

/** The request that is being answered; undefined in work that belongs to none. */
export function requestId(): string | undefined {
  return current.getStore();
}
