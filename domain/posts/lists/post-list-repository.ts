import { sql } from "kysely";
import type { Queries } from "../../../database/open-database.ts";
import type { Row } from "../../../database/named-rows.ts";
import { containing } from "../../../database/values.ts";
import {
  postCategorySchema,
  type PostCategory,
  type PostStatus,
  type WorkOverview,
} from "../post.ts";

export type ListedRow = ReturnType<typeof toListed>;

export type PostListFilters = {
  /** `pending`: live, with a change that waits. `scheduled`: goes public by itself. `unread`: live as it is, and read by nobody. */
  readonly filter: PostStatus | "pending" | "unread" | "scheduled" | "deleted" | "all";
  readonly category: PostCategory | null;
  readonly createdBy: string | null;
  readonly tag: string;
};

export type PostListInput = PostListFilters & {
  readonly words: readonly string[];
  readonly among: readonly string[] | null;
  readonly without: readonly string[];
  readonly after: { readonly at: string; readonly id: string } | null;
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

export async function listPosts(queries: Queries, input: PostListInput): Promise<ListedRow[]> {
  const { words, tag, among, without, after, limit } = input;
  if (among?.length === 0) return [];
  let page = filtered(queries, input)
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .limit(limit);
  if (among !== null) page = page.where("id", "in", among);
  if (without.length > 0) page = page.where("id", "not in", without);
  if (after !== null)
    page = page.where((of) =>
      of(of.refTuple("created_at", "id"), "<", of.tuple(after.at, after.id)),
    );
  for (const word of words)
    page = page.where(sql<boolean>`search_text like ${containing(word)} escape '!'`);
  if (tag !== "")
    page = page.where(
      sql<boolean>`search_text || ${"\n"} like ${containing(`\n${tag.toLowerCase()}\n`)} escape '!'`,
    );
  return (await page.execute()).map(toListed);
}

function filtered(queries: Queries, { filter, category, createdBy }: PostListFilters) {
  let posts = queries
    .selectFrom("blog_posts")
    .select(columns)
    .where("deleted_at", filter === "deleted" ? "is not" : "is", null);
  if (filter === "pending") posts = posts.where("pending_revision", "is not", null);
  else if (filter === "unread")
    posts = posts
      .where("status", "=", "published")
      .where("pending_revision", "is", null)
      .where("id", "in", (of) =>
        of.selectFrom("post_looks").select("post_id").where("checked_at", "is", null),
      );
  else if (filter === "scheduled")
    posts = posts.where("id", "in", (of) =>
      of.selectFrom("post_schedules").select("post_id").where("state", "=", "waiting"),
    );
  else if (filter !== "deleted" && filter !== "all") posts = posts.where("status", "=", filter);
  if (category !== null) posts = posts.where("category", "=", category);
  if (createdBy !== null) posts = posts.where("created_by", "=", createdBy);
  return posts;
}

export async function findListed(queries: Queries, id: string): Promise<ListedRow | null> {
  const row = await queries
    .selectFrom("blog_posts")
    .select(columns)
    .where("id", "=", id)
    .executeTakeFirst();
  return row === undefined ? null : toListed(row);
}

function toListed(row: Pick<Row<"blog_posts">, (typeof columns)[number]>) {
  return {
    ...row,
    revision: row.pending_revision ?? row.revision,
    live_revision: row.status === "published" ? row.revision : null,
    category: postCategorySchema.parse(row.category),
  };
}

export async function listOverviews(
  queries: Queries,
  ids: readonly string[],
): Promise<WorkOverview[]> {
  if (ids.length === 0) return [];
  return queries
    .selectFrom("blog_posts")
    .select(["id", "title", "slug", "status", "published_at", "pending_revision"])
    .where("id", "in", ids)
    .where("deleted_at", "is", null)
    .execute();
}

export async function findListChoices(queries: Queries) {
  const actors = await queries
    .selectFrom("blog_posts")
    .select("created_by")
    .distinct()
    .where("deleted_at", "is", null)
    .execute();
  const any = { category: null, createdBy: null, tag: "" };
  const counts = {
    all: 0,
    draft: 0,
    scheduled: 0,
    published: 0,
    pending: 0,
    unread: 0,
    withdrawn: 0,
    deleted: 0,
  };
  let filter: PostListFilters["filter"];
  for (filter in counts) {
    const row = await filtered(queries, { ...any, filter })
      .clearSelect()
      .select((of) => of.fn.countAll().as("count"))
      .executeTakeFirstOrThrow();
    counts[filter] = Number(row.count);
  }
  return { actors: actors.flatMap(({ created_by }) => created_by ?? []), counts };
}
