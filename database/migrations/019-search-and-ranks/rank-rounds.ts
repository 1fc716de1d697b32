import type { SchemaModule } from "kysely";
import type { ColumnTypes } from "../column-types.ts";

/** The rounds of JoSAA that the office has imported. */
export async function rankRounds(schema: SchemaModule, { time }: ColumnTypes): Promise<void> {
  await schema
    .createTable("rank_rounds")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("year", "integer", (column) => column.notNull())
    .addColumn("round", "integer", (column) => column.notNull())
    .addColumn("row_count", "integer", (column) => column.notNull())
    .addColumn("rows", "text", (column) => column.notNull())
    .addColumn("source", "text", (column) => column.notNull())
    .addColumn("imported_by", "text", (column) => column.notNull())
    .addColumn("imported_at", time, (column) => column.notNull())
    .addColumn("withdrawn_at", time)
    .addColumn("withdrawn_by", "text")
    .execute();
  await schema
    .createIndex("rank_rounds_by_year")
    .on("rank_rounds")
    .columns(["year", "withdrawn_at"])
    .execute();
}
