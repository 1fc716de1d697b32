import type { Updateable } from "kysely";
import type { Edition } from "../../content/facts/index.ts";
import type { EditionRow } from "../../database/schema.ts";
import type { Queries } from "../../database/open-database.ts";
import type { EditionHistory } from "./edition-history.ts";

export async function listEditions(queries: Queries): Promise<EditionHistory[]> {
  const rows = await queries.selectFrom("editions").selectAll().orderBy("edition").execute();
  return rows.map((row) => ({
    edition: row.edition,
    openedAt: row.opened_at,
    finishedAt: row.finished_at,
    archivedAt: row.archived_at,
    checkedOn: row.checked_on,
  }));
}

/** One without a row is the first one, which is open. */
export async function saveEdition(
  queries: Queries,
  edition: Edition,
  at: string,
  changes: Updateable<EditionRow>,
): Promise<void> {
  await queries
    .insertInto("editions")
    .values({ state: "open", created_at: at, ...changes, edition })
    .onConflict((conflict) => conflict.column("edition").doUpdateSet(changes))
    .execute();
}
