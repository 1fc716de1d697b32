import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** Posts are searched in memory, and unsaved words are kept by the browser. */
export function fewerTables(): Migration {
  return {
    async up(database: Kysely<never>) {
      // With `post_words` go its triggers, which keep the full text.
      for (const table of ["post_words", "post_full_text", "working_copies"])
        await sql`drop table if exists ${sql.table(table)}`.execute(database);
    },
  };
}
