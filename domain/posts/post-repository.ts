import type { Insertable, Selectable } from "kysely";
import { z } from "zod";
import type { Queries } from "../../database/open-database.ts";
import type { FactSnapshot } from "../../content/facts/snapshot.ts";
import type { BlogPostRow, Database } from "../../database/schema.ts";
import { readJson } from "../../database/values.ts";
import { searchTextOf } from "./text/article.ts";
import { correctionSchema } from "./revisions/correction.ts";
import { postCategorySchema, postContentSchema, postStatuses, type Post } from "./post.ts";
import { deletePostWords, replacePostWords } from "./lists/post-words-repository.ts";
import { replaceTags } from "./publishing/topic-repository.ts";

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
  "author",
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
  "edition",
] as const;

export const storedColumns = [...postColumns, "pending_revision", "deleted_at"] as const;

export type StoredPost = {
  readonly post: Post;
  readonly pendingRevision: number | null;
  readonly deletedAt: string | null;
};

const statusSchema = z.enum(postStatuses);
const correctionsSchema = z.array(correctionSchema);
const structuredDataSchema = z.record(z.string(), z.unknown());
const { tags: tagsSchema, internal_links, source_references } = postContentSchema.shape;

export async function insertPost(
  queries: Queries,
  post: Post,
  created: { readonly by: string; readonly facts: FactSnapshot },
): Promise<boolean> {
  // Not by catching a unique violation: on PostgreSQL that would end the caller's transaction.
  const { numInsertedOrUpdatedRows } = await queries
    .insertInto("blog_posts")
    .values({ ...toRow(post, created.facts), created_by: created.by })
    .onConflict((conflict) => conflict.column("slug").doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

export async function updatePost(queries: Queries, post: Post, facts: FactSnapshot): Promise<void> {
  const { id, ...columns } = toRow(post, facts);
  const reason = post.status === "withdrawn" ? {} : { withdrawn_reason: null };
  await queries
    .updateTable("blog_posts")
    .set({ ...columns, ...reason, pending_revision: null })
    .where("id", "=", id)
    .execute();
  await replaceTags(queries, post);
  await replacePostWords(queries, post);
}

/** Reads a post, deleted or not, and locks its row until the transaction ends: by a no-op update, on both engines alike. */
export async function lockPostForUpdate(queries: Queries, id: string): Promise<StoredPost | null> {
  const row = await queries
    .updateTable("blog_posts")
    .set({ id })
    .where("id", "=", id)
    .returning(storedColumns)
    .executeTakeFirst();
  return row === undefined ? null : toStored(row);
}

export async function findPost(queries: Queries, id: string): Promise<StoredPost | null> {
  const row = await queries
    .selectFrom("blog_posts")
    .select(storedColumns)
    .where("id", "=", id)
    .where("deleted_at", "is", null)
    .executeTakeFirst();
  return row === undefined ? null : toStored(row);
}

export async function findPostBySlug(queries: Queries, slug: string): Promise<Post | null> {
  const row = await queries
    .selectFrom("blog_posts")
    .select(postColumns)
    .where("slug", "=", slug)
    .where("deleted_at", "is", null)
    .executeTakeFirst();
  return row === undefined ? null : toPost(row);
}

export async function markWithdrawn(
  queries: Queries,
  id: string,
  { reason, at }: { readonly reason: string; readonly at: string },
): Promise<void> {
  await queries
    .updateTable("blog_posts")
    .set({ status: "withdrawn", withdrawn_reason: reason, updated_at: at })
    .where("id", "=", id)
    .execute();
  await deletePostWords(queries, id);
}

export async function updateDeletedAt(
  queries: Queries,
  id: string,
  deleted_at: string | null,
): Promise<void> {
  await queries.updateTable("blog_posts").set({ deleted_at }).where("id", "=", id).execute();
}

export async function updatePendingRevision(
  queries: Queries,
  id: string,
  pending_revision: number | null,
): Promise<void> {
  await queries.updateTable("blog_posts").set({ pending_revision }).where("id", "=", id).execute();
}

export async function listDeletedBefore(queries: Queries, instant: string): Promise<string[]> {
  const rows = await queries
    .selectFrom("blog_posts")
    .select("id")
    .where("deleted_at", "is not", null)
    .where("deleted_at", "<=", instant)
    .execute();
  return rows.map(({ id }) => id);
}

function toRow(
  post: Post,
  facts: FactSnapshot,
): Omit<Insertable<Database["blog_posts"]>, "created_by"> {
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
    author: post.author,
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
    search_text: searchTextOf(post, facts),
    edition: post.edition,
  };
}

type StoredRow = Pick<Selectable<BlogPostRow>, (typeof storedColumns)[number]>;

function toStored({ pending_revision, deleted_at, ...columns }: StoredRow): StoredPost {
  return { post: toPost(columns), pendingRevision: pending_revision, deletedAt: deleted_at };
}

export function toPost(row: Omit<StoredRow, "pending_revision" | "deleted_at">): Post {
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
