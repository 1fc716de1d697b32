import { sql, type TableMetadata } from "kysely";
import type { OpenDatabase } from "./open-database.ts";

type OpenedDatabase = Pick<OpenDatabase, "engine" | "queries">;

export async function currentSchema({ queries }: OpenedDatabase): Promise<string> {
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

/** In order; none for an unused database. */
export async function appliedMigrations(database: OpenedDatabase): Promise<readonly string[]> {
  const tables = await presentTables(database);
  if (!tables.some(({ name }) => name === "kysely_migration")) return [];
  const { rows } = await sql<{ name: string }>`
    select name from kysely_migration order by name
  `.execute(database.queries);
  return rows.map(({ name }) => name);
}
