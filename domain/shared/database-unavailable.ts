import { databaseFaultOf, type DatabaseFault } from "../../database/database-faults.ts";
import type { Failure } from "./result.ts";

/** Thrown in the place of data that took too long to come. */
export class ReadTimeout extends Error {}

const failures = {
  away: ["The site's database cannot be reached at the moment. Please try again in a minute.", 5],
  busy: ["The site's database is busy at the moment. Please try again.", 2],
  full: [
    "The site's disk is full: nothing can be saved until its operator has made room. Please try again later.",
    60,
  ],
  "read-only": [
    "The site's database can only be read at the moment: nothing can be saved. Please try again later.",
    60,
  ],
} as const satisfies Record<DatabaseFault, readonly [message: string, retryAfter: number]>;

export function unavailableFailure(fault: unknown): Failure | null {
  const trouble = fault instanceof ReadTimeout ? "away" : databaseFaultOf(fault);
  if (trouble === null) return null;
  const [message, retryAfter] = failures[trouble];
  return { kind: "unavailable", message, retryAfter };
}
