import type { FileHandle } from "node:fs/promises";
import { sql } from "kysely";
import { migrate } from "../migrate.ts";
import type { OpenDatabase, Queries } from "../open-database.ts";
import { appliedMigrations, presentTables } from "../stored-schema.ts";
import { BackupRefusal, refuseNewerSchema, type BackupRow } from "./backup-format.ts";
import { readBackup, type BackupRows, type SealedBackup } from "./read-backup.ts";
import { siteTables } from "./site-tables.ts";
import { bytesType, countRows } from "./stored-rows.ts";

type Target = Pick<OpenDatabase, "engine" | "queries">;

/**
 * Fills an empty database from a backup that was checked, and brings it to the newest schema, all or
 * nothing. `conclude` belongs to the same transaction. Throws `BackupRefusal`, having changed nothing,
 * when anything is kept here already, in whatever schema, or when the file has changed since it was checked.
 */
export async function restoreBackup(
  database: OpenDatabase,
  { file, header, sha256 }: SealedBackup & { readonly file: FileHandle },
  conclude: (queries: Queries) => Promise<void>,
): Promise<void> {
  // Before anything is held or migrated: this may be, by mistake, a site that people are reading.
  await refuseUsed(database);
  refuseNewerSchema("The place", await appliedMigrations(database));
  await migrate(database);
  await database.transaction(async (queries) => {
    const target = { engine: database.engine, queries };
    if (target.engine === "postgres") await lockTables(queries);
    await refuseUsed(target);
    for (const table of siteTables.toReversed())
      await queries.schema.dropTable(table).ifExists().execute();
    await sql`delete from kysely_migration`.execute(queries);
    await migrate(target, header.migrations.at(-1));
    const bytes = await columnsOfBytes(target);
    for await (const rows of readBackup(file, sha256)) await insertRows(queries, rows, bytes);
    await migrate(target);
    await conclude(queries);
  });
}

/** Nobody else begins to use the database while it is filled. */
async function lockTables(queries: Queries): Promise<void> {
  const tables = siteTables.map((table) => sql.table(table));
  await sql`lock table ${sql.join(tables)} in access exclusive mode`.execute(queries);
}

async function refuseUsed(target: Target): Promise<void> {
  const present = new Set((await presentTables(target)).map(({ name }) => name));
  for (const table of siteTables)
    if (present.has(table) && (await countRows(target.queries, table)) > 0)
      throw new BackupRefusal(
        `Only an empty place can be filled, and this one has rows in ${table}: name a new folder or database.`,
      );
}

/** The columns that keep bytes, as `table.column`. */
async function columnsOfBytes(target: Target): Promise<ReadonlySet<string>> {
  const tables = await presentTables(target);
  return new Set(
    tables.flatMap(({ name, columns }) =>
      columns
        .filter(({ dataType }) => bytesType.test(dataType))
        .map((column) => `${name}.${column.name}`),
    ),
  );
}

async function insertRows(
  queries: Queries,
  { table, columns, rows }: BackupRows,
  bytes: ReadonlySet<string>,
): Promise<void> {
  const isBytes = columns.map((column) => bytes.has(`${table}.${column}`));
  const storedValue = (value: BackupRow[number], index: number) =>
    isBytes[index] === true && typeof value === "string" ? Buffer.from(value, "base64") : value;
  const values = rows.map((row) => sql`(${sql.join(row.map(storedValue))})`);
  await sql`
    insert into ${sql.table(table)} (${sql.join(columns.map((column) => sql.ref(column)))})
    values ${sql.join(values)}
  `.execute(queries);
}
