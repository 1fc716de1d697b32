import { sql, type Selectable } from "kysely";
import { z } from "zod";
import type { Queries } from "../../database/open-database.ts";
import type { BlogPostRow } from "../../database/schema.ts";
import { readJson } from "../../database/values.ts";
import { ledgerSchema, type Ledger } from "./ledger.ts";
import type { ListPlace } from "./list-cursor.ts";
import { postCategorySchema, postStatuses, type Post, type PostStatus } from "./post.ts";

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
> & {
  readonly created_by: string | null;
  readonly deleted_at: string | null;
  readonly withdrawn_reason: string | null;
  /** The newest revision, when it waits beside the live one; `revision` is the same number then. */
  readonly pending_revision: number | null;
};

export type ListWish = {
  /** All of them have to occur in title, slug or tags. */
  readonly words: readonly string[];
  readonly shown: PostStatus | "deleted" | "all";
  /** Only these posts; null for any. */
  readonly among: readonly string[] | null;
  /** None of these posts. */
  readonly without: readonly string[];
  readonly after: ListPlace | null;
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
] as const;

const statusSchema = z.enum(postStatuses);

/** One page of the list, newest first; an index leads to its first row and gives the others in order. */
export function listPage(queries: Queries, wish: ListWish) {
  const { words, shown, among, without, after, limit } = wish;
  let page = queries
    .selectFrom("blog_posts")
    .select(columns)
    .where("deleted_at", shown === "deleted" ? "is not" : "is", null)
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .limit(limit);
  if (shown !== "deleted" && shown !== "all") page = page.where("status", "=", shown);
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

export async function listPosts(queries: Queries, wish: ListWish): Promise<ListedRow[]> {
  if (wish.among?.length === 0) return [];
  const rows = await listPage(queries, wish).execute();
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

/** What the checks saw in the latest revision of each of these posts, by post; those older than the checks are left out. */
export async function latestLedgers(
  queries: Queries,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Ledger>> {
  if (ids.length === 0) return new Map();
  const rows = await queries
    .selectFrom("blog_posts as post")
    .innerJoin("blog_post_revisions as latest", (join) =>
      join
        .onRef("latest.post_id", "=", "post.id")
        .on((of) =>
          of("latest.revision", "=", of.fn.coalesce("post.pending_revision", "post.revision")),
        ),
    )
    .select(["post.id", "latest.ledger"])
    .where("post.id", "in", ids)
    .where("latest.ledger", "is not", null)
    .execute();
  return new Map(rows.map(({ id, ledger }) => [id, readJson(ledgerSchema, ledger)]));
}

/** The pattern of texts with this word in them, its own wildcards taken literally. */
function containing(word: string): string {
  return `%${word.replaceAll(/[!%_]/g, "!$&")}%`;
}
