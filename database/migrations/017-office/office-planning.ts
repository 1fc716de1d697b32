import { sql, type SchemaModule } from "kysely";
import type { ColumnTypes } from "../column-types.ts";

/** When posts go public by themselves, what is planned, the addresses that posts had, and put-away failures. */
export async function planning(schema: SchemaModule, { time }: ColumnTypes): Promise<void> {
  await schema
    .createTable("post_schedules")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("post_id", "text", (column) => column.notNull().references("blog_posts.id"))
    .addColumn("revision", "integer", (column) => column.notNull())
    .addColumn("publish_at", time, (column) => column.notNull())
    .addColumn("state", "text", (column) => column.notNull())
    .addColumn("scheduled_by", "text", (column) => column.notNull())
    .addColumn("created_at", time, (column) => column.notNull())
    .addColumn("ended_at", time)
    .addColumn("outcome", "text")
    .addColumn("dismissed_at", time)
    .execute();
  await schema
    .createIndex("post_schedules_by_state")
    .on("post_schedules")
    .columns(["state", "publish_at"])
    .execute();
  await schema
    .createIndex("post_schedules_by_post")
    .on("post_schedules")
    .columns(["post_id", "state"])
    .execute();
  // One waiting schedule a post, whoever else sets one at the same moment.
  await schema
    .createIndex("post_schedules_waiting")
    .unique()
    .on("post_schedules")
    .column("post_id")
    .where(sql.ref("state"), "=", sql.lit("waiting"))
    .execute();
  await schema
    .createTable("planned_posts")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("title", "text", (column) => column.notNull())
    .addColumn("note", "text", (column) => column.notNull())
    .addColumn("person_id", "text")
    .addColumn("day", "text", (column) => column.notNull())
    .addColumn("fact_id", "text")
    .addColumn("post_id", "text")
    .addColumn("created_by", "text", (column) => column.notNull())
    .addColumn("created_at", time, (column) => column.notNull())
    .addColumn("ended_at", time)
    .execute();
  await schema.createIndex("planned_posts_by_day").on("planned_posts").column("day").execute();
  await schema
    .createTable("former_slugs")
    .addColumn("slug", "text", (column) => column.primaryKey())
    .addColumn("post_id", "text", (column) => column.notNull().references("blog_posts.id"))
    .addColumn("created_at", time, (column) => column.notNull())
    .execute();
  await schema.alterTable("blog_posts").addColumn("author", "text").execute();
  await schema.alterTable("drafting_runs").addColumn("dismissed_at", time).execute();
}
