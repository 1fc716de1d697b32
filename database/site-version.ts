import { uuidv7 } from "uuidv7";
import type { Queries } from "./open-database.ts";

const theVersion = 1;

const raisedIn = new WeakSet<Queries>();

/** For every change that readers can see; the row is locked after the head of the audit log everywhere. */
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

export async function readSiteVersion(queries: Queries): Promise<string> {
  const row = await queries
    .selectFrom("site_version")
    .select("version")
    .where("id", "=", theVersion)
    .executeTakeFirst();
  return row?.version ?? "";
}
