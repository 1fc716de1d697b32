import type { Edition, EditionState } from "../../content/facts/index.ts";
import type { EditionRow } from "../../database/schema.ts";
import type { Queries } from "../../database/open-database.ts";
import type { EditionHistory, EditionMark } from "./edition-history.ts";

export async function listEditions(queries: Queries): Promise<EditionHistory[]> {
  const rows = await queries.selectFrom("editions").selectAll().orderBy("edition").execute();
  return rows.map((row) => ({
    edition: row.edition,
    openedAt: row.opened_at,
    finishedAt: row.finished_at,
    archivedAt: row.archived_at,
    checkedOn: row.checked_on,
    openingAskedBy: row.opening_asked_by,
  }));
}

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

const instantOf = {
  planned: null,
  open: "opened_at",
  finished: "finished_at",
  archived: "archived_at",
} as const satisfies Record<EditionState, keyof EditionRow | null>;

export async function saveState(
  queries: Queries,
  { edition, state }: { readonly edition: Edition; readonly state: EditionState },
  at: string,
): Promise<void> {
  const column = instantOf[state];
  const nobodyAsks = { opening_asked_by: null, opening_asked_at: null };
  const changes = { state, ...nobodyAsks, ...(column !== null && { [column]: at }) };
  await queries
    .insertInto("editions")
    .values({ edition, created_at: at, ...changes })
    .onConflict((conflict) => conflict.column("edition").doUpdateSet(changes))
    .execute();
}

export async function saveOpeningRequest(
  queries: Queries,
  edition: Edition,
  { by, at }: { readonly by: string | null; readonly at: string },
): Promise<void> {
  const request = { opening_asked_by: by, opening_asked_at: by === null ? null : at };
  await queries
    .insertInto("editions")
    .values({ edition, state: "planned", created_at: at, ...request })
    .onConflict((conflict) => conflict.column("edition").doUpdateSet(request))
    .execute();
}

/** Those open again that were finished with its opening: their names are answered. */
export async function revertOpening(
  queries: Queries,
  { edition, openedAt }: { readonly edition: Edition; readonly openedAt: string },
): Promise<readonly Edition[]> {
  await queries
    .updateTable("editions")
    .set({ state: "planned", opened_at: null })
    .where("edition", "=", edition)
    .execute();
  const reopened = await queries
    .updateTable("editions")
    .set({ state: "open", finished_at: null })
    .where("finished_at", "=", openedAt)
    .returning("edition")
    .execute();
  return reopened.map((row) => row.edition);
}

export async function noteLook(
  queries: Queries,
  edition: Edition,
  { on, at }: { readonly on: string; readonly at: string },
): Promise<void> {
  await queries
    .insertInto("editions")
    .values({ edition, state: "open", created_at: at, checked_on: on })
    .onConflict((conflict) => conflict.column("edition").doUpdateSet({ checked_on: on }))
    .execute();
}

export async function saveMarks(
  queries: Queries,
  marks: readonly EditionMark[],
  { markedBy, markedAt }: { readonly markedBy: string; readonly markedAt: string },
): Promise<void> {
  for (const { edition, factId, isShown, checkedOn } of marks) {
    const markColumns = {
      mark: isShown ? "carried" : "not-announced",
      checked_on: checkedOn,
      marked_by: markedBy,
      marked_at: markedAt,
    };
    await queries
      .insertInto("edition_marks")
      .values({ edition, fact_id: factId, ...markColumns })
      .onConflict((conflict) => conflict.columns(["edition", "fact_id"]).doUpdateSet(markColumns))
      .execute();
  }
}
