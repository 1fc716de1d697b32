import { data } from "react-router";
import { unavailability } from "../domain/shared/unavailable.ts";
import { statusOf } from "./failure-status.ts";
import { readInTime } from "./late-data.ts";
import type { Site } from "./site-context.ts";

/** The same data in time; a page that has none because they cannot be reached now answers 503. */
export function readForPage<Value>(
  { log }: Pick<Site, "log">,
  read: Promise<Value>,
): Promise<Value> {
  return readInTime(read).catch((fault: unknown) => {
    const failure = unavailability(fault);
    if (failure === null) throw fault;
    log.error("A page's data could not be read.", { fault });
    throw data(failure.message, { status: statusOf[failure.kind] });
  });
}
