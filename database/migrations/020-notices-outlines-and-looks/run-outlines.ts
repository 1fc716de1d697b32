import type { Kysely } from "kysely";

/** Asked and used outline of a post: JSON as `chosenOutlineSchema` has it. */
export async function runOutlines({ schema }: Kysely<never>): Promise<void> {
  for (const column of ["outline", "made_of"])
    await schema.alterTable("drafting_runs").addColumn(column, "text").execute();
}
