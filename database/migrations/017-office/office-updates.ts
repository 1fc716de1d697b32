import type { SchemaModule } from "kysely";
import type { ColumnTypes } from "../column-types.ts";

/** What the institute writes on /latest-updates; a row with the id of a shipped item takes its place. */
export async function updates(schema: SchemaModule, { time }: ColumnTypes): Promise<void> {
  await schema
    .createTable("updates")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("version", "integer", (column) => column.notNull())
    .addColumn("state", "text", (column) => column.notNull())
    .addColumn("day", "text", (column) => column.notNull())
    .addColumn("headline", "text", (column) => column.notNull())
    .addColumn("summary", "text", (column) => column.notNull())
    .addColumn("category", "text", (column) => column.notNull())
    .addColumn("is_breaking", "integer", (column) => column.notNull())
    .addColumn("breaking_until", "text")
    .addColumn("link", "text")
    .addColumn("edition", "text", (column) => column.notNull())
    .addColumn("created_by", "text", (column) => column.notNull())
    .addColumn("created_at", time, (column) => column.notNull())
    .addColumn("updated_at", time, (column) => column.notNull())
    .addColumn("published_at", time)
    .addColumn("ended_at", time)
    .execute();
}
