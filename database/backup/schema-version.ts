import { sql } from "kysely";
import { migrations } from "../migrations/index.ts";
import type { Queries } from "../open-database.ts";
import { BackupRefusal } from "./backup-format.ts";

/** The migrations that this database has had, in order; none when it was never used. */
export async function appliedMigrations(queries: Queries): Promise<readonly string[]> {
  const tables = await queries.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === "kysely_migration")) return [];
  const { rows } = await sql<{ name: string }>`
    select name from kysely_migration order by name
  `.execute(queries);
  return rows.map(({ name }) => name);
}

/** Throws `BackupRefusal` when these are not the first migrations of this code: it is a newer version's schema. */
export function refuseNewerSchema(subject: string, applied: readonly string[]): void {
  const known = Object.keys(migrations("sqlite"));
  const unknown = applied.find((name, index) => known[index] !== name);
  if (unknown !== undefined)
    throw new BackupRefusal(
      `${subject} belongs to a newer version of the site (it has ${unknown}): use that version.`,
    );
}
