import type { Kysely } from "kysely";

/** What a post was asked to be made of, and what it was made of: JSON as `chosenOutlineSchema` has it. */
export async function runOutlines({ schema }: Kysely<never>): Promise<void> {
  for (const column of ["outline", "made_of"])
    await schema.alterTable("drafting_runs").addColumn(column, "text").execute();
}
