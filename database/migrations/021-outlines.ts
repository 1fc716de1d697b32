import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** What a post was asked to be made of, and what it was made of: JSON as `chosenOutlineSchema` has it. */
export function outlines(): Migration {
  return {
    async up(database: Kysely<never>) {
      for (const column of ["outline", "made_of"])
        await database.schema.alterTable("drafting_runs").addColumn(column, "text").execute();
    },
  };
}
