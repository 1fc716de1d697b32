import { sql, type NotNull, type Updateable } from "kysely";
import { z } from "zod";
import type { Queries } from "../../database/open-database.ts";
import type { FactSnapshot } from "../../content/facts/snapshot.ts";
import { named, type Row } from "../../database/named-rows.ts";
import type { Database } from "../../database/schema.ts";
import { tagSlug } from "../../database/tag-slug.ts";
import { isUniqueViolation } from "../../database/database-faults.ts";
import { readJson } from "../../database/values.ts";
import { searchTextOf } from "./text/article.ts";
import { correctionSchema } from "./revisions/correction.ts";
import { postCategorySchema, postContentSchema, type Post } from "./post.ts";

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

const storedColumns = [...postColumns, "pending_revision", "deleted_at"] as const;

export type StoredPost = {
  readonly post: Post;
  readonly pendingRevision: number | null;
  readonly deletedAt: string | null;
};

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
  await changePost(queries, id, { ...columns, ...reason, pending_revision: null });
  await replaceTags(queries, post);
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

export async function findPost(
  queries: Queries,
  by: "id" | "slug",
  name: string,
): Promise<StoredPost | null> {
  const row = await queries
    .selectFrom("blog_posts")
    .select(storedColumns)
    .where(by, "=", name)
    .where("deleted_at", "is", null)
    .executeTakeFirst();
  return row === undefined ? null : toStored(row);
}

export async function changePost(
  queries: Queries,
  id: string,
  columns: Updateable<Database["blog_posts"]>,
): Promise<void> {
  await queries.updateTable("blog_posts").set(columns).where("id", "=", id).execute();
}

export async function deletePost(queries: Queries, id: string): Promise<void> {
  for (const table of ownTables)
    await queries.deleteFrom(table).where("post_id", "=", id).execute();
  await queries.deleteFrom("blog_posts").where("id", "=", id).execute();
}

const ownTables = [
  "kept_marks",
  "post_tags",
  "post_looks",
  "former_slugs",
  "post_schedules",
  "picture_uses",
  "blog_post_revisions",
] as const;

async function replaceTags(queries: Queries, { id, tags, published_at }: Post): Promise<void> {
  await queries.deleteFrom("post_tags").where("post_id", "=", id).execute();
  if (published_at === null || tags.length === 0) return;
  const named = new Map(tags.map((tag) => [tagSlug(tag), tag]));
  await queries
    .insertInto("post_tags")
    .values([...named].map(([slug, tag]) => ({ slug, tag, post_id: id, published_at })))
    .execute();
}

export type LiveReview = {
  /** Null when it went live with its drafting. */
  readonly checkedAt: string | null;
  readonly changedAt: string | null;
  readonly byModel: boolean;
};

export async function replaceReview(
  queries: Queries,
  postId: string,
  review: LiveReview,
): Promise<void> {
  const columns = { ...review, byModel: review.byModel ? 1 : 0 };
  await named(queries)
    .insertInto("postLooks")
    .values({ postId, ...columns })
    .onConflict((conflict) => conflict.column("postId").doUpdateSet(columns))
    .execute();
}

/** Null for a post that was published before reviews were kept. */
export async function findReview(queries: Queries, postId: string): Promise<LiveReview | null> {
  const row = await named(queries)
    .selectFrom("postLooks")
    .select(["checkedAt", "changedAt", "byModel"])
    .where("postId", "=", postId)
    .executeTakeFirst();
  return row === undefined ? null : { ...row, byModel: row.byModel === 1 };
}

export async function listUnread(
  queries: Queries,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const rows = await queries
    .selectFrom("post_looks")
    .select("post_id")
    .where("post_id", "in", ids)
    .where("checked_at", "is", null)
    .execute();
  return new Set(rows.map(({ post_id }) => post_id));
}

export async function isSlugTaken(
  queries: Queries,
  slug: string,
  postId: string | null,
): Promise<boolean> {
  const present = await queries
    .selectFrom("blog_posts")
    .select("id")
    .where("slug", "=", slug)
    .executeTakeFirst();
  const owner = present?.id ?? (await findFormerOwner(queries, slug));
  return owner !== null && owner !== postId;
}

export async function findFormerOwner(queries: Queries, slug: string): Promise<string | null> {
  const row = await queries
    .selectFrom("former_slugs")
    .select("post_id")
    .where("slug", "=", slug)
    .executeTakeFirst();
  return row?.post_id ?? null;
}

/** False, and nothing is changed, when another post has taken the slug meanwhile. */
export async function updateSlug(queries: Queries, id: string, slug: string): Promise<boolean> {
  // On PostgreSQL a unique violation would end the caller's transaction.
  await sql`savepoint new_slug`.execute(queries);
  try {
    await changePost(queries, id, { slug });
  } catch (fault) {
    if (!isUniqueViolation(fault)) throw fault;
    await sql`rollback to savepoint new_slug`.execute(queries);
    return false;
  } finally {
    await sql`release savepoint new_slug`.execute(queries);
  }
  await queries.deleteFrom("former_slugs").where("slug", "=", slug).execute();
  return true;
}

export function listFormerAddresses(queries: Queries) {
  return queries
    .selectFrom("former_slugs as former")
    .innerJoin("blog_posts as post", "post.id", "former.post_id")
    .select(["former.slug", "post.published_at"])
    .where("post.status", "=", "published")
    .where("post.deleted_at", "is", null)
    .$narrowType<{ published_at: NotNull }>()
    .execute();
}

function toRow({ live_revision, ...post }: Post, facts: FactSnapshot) {
  return {
    ...post,
    tags: JSON.stringify(post.tags),
    schema_jsonld: JSON.stringify(post.schema_jsonld),
    internal_links: JSON.stringify(post.internal_links),
    source_references: JSON.stringify(post.source_references),
    corrections: post.corrections.length === 0 ? null : JSON.stringify(post.corrections),
    search_text: searchTextOf(post, facts),
  };
}

type StoredRow = Pick<Row<"blog_posts">, (typeof storedColumns)[number]>;

function toStored({ pending_revision, deleted_at, ...columns }: StoredRow): StoredPost {
  return { post: toPost(columns), pendingRevision: pending_revision, deletedAt: deleted_at };
}

export function toPost(row: Omit<StoredRow, "pending_revision" | "deleted_at">): Post {
  return {
    ...row,
    live_revision: row.status === "published" ? row.revision : null,
    corrections: row.corrections === null ? [] : readJson(correctionsSchema, row.corrections),
    category: postCategorySchema.parse(row.category),
    tags: readJson(tagsSchema, row.tags),
    schema_jsonld: readJson(structuredDataSchema, row.schema_jsonld),
    internal_links: readJson(internal_links, row.internal_links),
    source_references: readJson(source_references, row.source_references),
  };
}
