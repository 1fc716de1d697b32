import { sql, type ExpressionBuilder } from "kysely";
import type { Database } from "../../../database/schema.ts";
import type { Queries } from "../../../database/open-database.ts";
import { readJson } from "../../../database/values.ts";
import { ledgerSchema, type Ledger } from "../revisions/ledger.ts";
import { postContentSchema, type PostContent } from "../post.ts";

/** Which live posts may rest on a value in words of their own. */
export type RestingSearch = {
  readonly edition: string;
  /** The records, as `UsedRecord` names them. */
  readonly recordIds: readonly string[];
  /** Any of them in a text is a sign. */
  readonly words: readonly string[];
  readonly limit: number;
};

/** What readers have of a live post, with what the checks saw in it. */
export type LivePost = {
  readonly id: string;
  readonly edition: string;
  readonly content: PostContent;
  readonly ledger: Ledger | null;
};

const texts = ["title", "hero_summary", "meta_description", "body_markdown"] as const;

/**
 * The newest live posts of an edition in which one of the words occurs, or whose statements rest on one
 * of the records while no token of it stands in their text.
 */
export async function listRestingPosts(
  queries: Queries,
  { edition, recordIds, words, limit }: RestingSearch,
): Promise<LivePost[]> {
  const rows = await queries
    .selectFrom("blog_posts as post")
    .innerJoin("blog_post_revisions as live", (join) =>
      join.onRef("live.post_id", "=", "post.id").onRef("live.revision", "=", "post.revision"),
    )
    .select(["post.id", "post.edition", "live.content", "live.ledger"])
    .where("post.status", "=", "published")
    .where("post.deleted_at", "is", null)
    .where("post.edition", "=", edition)
    .where((of) =>
      of.or([
        ...words.map((word) => anyText(of, word)),
        ...recordIds.map((id) =>
          of.and([
            of.exists(
              of
                .selectFrom("post_records as used")
                .innerJoin("record_values as known", "known.hash", "used.value_hash")
                .select("used.post_id")
                .whereRef("used.post_id", "=", "post.id")
                .where("known.record_id", "=", id),
            ),
            of.not(of.or([anyText(of, `{{fact:${id}}`), anyText(of, `{{fact:${id}:`)])),
          ]),
        ),
      ]),
    )
    .orderBy("post.published_at", "desc")
    .orderBy("post.id", "desc")
    .limit(limit)
    .execute();
  return rows.map(({ id, edition: own, content, ledger }) => ({
    id,
    edition: own,
    content: readJson(postContentSchema, content),
    ledger: ledger === null ? null : readJson(ledgerSchema, ledger),
  }));
}

type OfPost = ExpressionBuilder<Database & { post: Database["blog_posts"] }, "post">;

function anyText(of: OfPost, words: string) {
  const pattern = `%${words.replaceAll(/[!%_]/g, "!$&")}%`;
  return of.or(
    texts.map((text) => sql<boolean>`${of.ref(`post.${text}`)} like ${pattern} escape '!'`),
  );
}
