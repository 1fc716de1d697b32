import { sql, type Selectable } from "kysely";
import { z } from "zod";
import type { Queries } from "../../database/open-database.ts";
import type { BlogPostRow } from "../../database/schema.ts";
import { readJson } from "../../database/values.ts";
import type { ListCursor } from "./list-cursor.ts";
import { postColumns, toPost } from "./post-repository.ts";
import {
  postCategorySchema,
  postContentSchema,
  postStatuses,
  type Post,
  type PostStatus,
  type PostSummary,
  type StoredSummary,
  type PublishedAddress,
  type WorkOverview,
} from "./post.ts";

/** A post in the list of all posts, whatever became of it; without what it says. */
export type ListedRow = Pick<
  Post,
  | "id"
  | "title"
  | "slug"
  | "category"
  | "status"
  | "revision"
  | "written_by"
  | "published_at"
  | "created_at"
  | "updated_at"
  | "edition"
> & {
  readonly created_by: string | null;
  readonly deleted_at: string | null;
  readonly withdrawn_reason: string | null;
  /** The newest revision, when it waits beside the live one; `revision` is the same number then. */
  readonly pending_revision: number | null;
};

export type PostListInput = {
  /** All of them have to occur in title, slug or tags. */
  readonly words: readonly string[];
  readonly filter: PostStatus | "deleted" | "all";
  /** Only these posts; null for any. */
  readonly among: readonly string[] | null;
  /** None of these posts. */
  readonly without: readonly string[];
  readonly after: ListCursor | null;
  readonly limit: number;
};

const columns = [
  "id",
  "title",
  "slug",
  "category",
  "status",
  "revision",
  "written_by",
  "published_at",
  "created_at",
  "updated_at",
  "created_by",
  "deleted_at",
  "withdrawn_reason",
  "pending_revision",
  "edition",
] as const;

const statusSchema = z.enum(postStatuses);
const { tags: tagsSchema } = postContentSchema.shape;

/** One page of the list, newest first; an index leads to its first row and gives the others in order. */
export function selectListedPosts(queries: Queries, input: PostListInput) {
  const { words, filter, among, without, after, limit } = input;
  let page = queries
    .selectFrom("blog_posts")
    .select(columns)
    .where("deleted_at", filter === "deleted" ? "is not" : "is", null)
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .limit(limit);
  if (filter !== "deleted" && filter !== "all") page = page.where("status", "=", filter);
  if (among !== null) page = page.where("id", "in", among);
  if (without.length > 0) page = page.where("id", "not in", without);
  if (after !== null)
    page = page.where((of) =>
      of(of.refTuple("created_at", "id"), "<", of.tuple(after.at, after.id)),
    );
  for (const word of words)
    page = page.where(sql<boolean>`search_text like ${containing(word)} escape '!'`);
  return page;
}

export async function listPosts(queries: Queries, input: PostListInput): Promise<ListedRow[]> {
  if (input.among?.length === 0) return [];
  const rows = await selectListedPosts(queries, input).execute();
  return rows.map(toListed);
}

export async function findListed(queries: Queries, id: string): Promise<ListedRow | null> {
  const row = await queries
    .selectFrom("blog_posts")
    .select(columns)
    .where("id", "=", id)
    .executeTakeFirst();
  return row === undefined ? null : toListed(row);
}

function toListed(row: Pick<Selectable<BlogPostRow>, (typeof columns)[number]>): ListedRow {
  return {
    ...row,
    revision: row.pending_revision ?? row.revision,
    status: statusSchema.parse(row.status),
    category: postCategorySchema.parse(row.category),
  };
}

/** The pattern of texts with this word in them, its own wildcards taken literally. */
function containing(word: string): string {
  return `%${word.replaceAll(/[!%_]/g, "!$&")}%`;
}

/** A place in the list of published posts: one of them, or one that has been. */
export type PublishedCursor = Pick<PostSummary, "published_at" | "id">;

export type PublishedPageInput = { readonly after: PublishedCursor | null; readonly limit: number };

/** Published posts after this place, newest first; an index leads to the first and gives the others in order. */
export function selectPublishedAfter(queries: Queries, { after, limit }: PublishedPageInput) {
  const posts = newestPublished(queries)
    .select(["id", "title", "slug", "hero_summary", "category", "tags", "published_at", "edition"])
    .limit(limit);
  if (after === null) return posts;
  return posts.where((of) =>
    of(of.refTuple("published_at", "id"), "<", of.tuple(after.published_at, after.id)),
  );
}

/** Published posts before this place, the nearest first. */
export function selectPublishedBefore(queries: Queries, before: PublishedCursor, limit: number) {
  return published(queries)
    .select("slug")
    .where((of) =>
      of(of.refTuple("published_at", "id"), ">", of.tuple(before.published_at, before.id)),
    )
    .orderBy("published_at", "asc")
    .orderBy("id", "asc")
    .limit(limit);
}

export async function listPublishedAfter(
  queries: Queries,
  input: PublishedPageInput,
): Promise<StoredSummary[]> {
  const rows = await selectPublishedAfter(queries, input).execute();
  return rows.map((row) => ({
    ...row,
    category: postCategorySchema.parse(row.category),
    tags: readJson(tagsSchema, row.tags),
    published_at: z.string().parse(row.published_at),
  }));
}

/** The slugs of published posts before this place, the nearest first. */
export async function listSlugsBefore(
  queries: Queries,
  before: PublishedCursor,
  limit: number,
): Promise<string[]> {
  return (await selectPublishedBefore(queries, before, limit).execute()).map(({ slug }) => slug);
}

/** The place of a post, or the one that it had before it was withdrawn or deleted; null when it was never published. */
export async function findPublishedCursor(
  queries: Queries,
  slug: string,
): Promise<PublishedCursor | null> {
  const row = await queries
    .selectFrom("blog_posts")
    .select(["id", "published_at"])
    .where("slug", "=", slug)
    .executeTakeFirst();
  return row === undefined || row.published_at === null
    ? null
    : { id: row.id, published_at: row.published_at };
}

/** All published posts, newest first, without what they say. */
export async function listPublishedAddresses(queries: Queries): Promise<PublishedAddress[]> {
  const rows = await newestPublished(queries)
    .select(["slug", "published_at", "updated_at"])
    .execute();
  return rows.map((row) => ({ ...row, published_at: z.string().parse(row.published_at) }));
}

/** The newest published posts whole, at most `limit`. */
export async function listPublishedPosts(queries: Queries, limit: number): Promise<Post[]> {
  const rows = await newestPublished(queries).select(postColumns).limit(limit).execute();
  return rows.map(toPost);
}

/** What lists of work show of these posts, in no order; deleted ones are left out. */
export async function listOverviews(
  queries: Queries,
  ids: readonly string[],
): Promise<WorkOverview[]> {
  if (ids.length === 0) return [];
  const rows = await queries
    .selectFrom("blog_posts")
    .select(["id", "title", "slug", "status", "published_at", "pending_revision"])
    .where("id", "in", ids)
    .where("deleted_at", "is", null)
    .execute();
  return rows.map((row) => ({ ...row, status: statusSchema.parse(row.status) }));
}

function newestPublished(queries: Queries) {
  return published(queries).orderBy("published_at", "desc").orderBy("id", "desc");
}

function published(queries: Queries) {
  return queries
    .selectFrom("blog_posts")
    .where("status", "=", "published")
    .where("deleted_at", "is", null);
}
