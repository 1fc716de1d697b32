import type { Insertable, Selectable } from "kysely";
import { z } from "zod";
import type { Queries } from "../../database/open-database.ts";
import type { BlogPostRow, Database } from "../../database/schema.ts";
import { readJson } from "../../database/values.ts";
import { correctionSchema } from "./correction.ts";
import { searchTextOf } from "./post-search.ts";
import {
  postCategorySchema,
  postContentSchema,
  postStatuses,
  type Post,
  type PostWorkBrief,
  type PublishedAddress,
} from "./post.ts";

/** All but `created_by`, which is for the record only. */
export const postColumns = [
  "id",
  "slug",
  "status",
  "title",
  "category",
  "tags",
  "hero_summary",
  "hero_image_url",
  "hero_image_alt",
  "meta_description",
  "body_markdown",
  "schema_jsonld",
  "internal_links",
  "source_references",
  "published_at",
  "revision",
  "written_by",
  "created_at",
  "updated_at",
  "corrections",
] as const;

/** A post with the content of its row, and the number of the revision that waits beside it. */
export type StoredPost = { readonly post: Post; readonly waiting: number | null };

const statusSchema = z.enum(postStatuses);
const correctionsSchema = z.array(correctionSchema);
const structuredDataSchema = z.record(z.string(), z.unknown());
const { tags: tagsSchema, internal_links, source_references } = postContentSchema.shape;

/** Stores a new post; answers false, and stores nothing, when its slug is taken. */
export async function insertPost(
  queries: Queries,
  post: Post,
  createdBy: string,
): Promise<boolean> {
  // Not by catching a unique violation: on PostgreSQL that would end the caller's transaction.
  const { numInsertedOrUpdatedRows } = await queries
    .insertInto("blog_posts")
    .values({ ...toRow(post), created_by: createdBy })
    .onConflict((conflict) => conflict.column("slug").doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

/** Replaces what a row says; no revision waits beside it any more. */
export async function updatePost(queries: Queries, post: Post): Promise<void> {
  const { id, ...columns } = toRow(post);
  const reason = post.status === "withdrawn" ? {} : { withdrawn_reason: null };
  await queries
    .updateTable("blog_posts")
    .set({ ...columns, ...reason, pending_revision: null })
    .where("id", "=", id)
    .execute();
}

/** Reads a post that is not deleted and, by a no-op update, keeps others from changing it until the transaction ends. */
export async function holdPost(queries: Queries, id: string): Promise<StoredPost | null> {
  const row = await queries
    .updateTable("blog_posts")
    .set({ id })
    .where("id", "=", id)
    .where("deleted_at", "is", null)
    .returning([...postColumns, "pending_revision"])
    .executeTakeFirst();
  return row === undefined ? null : toStored(row);
}

export async function findPost(queries: Queries, id: string): Promise<StoredPost | null> {
  const row = await queries
    .selectFrom("blog_posts")
    .select([...postColumns, "pending_revision"])
    .where("id", "=", id)
    .where("deleted_at", "is", null)
    .executeTakeFirst();
  return row === undefined ? null : toStored(row);
}

/** The post with this slug in any status, unless it is deleted. */
export async function findPostBySlug(queries: Queries, slug: string): Promise<Post | null> {
  const row = await queries
    .selectFrom("blog_posts")
    .select(postColumns)
    .where("slug", "=", slug)
    .where("deleted_at", "is", null)
    .executeTakeFirst();
  return row === undefined ? null : toPost(row);
}

/** All published posts, newest first, without what they say. */
export async function listPublishedAddresses(queries: Queries): Promise<PublishedAddress[]> {
  const rows = await queries
    .selectFrom("blog_posts")
    .select(["slug", "published_at", "updated_at"])
    .where("status", "=", "published")
    .where("deleted_at", "is", null)
    .orderBy("published_at", "desc")
    .orderBy("id", "desc")
    .execute();
  return rows.map((row) => ({ ...row, published_at: z.string().parse(row.published_at) }));
}

/** The newest published posts whole, at most `limit`. */
export async function listPublishedPosts(queries: Queries, limit: number): Promise<Post[]> {
  const rows = await queries
    .selectFrom("blog_posts")
    .select(postColumns)
    .where("status", "=", "published")
    .where("deleted_at", "is", null)
    .orderBy("published_at", "desc")
    .orderBy("id", "desc")
    .limit(limit)
    .execute();
  return rows.map(toPost);
}

/** What lists of work show of these posts, in no order; deleted ones are left out. */
export async function listBriefs(
  queries: Queries,
  ids: readonly string[],
): Promise<PostWorkBrief[]> {
  if (ids.length === 0) return [];
  const rows = await queries
    .selectFrom("blog_posts")
    .select(["id", "title", "slug", "status", "published_at", "pending_revision"])
    .where("id", "in", ids)
    .where("deleted_at", "is", null)
    .execute();
  return rows.map((row) => ({ ...row, status: statusSchema.parse(row.status) }));
}

function toRow(post: Post): Omit<Insertable<Database["blog_posts"]>, "created_by"> {
  return {
    id: post.id,
    slug: post.slug,
    status: post.status,
    title: post.title,
    category: post.category,
    tags: JSON.stringify(post.tags),
    hero_summary: post.hero_summary,
    hero_image_url: post.hero_image_url,
    hero_image_alt: post.hero_image_alt,
    meta_description: post.meta_description,
    body_markdown: post.body_markdown,
    schema_jsonld: JSON.stringify(post.schema_jsonld),
    internal_links: JSON.stringify(post.internal_links),
    source_references: JSON.stringify(post.source_references),
    published_at: post.published_at,
    revision: post.revision,
    written_by: post.written_by,
    created_at: post.created_at,
    updated_at: post.updated_at,
    corrections: post.corrections.length === 0 ? null : JSON.stringify(post.corrections),
    search_text: searchTextOf(post),
  };
}

type StoredRow = Pick<Selectable<BlogPostRow>, (typeof postColumns)[number]>;

function toStored(row: StoredRow & { readonly pending_revision: number | null }): StoredPost {
  const { pending_revision: waiting, ...columns } = row;
  return { post: toPost(columns), waiting };
}

function toPost(row: StoredRow): Post {
  const status = statusSchema.parse(row.status);
  return {
    ...row,
    status,
    live_revision: status === "published" ? row.revision : null,
    corrections: row.corrections === null ? [] : readJson(correctionsSchema, row.corrections),
    category: postCategorySchema.parse(row.category),
    tags: readJson(tagsSchema, row.tags),
    schema_jsonld: readJson(structuredDataSchema, row.schema_jsonld),
    internal_links: readJson(internal_links, row.internal_links),
    source_references: readJson(source_references, row.source_references),
  };
}
