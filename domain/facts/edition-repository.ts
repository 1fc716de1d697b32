import type { Queries } from "../../database/open-database.ts";
import type { EditionHistory, EditionMark } from "./edition-history.ts";

/** Every edition of which there is a row, oldest first. */
export async function listEditions(queries: Queries): Promise<EditionHistory[]> {
  const rows = await queries.selectFrom("editions").selectAll().orderBy("edition").execute();
  return rows.map(({ edition, opened_at, finished_at, archived_at, checked_on }) => ({
    edition,
    openedAt: opened_at,
    finishedAt: finished_at,
    archivedAt: archived_at,
    checkedOn: checked_on,
  }));
}

/** What was found out of records for which an edition has no value of its own. */
export async function listMarks(queries: Queries): Promise<EditionMark[]> {
  const rows = await queries
    .selectFrom("edition_marks")
    .select(["edition", "fact_id", "mark", "checked_on"])
    .orderBy("edition")
    .orderBy("fact_id")
    .execute();
  return rows.map(({ edition, fact_id, mark, checked_on }) => ({
    edition,
    factId: fact_id,
    isShown: mark === "carried",
    checkedOn: checked_on,
  }));
}
