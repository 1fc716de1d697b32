import { sql } from "kysely";
import { siteTables, type RowCounts } from "../../database/backup/copy-rows.ts";
import type { OpenDatabase, Queries } from "../../database/open-database.ts";
import { presentTables } from "../../database/migrate.ts";
import { restoreBackup, withBackup } from "../../database/backup/restore-backup.ts";

/** Short words, of which the search has an index, in several scripts; what JSON escapes is among them. */
const words = 'a “word” और दो "words" \\ and\nmore';
const bytes = Uint8Array.from({ length: 256 }, (_, byte) => byte);

const longText = Array.from({ length: 300 }, () => words).join(" ");

/** The largest value of a column by its type, as PostgreSQL calls it. */
const largestValues: Readonly<Record<string, unknown>> = {
  text: longText,
  jsonb: JSON.stringify({ b: longText, a: [null, 0.1, true] }),
  timestamptz: "2026-01-20T10:00:00.123Z",
  int4: 1_000_000_000,
  float8: Number.MAX_SAFE_INTEGER,
  bytea: Buffer.concat(Array.from({ length: 400 }, () => bytes)),
};

/** Writes a row into every table of an empty SQLite database, as large as each column may be; one text has 20 MB, ten times what a round of ranks has. */
export async function writeLargestRows(
  { engine, queries }: OpenDatabase,
  postgres: OpenDatabase,
): Promise<void> {
  const keys = await keysOf(queries);
  const present = await presentTables(postgres);
  const columnsOf = new Map(present.map(({ name, columns }) => [name, columns]));
  for (const table of await siteTables({ engine, queries })) {
    const columns = columnsOf.get(table) ?? [];
    // Keys are the same in all tables, so that each row refers to those that there are.
    const values = columns.map(({ name, dataType }) =>
      dataType === "text" && keys.has(`${table}.${name}`) ? "one" : largestValues[dataType],
    );
    await sql`
      insert into ${sql.table(table)} (${sql.join(columns.map(({ name }) => sql.ref(name)))})
      values (${sql.join(values)})
    `.execute(queries);
  }
  await queries
    .updateTable("rank_rounds")
    .set({ rows: "x".repeat(20_000_000) })
    .execute();
  // A restored site gives up the mails that wait.
  await queries.updateTable("mails").set({ next_attempt_at: null }).execute();
}

/** The columns that are in an index or refer to another table, as `table.column`. */
async function keysOf(queries: Queries): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ name: string }>`
    select made.name || '.' || part.name as name
    from sqlite_schema made, pragma_index_list(made.name) list, pragma_index_info(list.name) part
    where made.type = 'table' and part.name is not null
    union
    select made.name || '.' || reference."from"
    from sqlite_schema made, pragma_foreign_key_list(made.name) reference where made.type = 'table'
  `.execute(queries);
  return new Set(rows.map(({ name }) => name));
}

/** Fills the database from the file. */
export function restored(database: OpenDatabase, path: string): Promise<RowCounts> {
  return withBackup(path, (backup) =>
    restoreBackup(database, backup.database, () => Promise.resolve()),
  );
}
