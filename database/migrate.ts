import { Migrator } from "kysely/migration";
import { migrations } from "./migrations/index.ts";
import type { OpenDatabase } from "./open-database.ts";

/**
 * Brings the database to the newest schema, or to that of a migration that it has not had yet, under
 * Kysely's own lock: several instances may start at once. Throws when a migration fails; a failed one
 * leaves nothing behind.
 */
export async function migrate(
  database: Pick<OpenDatabase, "engine" | "queries">,
  upTo?: string,
): Promise<void> {
  const migrator = new Migrator({
    db: database.queries,
    provider: { getMigrations: () => Promise.resolve(migrations(database.engine)) },
  });
  const { error } =
    upTo === undefined ? await migrator.migrateToLatest() : await migrator.migrateTo(upTo);
  if (error !== undefined)
    throw error instanceof Error ? error : new Error("a migration failed", { cause: error });
}
