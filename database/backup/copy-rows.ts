import { setImmediate as nextTurn } from "node:timers/promises";
import { sql, type ColumnMetadata, type Kysely } from "kysely";
import type { OpenDatabase } from "../open-database.ts";
import { isFullText } from "../search-rows.ts";
import { presentTables } from "../stored-schema.ts";

export type Place = Pick<OpenDatabase, "engine" | "queries">;

export type RowCounts = ReadonlyMap<string, number>;

type Row = Record<string, unknown>;

/** Of one statement, and in memory at once. */
const maxRows = 50;
const maxBytes = 256 * 1024;

/** Each table after those that it refers to. */
export async function siteTables({ queries }: Place): Promise<readonly string[]> {
  const { rows } = await sql<{ name: string }>`
    select name from sqlite_schema where type = 'table' order by rowid
  `.execute(queries);
  const names = rows.map(({ name }) => name);
  return names.filter((name) => !/^(sqlite|kysely)_/.test(name) && !isFullText(name));
}

/** Of either engine. Others have a turn between two batches. */
export async function copyRows(
  from: Place,
  to: Place,
  tables: readonly string[],
  signal?: AbortSignal,
): Promise<RowCounts> {
  const present = new Map((await presentTables(from)).map(({ name, columns }) => [name, columns]));
  const counts = new Map<string, number>();
  for (const table of tables) {
    let count = 0;
    for await (const rows of batchesOf(rowsOf(from, table, present.get(table) ?? []))) {
      signal?.throwIfAborted();
      await anyTable(to).insertInto(table).values(rows).execute();
      count += rows.length;
      await nextTurn();
    }
    counts.set(table, count);
  }
  return counts;
}

function anyTable({ queries }: Place): Kysely<Record<string, Row>> {
  return queries as unknown as Kysely<Record<string, Row>>;
}

/** JSON and times as text, bytes as bytes. */
async function* rowsOf(
  place: Place,
  table: string,
  columns: readonly ColumnMetadata[],
): AsyncGenerator<Row> {
  const selection = anyTable(place)
    .selectFrom(table)
    .select(
      columns.map(({ name, dataType }) =>
        dataType === "jsonb" ? sql<string>`${sql.ref(name)}::text`.as(name) : name,
      ),
    );
  if (place.engine === "sqlite") {
    yield* selection.stream();
    return;
  }
  await sql`declare backup_rows no scroll cursor for ${selection}`.execute(place.queries);
  // The size of the next rows is unknown: after large ones fewer are asked for at once.
  for (let limit = 1; ;) {
    const { rows } = await sql<Row>`fetch ${sql.lit(limit)} from backup_rows`.execute(
      place.queries,
    );
    if (rows.length === 0) break;
    yield* rows;
    const bytes = rows.reduce((sum, row) => sum + bytesOf(row), 1);
    const fitting = Math.floor((maxBytes * rows.length) / bytes);
    limit = Math.max(1, Math.min(2 * limit, fitting, maxRows));
  }
  await sql`close backup_rows`.execute(place.queries);
}

async function* batchesOf(rows: AsyncIterable<Row>): AsyncGenerator<readonly Row[]> {
  let batch: Row[] = [];
  let bytes = 0;
  for await (const row of rows) {
    const size = bytesOf(row);
    if (batch.length === maxRows || (batch.length > 0 && bytes + size > maxBytes)) {
      yield batch;
      [batch, bytes] = [[], 0];
    }
    batch.push(row);
    bytes += size;
  }
  if (batch.length > 0) yield batch;
}

function bytesOf(row: Row): number {
  return Object.values(row).reduce<number>((sum, value) => sum + sizeOf(value), 0);
}

function sizeOf(value: unknown): number {
  if (typeof value === "string") return value.length;
  return value instanceof Uint8Array ? value.byteLength : 8;
}
