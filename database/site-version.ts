import { uuidv7 } from "uuidv7";
import type { Queries } from "./open-database.ts";

const theVersion = 1;

const raisedIn = new WeakSet<Queries>();

/**
 * Every change that readers can see calls this in its own transaction: pages rendered before are then no longer shown, on any
 * instance. The row stays locked until the transaction ends, as the head of the audit log does, so it comes after the
 * entry there, in the same order everywhere.
 */
export async function raiseSiteVersion(queries: Queries): Promise<void> {
  // A new name and not the next number: a restored backup must not bring back one that an instance has seen.
  const version = uuidv7();
  await queries
    .insertInto("site_version")
    .values({ id: theVersion, version })
    .onConflict((conflict) => conflict.column("id").doUpdateSet({ version }))
    .execute();
  raisedIn.add(queries);
}

export function hasRaisedSiteVersion(queries: Queries): boolean {
  return raisedIn.has(queries);
}

/** The version of what readers see; empty before the first change. */
export async function readSiteVersion(queries: Queries): Promise<string> {
  const row = await queries
    .selectFrom("site_version")
    .select("version")
    .where("id", "=", theVersion)
    .executeTakeFirst();
  return row?.version ?? "";
}
