import type { OpenDatabase } from "../../database/open-database.ts";
import type { Clock } from "../shared/clock.ts";
import { mailLimits } from "./limits.ts";
import { deleteEndedMailsBefore } from "./mail-repository.ts";

/** Forgets whom mails went to that were sent or given up long ago; answers how many. */
export function forgetOldMails({ queries }: OpenDatabase, clock: Clock): Promise<number> {
  const instant = new Date(clock.now().getTime() - mailLimits.record).toISOString();
  return deleteEndedMailsBefore(queries, instant);
}
