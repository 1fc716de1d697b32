import { sql, type RawBuilder } from "kysely";
import type { Engine, OpenDatabase, Queries } from "../open-database.ts";
import { presentTables } from "../stored-schema.ts";
import { rowSchema, type BackupHeader, type BackupRow } from "./backup-format.ts";
import { formerTables, siteTables, type BackupTable } from "./site-tables.ts";

export type StoredTable = BackupHeader["tables"][number] & {
  /** How each column is asked for, so that both engines answer with the same kinds of values. */
  readonly selected: readonly RawBuilder<unknown>[];
  readonly rowsPerRead: number;
};

type StoredRow = Record<string, unknown>;

/** Rows that are held in memory at once, and of those with files, which have some 300 kB each. */
const rowsPerRead = 200;
const rowsOfFilesPerRead = 4;

/** How the engines call a column of bytes. */
export const bytesType = /^(bytea|blob)$/i;

/** The site's tables that this database has, parents first, with their columns and numbers of rows. */
export async function storedTables(
  place: Pick<OpenDatabase, "engine" | "queries">,
): Promise<readonly StoredTable[]> {
  const present = new Map((await presentTables(place)).map((table) => [table.name, table.columns]));
  const tables: StoredTable[] = [];
  for (const name of [...siteTables, ...formerTables]) {
    const columns = present.get(name);
    if (columns === undefined) continue;
    tables.push({
      name,
      columns: columns.map((column) => column.name),
      rows: await countRows(place.queries, name),
      selected: columns.map((column) =>
        column.dataType === "jsonb"
          ? sql`${sql.ref(column.name)}::text as ${sql.ref(column.name)}`
          : sql.ref(column.name),
      ),
      rowsPerRead: columns.some(({ dataType }) => bytesType.test(dataType))
        ? rowsOfFilesPerRead
        : rowsPerRead,
    });
  }
  return tables;
}

export async function countRows(queries: Queries, table: BackupTable): Promise<number> {
  const { rows } = await sql<{ count: number | string }>`
    select count(*) as count from ${sql.table(table)}
  `.execute(queries);
  return Number(rows[0]?.count);
}

/** All rows of a table, a few in memory at once, bytes as base64; within a snapshot. */
export async function* storedRows(
  queries: Queries,
  engine: Engine,
  table: StoredTable,
): AsyncGenerator<BackupRow> {
  const parts = engine === "postgres" ? byCursor(queries, table) : byRowId(queries, table);
  for await (const rows of parts)
    for (const row of rows)
      yield rowSchema.parse(table.columns.map((column) => portableValue(row[column])));
}

function portableValue(value: unknown): unknown {
  return value instanceof Uint8Array ? Buffer.from(value).toString("base64") : value;
}

async function* byCursor(
  queries: Queries,
  { name, selected, rowsPerRead: count }: StoredTable,
): AsyncGenerator<readonly StoredRow[]> {
  await sql`
    declare backup_rows no scroll cursor for select ${sql.join(selected)} from ${sql.table(name)}
  `.execute(queries);
  for (;;) {
    const { rows } = await sql<StoredRow>`
      fetch ${sql.lit(count)} from backup_rows
    `.execute(queries);
    if (rows.length === 0) break;
    yield rows;
  }
  await sql`close backup_rows`.execute(queries);
}

async function* byRowId(
  queries: Queries,
  { name, selected, rowsPerRead: count }: StoredTable,
): AsyncGenerator<readonly StoredRow[]> {
  for (let last = Number.MIN_SAFE_INTEGER; ;) {
    const { rows } = await sql<StoredRow>`
      select rowid as backup_row_id, ${sql.join(selected)} from ${sql.table(name)}
      where rowid > ${last} order by rowid limit ${sql.lit(count)}
    `.execute(queries);
    const newest = rows.at(-1);
    if (newest === undefined) return;
    yield rows;
    last = Number(newest.backup_row_id);
  }
}
