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

export function inRequest<Value>(id: string, work: () => Value): Value {
  return current.run(id, work);
}

export function requestId(): string | undefined {
  return current.getStore();
}
