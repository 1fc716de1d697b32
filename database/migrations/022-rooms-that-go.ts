import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** The tables of rooms that are no more; their indexes go with them. */
const tables = ["mistake_reports", "checked_links"];

/** Drops what rooms that are no more have kept. */
export function roomsThatGo(): Migration {
  return {
    async up(database: Kysely<never>) {
      for (const table of tables) await database.schema.dropTable(table).execute();
    },
  };
}
