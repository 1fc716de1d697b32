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

/** Lines in the log carry the id of the request in which they are written. */
export const inRequest = current.run.bind(current);

export const requestId = current.getStore.bind(current);
