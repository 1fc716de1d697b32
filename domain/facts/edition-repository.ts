import type { Updateable } from "kysely";
import type { Edition, EditionState } from "../../content/facts/index.ts";
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

const instantColumns = {
  planned: null,
  open: "opened_at",
  finished: "finished_at",
  archived: "archived_at",
} as const satisfies Record<EditionState, keyof EditionRow | null>;

type NewState = { readonly edition: Edition; readonly state: EditionState };

export function saveState(queries: Queries, { edition, state }: NewState, at: string) {
  const column = instantColumns[state];
  const changes = { state, ...(column !== null && { [column]: at }) };
  return saveEdition(queries, edition, { at, state, changes });
}

export function noteLook(
  queries: Queries,
  edition: Edition,
  { on, at }: { readonly on: string; readonly at: string },
) {
  return saveEdition(queries, edition, { at, state: "open", changes: { checked_on: on } });
}

type Saved = {
  readonly at: string;
  /** Of an edition without a row. */
  readonly state: EditionState;
  readonly changes: Updateable<EditionRow>;
};

async function saveEdition(
  queries: Queries,
  edition: Edition,
  { at, state, changes }: Saved,
): Promise<void> {
  await queries
    .insertInto("editions")
    .values({ state, created_at: at, ...changes, edition })
    .onConflict((conflict) => conflict.column("edition").doUpdateSet(changes))
    .execute();
}
