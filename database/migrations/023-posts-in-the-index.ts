import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** Posts are searched in memory. With their words go the triggers that keep the full text of SQLite. */
export function postsInTheIndex(): Migration {
  return {
    async up({ schema }: Kysely<never>) {
      await schema.dropTable("post_words").execute();
      await schema.dropTable("post_full_text").ifExists().execute();
    },
  };
}
