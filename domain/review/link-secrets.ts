import type { OpenDatabase, Queries } from "../../database/open-database.ts";
import {
  forgetFormerSecrets,
  formerSecrets,
  replaceSecret,
  siteSecret,
} from "../../database/site-secrets.ts";
import type { AuditLog } from "../audit/audit-log.ts";
import type { Clock } from "../shared/clock.ts";
import { longestLinkDays } from "./link-limits.ts";

const name = "review-links";

/** A day longer than the last link lives that a former secret signed. */
const acceptedMs = (longestLinkDays + 1) * 24 * 60 * 60 * 1_000;

/** Secrets are read at each use, so that all instances turn to a new one at once. */
export function linkSecret(queries: Queries): Promise<string> {
  return siteSecret({ queries }, name);
}

/** The secrets by which a living link may be signed, newest first. */
export async function acceptedLinkSecrets(
  queries: Queries,
  clock: Clock,
): Promise<readonly string[]> {
  const former = await formerSecrets(queries, name, oldestAccepted(clock));
  return [await linkSecret(queries), ...former];
}

/**
 * Signs links by a new secret from now on. Those that are signed by former ones live out their time;
 * with `isLeaked` they open nothing any more, approvals on open pages included.
 */
export async function rotateLinkSecret(
  { database, clock, audit }: { database: OpenDatabase; clock: Clock; audit: AuditLog },
  { isLeaked }: { isLeaked: boolean },
): Promise<void> {
  const at = clock.now().toISOString();
  await database.transaction(async (queries) => {
    await replaceSecret(queries, name, at);
    if (isLeaked) await forgetFormerSecrets(queries, name, at);
    const action = "link-secret-rotated";
    await audit.append(queries, { actor: "command-line", action, details: { isLeaked } });
  });
}

/** Deletes the secrets by which no living link is signed; answers how many there were. */
export function forgetOldLinkSecrets({ queries }: OpenDatabase, clock: Clock): Promise<number> {
  return forgetFormerSecrets(queries, name, oldestAccepted(clock));
}

function oldestAccepted(clock: Clock): string {
  return new Date(clock.now().getTime() - acceptedMs).toISOString();
}
