import { uuidv7 } from "uuidv7";
import type { Queries } from "./open-database.ts";

const theVersion = 1;

const raisedIn = new WeakSet<Queries>();

/**
 * Called in the transaction of every change that readers can see. The row stays locked until its end, and
 * comes after the head of the audit log everywhere.
 */
export async function raiseSiteVersion(queries: Queries): Promise<void> {
  // A number could come back with a restored backup.
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

/** Empty before the first change. */
export async function readSiteVersion(queries: Queries): Promise<string> {
  const row = await queries
    .selectFrom("site_version")
    .select("version")
    .where("id", "=", theVersion)
    .executeTakeFirst();
  return row?.version ?? "";
}
