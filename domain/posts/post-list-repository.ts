import { sql, type Selectable } from "kysely";
import { z } from "zod";
import type { Queries } from "../../database/open-database.ts";
import type { BlogPostRow } from "../../database/schema.ts";
import type { ListCursor } from "./list-cursor.ts";
import {
  postCategorySchema,
  postStatuses,
  type Post,
  type PostStatus,
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
