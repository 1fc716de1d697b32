import { type Kysely, type SchemaModule, sql } from "kysely";
import type { Migration } from "kysely/migration";
import { z } from "zod";
import { tagSlug } from "../tag-slug.ts";
import { readJson } from "../values.ts";
import type { ColumnTypes } from "./column-types.ts";

export function office(types: ColumnTypes): Migration {
  return {
    async up(database: Kysely<never>) {
      const { schema } = database;
      await people(schema, types);
      await planning(schema, types);
      await pictures(schema, types);
      await updates(schema, types);
      await settings(schema, types);
      await readership(schema, types);
      await topics(database, types);
      await deskList(database);
    },
  };
}

/** The list of all posts, narrowed: each of its pages is read in order, whatever it is narrowed by. */
async function deskList(database: Kysely<never>): Promise<void> {
  await sql`
    create index blog_posts_made_in_category on blog_posts (category, created_at, id)
    where deleted_at is null
  `.execute(database);
  await sql`
    create index blog_posts_made_by on blog_posts (created_by, created_at, id)
    where deleted_at is null
  `.execute(database);
  await sql`
    create index blog_posts_pending on blog_posts (created_at, id)
    where deleted_at is null and pending_revision is not null
  `.execute(database);
}

/** Names of people, invitations, and the codes that stand in for a lost second factor. */
async function people(schema: SchemaModule, { time }: ColumnTypes): Promise<void> {
  await schema.alterTable("users").addColumn("name", "text").execute();
  await schema
    .createTable("invitations")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("email", "text", (column) => column.notNull())
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("role", "text", (column) => column.notNull())
    .addColumn("token_hash", "text", (column) => column.notNull().unique())
    .addColumn("invited_by", "text", (column) => column.notNull())
    .addColumn("created_at", time, (column) => column.notNull())
    .addColumn("expires_at", time, (column) => column.notNull())
    .addColumn("accepted_at", time)
    .addColumn("revoked_at", time)
    .execute();
  await schema
    .createTable("recovery_codes")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("user_id", "text", (column) => column.notNull().references("users.id"))
    .addColumn("code_hash", "text", (column) => column.notNull())
    .addColumn("created_at", time, (column) => column.notNull())
    .addColumn("used_at", time)
    .execute();
  await schema
    .createIndex("recovery_codes_by_user")
    .on("recovery_codes")
    .column("user_id")
    .execute();
}

/** Uploaded pictures, their files, one an offered width, and which revisions of posts show them. */
async function pictures(schema: SchemaModule, { time, bytes }: ColumnTypes): Promise<void> {
  await schema
    .createTable("pictures")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("content_hash", "text", (column) => column.notNull().unique())
    .addColumn("width", "integer", (column) => column.notNull())
    .addColumn("height", "integer", (column) => column.notNull())
    .addColumn("alt_text", "text", (column) => column.notNull())
    .addColumn("is_decorative", "integer", (column) => column.notNull())
    .addColumn("uploaded_by", "text", (column) => column.notNull())
    .addColumn("created_at", time, (column) => column.notNull())
    .execute();
  await schema
    .createTable("picture_files")
    .addColumn("picture_id", "text", (column) => column.notNull().references("pictures.id"))
    .addColumn("width", "integer", (column) => column.notNull())
    .addColumn("height", "integer", (column) => column.notNull())
    .addColumn("content", bytes, (column) => column.notNull())
    .addPrimaryKeyConstraint("picture_files_once", ["picture_id", "width"])
    .execute();
  await schema
    .createTable("picture_uses")
    .addColumn("post_id", "text", (column) => column.notNull().references("blog_posts.id"))
    .addColumn("revision", "integer", (column) => column.notNull())
    .addColumn("picture_id", "text", (column) => column.notNull().references("pictures.id"))
    .addColumn("place", "text", (column) => column.notNull())
    .addPrimaryKeyConstraint("picture_uses_once", ["post_id", "revision", "picture_id", "place"])
    .execute();
  await schema
    .createIndex("picture_uses_of_picture")
    .on("picture_uses")
    .column("picture_id")
    .execute();
}

/** When posts go public by themselves, what is planned, the addresses that posts had, and put-away failures. */
async function planning(schema: SchemaModule, { time }: ColumnTypes): Promise<void> {
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

/** Sums without persons: readings and opinions a post and day; and what is known of the links of posts. */
async function readership(schema: SchemaModule, { time }: ColumnTypes): Promise<void> {
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

/** What the office has set on the desk, a row a section. */
async function settings(schema: SchemaModule, { time, json }: ColumnTypes): Promise<void> {
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

/** The lists of a category and of a tag: a page of each costs the same at any depth. */
async function topics(database: Kysely<never>, { time }: ColumnTypes): Promise<void> {
  const { schema } = database;
  await sql`
    create index blog_posts_by_category on blog_posts (category, status, published_at, id)
    where deleted_at is null
  `.execute(database);
  await schema
    .createTable("post_tags")
    .addColumn("slug", "text", (column) => column.notNull())
    .addColumn("published_at", time, (column) => column.notNull())
    .addColumn("post_id", "text", (column) => column.notNull().references("blog_posts.id"))
    .addColumn("tag", "text", (column) => column.notNull())
    .addPrimaryKeyConstraint("post_tags_once", ["slug", "published_at", "post_id"])
    .execute();
  await schema.createIndex("post_tags_by_post").on("post_tags").column("post_id").execute();
  await noteTags(database);
}

const tagsSchema = z.array(z.string());
const insertedAtOnce = 200;

/** The tags of the posts that are public or have been. */
async function noteTags(database: Kysely<never>): Promise<void> {
  const { rows: posts } = await sql<{ id: string; tags: unknown; published_at: string }>`
    select id, tags, published_at from blog_posts where published_at is not null
  `.execute(database);
  const rows = posts.flatMap(({ id, tags, published_at }) => {
    const named = new Map(readJson(tagsSchema, tags).map((tag) => [tagSlug(tag), tag]));
    return [...named].map(([slug, tag]) => sql`(${slug}, ${published_at}, ${id}, ${tag})`);
  });
  for (let first = 0; first < rows.length; first += insertedAtOnce)
    await sql`
      insert into post_tags (slug, published_at, post_id, tag)
      values ${sql.join(rows.slice(first, first + insertedAtOnce))}
    `.execute(database);
}

/** What the institute writes on /latest-updates; a row with the id of a shipped item takes its place. */
async function updates(schema: SchemaModule, { time }: ColumnTypes): Promise<void> {
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
