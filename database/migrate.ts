import { setImmediate as nextTurn } from "node:timers/promises";
import { Migrator, type Migration } from "kysely/migration";
import { migrations } from "./migrations/index.ts";
import type { OpenDatabase } from "./open-database.ts";
import { sql, type TableMetadata } from "kysely";

export async function migrate(
  database: Pick<OpenDatabase, "engine" | "queries">,
  upTo?: string,
): Promise<string | null> {
  const knownMigrations = migrations(database.engine);
  const [ahead, ...moreAhead] = migrationsAhead(
    Object.keys(knownMigrations),
    await appliedMigrations(database),
  );
  if (moreAhead.length > 0)
    throw new Error(
      `a newer version of the site has changed it by more than one migration (${[ahead, ...moreAhead].join(", ")}): start that version, or restore the backup made before the update into an empty place`,
    );
  if (ahead !== undefined) return ahead;
  const { noted, firstFault } = noteFault(knownMigrations);
  const migrator = new Migrator({
    db: database.queries,
    provider: { getMigrations: () => Promise.resolve(noted) },
    ...(database.engine === "postgres" && { migrationTableSchema: await currentSchema(database) }),
  });
  const { error } =
    upTo === undefined ? await migrator.migrateToLatest() : await migrator.migrateTo(upTo);
  if (error === undefined) return null;
  const fault = firstFault() ?? error;
  throw fault instanceof Error ? fault : new Error("a migration failed", { cause: fault });
}

function migrationsAhead(
  knownNames: readonly string[],
  appliedNames: readonly string[],
): readonly string[] {
  return knownNames.every((name, index) => appliedNames[index] === name)
    ? appliedNames.slice(knownNames.length)
    : [];
}

/** In a broken transaction Kysely fails once more, and tells only of that. Others have turns in between. */
function noteFault(knownMigrations: Readonly<Record<string, Migration>>) {
  let first: unknown;
  const watchedMigrations = Object.entries(knownMigrations).map(
    ([name, migration]): [string, Migration] => [
      name,
      {
        async up(database) {
          await nextTurn();
          await migration.up(database).catch((fault: unknown) => {
            first ??= fault;
            throw fault;
          });
        },
      },
    ],
  );
  return { noted: Object.fromEntries(watchedMigrations), firstFault: () => first };
}

type OpenedDatabase = Pick<OpenDatabase, "engine" | "queries">;

async function currentSchema({ queries }: OpenedDatabase): Promise<string> {
  const { rows } = await sql<{ name: string | null }>`
    select current_schema() as name
  `.execute(queries);
  const name = rows[0]?.name ?? null;
  if (name === null) throw new Error("no schema of the search path exists in the database");
  return name;
}

/** No views, and on PostgreSQL nothing of another schema. */
export async function presentTables(database: OpenedDatabase): Promise<readonly TableMetadata[]> {
  const schema = database.engine === "postgres" ? await currentSchema(database) : undefined;
  const tables = await database.queries.introspection.getTables({ withInternalKyselyTables: true });
  return tables.filter((table) => !table.isView && table.schema === schema);
}

export async function appliedMigrations(database: OpenedDatabase): Promise<readonly string[]> {
  const tables = await presentTables(database);
  if (!tables.some(({ name }) => name === "kysely_migration")) return [];
  const { rows } = await sql<{ name: string }>`
    select name from kysely_migration order by name
  `.execute(database.queries);
  return rows.map(({ name }) => name);
}
