import { migrations } from "../migrations/index.ts";
import { setImmediate as nextTurn } from "node:timers/promises";
import { sql, type ColumnMetadata, type Kysely } from "kysely";
import type { OpenDatabase } from "../open-database.ts";
import { presentTables } from "../migrate.ts";

export class BackupRefusal extends Error {
  override readonly name = "BackupRefusal";
}

export function refuseNewerSchema(subject: string, appliedMigrations: readonly string[]): void {
  const knownMigrations = Object.keys(migrations("sqlite"));
  const unknown = appliedMigrations.find((name, index) => knownMigrations[index] !== name);
  if (unknown !== undefined)
    throw new BackupRefusal(
      `${subject} belongs to a newer version of the site (it has ${unknown}): use that version.`,
    );
}

export type Place = Pick<OpenDatabase, "engine" | "queries">;

export type RowCounts = ReadonlyMap<string, number>;

type Row = Record<string, unknown>;

/** Of one statement, and in memory at once: pictures and posts are large. */
const maxRows = 20;

/** Each table after those that it refers to; no backup needs the index of full text. */
export async function siteTables({ queries }: Place): Promise<readonly string[]> {
  const { rows } = await sql<{ name: string }>`
    select name from sqlite_schema where type = 'table' order by rowid
  `.execute(queries);
  const names = rows.map(({ name }) => name);
  return names.filter((name) => !/^(?:sqlite_|kysely_|post_full_text(?:_|$))/.test(name));
}

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
    for await (const rows of batchesOf(from, table, present.get(table) ?? [])) {
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

async function* batchesOf(
  place: Place,
  table: string,
  columns: readonly ColumnMetadata[],
): AsyncGenerator<readonly Row[]> {
  const selection = anyTable(place)
    .selectFrom(table)
    .select(
      columns.map(({ name, dataType }) =>
        dataType === "jsonb" ? sql<string>`${sql.ref(name)}::text`.as(name) : name,
      ),
    );
  if (place.engine === "sqlite") {
    let batch: Row[] = [];
    for await (const row of selection.stream()) {
      batch.push(row);
      if (batch.length < maxRows) continue;
      yield batch;
      batch = [];
    }
    if (batch.length > 0) yield batch;
    return;
  }
  await sql`declare backup_rows no scroll cursor for ${selection}`.execute(place.queries);
  const next = sql<Row>`fetch ${sql.lit(maxRows)} from backup_rows`;
  for (;;) {
    const { rows } = await next.execute(place.queries);
    if (rows.length === 0) break;
    yield rows;
  }
  await sql`close backup_rows`.execute(place.queries);
}
