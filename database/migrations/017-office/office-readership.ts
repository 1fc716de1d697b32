import type { SchemaModule } from "kysely";
import type { ColumnTypes } from "../column-types.ts";

/** Sums without persons: readings and opinions a post and day; and what is known of the links of posts. */
export async function readership(schema: SchemaModule, { time }: ColumnTypes): Promise<void> {
  await schema
    .createTable("post_readings")
    .addColumn("post_id", "text", (column) => column.notNull().references("blog_posts.id"))
    .addColumn("day", "text", (column) => column.notNull())
    .addColumn("readings", "integer", (column) => column.notNull())
    .addColumn("useful", "integer", (column) => column.notNull())
    .addColumn("not_useful", "integer", (column) => column.notNull())
    .addPrimaryKeyConstraint("post_readings_once", ["post_id", "day"])
    .execute();
  await schema
    .createIndex("post_readings_by_day")
    .on("post_readings")
    .columns(["day", "post_id"])
    .execute();
  await schema
    .createTable("checked_links")
    .addColumn("address", "text", (column) => column.primaryKey())
    .addColumn("failures", "integer", (column) => column.notNull())
    .addColumn("failed_at", time)
    .addColumn("last_outcome", "text", (column) => column.notNull())
    .addColumn("checked_at", time)
    .addColumn("next_check_at", time, (column) => column.notNull())
    .addColumn("dismissed_at", time)
    .execute();
}
