import type { Kysely } from "kysely";
import type { ColumnTypes } from "../column-types.ts";

/** When an update ends, whose words it is and in place of which one; who asked for an edition to be opened. */
export async function secondLooks({ schema }: Kysely<never>, { time }: ColumnTypes): Promise<void> {
  for (const column of ["ends_on", "replaces"])
    await schema.alterTable("updates").addColumn(column, "text").execute();
  await schema
    .alterTable("updates")
    .addColumn("authors", "text", (column) => column.notNull().defaultTo("[]"))
    .execute();
  await schema.alterTable("editions").addColumn("opening_asked_by", "text").execute();
  await schema.alterTable("editions").addColumn("opening_asked_at", time).execute();
}
