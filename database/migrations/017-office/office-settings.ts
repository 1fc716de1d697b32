import type { SchemaModule } from "kysely";
import type { ColumnTypes } from "../column-types.ts";

/** What the office has set on the desk, a row a section. */
export async function settings(schema: SchemaModule, { time, json }: ColumnTypes): Promise<void> {
  await schema
    .createTable("site_settings")
    .addColumn("section", "text", (column) => column.primaryKey())
    .addColumn("value", json, (column) => column.notNull())
    .addColumn("sealed", "text")
    .addColumn("version", "integer", (column) => column.notNull())
    .addColumn("updated_by", "text", (column) => column.notNull())
    .addColumn("updated_at", time, (column) => column.notNull())
    .execute();
}
