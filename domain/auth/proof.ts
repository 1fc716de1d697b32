import { freshProofSeconds } from "./lifetimes.ts";
import type { Session } from "./sessions-repository.ts";

/** Whether the session's person has shown lately who they are: only then they may change how they sign in. */
export function isFreshlyProven({ methods }: Session, now: Date): boolean {
  const latest = Math.max(...methods.map(({ timestamp }) => timestamp));
  return now.getTime() / 1000 - latest <= freshProofSeconds;
}
