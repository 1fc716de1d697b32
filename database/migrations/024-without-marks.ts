import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** Notes on single facts of an edition go: readers see every value of the year before, with its year. */
export function withoutMarks(): Migration {
  return {
    async up({ schema }: Kysely<never>) {
      await schema.dropTable("edition_marks").execute();
    },
  };
}
