import type { Queries } from "../../../database/open-database.ts";
import type { Row } from "../../../database/named-rows.ts";
import { readJson } from "../../../database/values.ts";
import { ledgerSchema, type Ledger } from "./ledger.ts";
import { postContentSchema, type PostContent } from "../post.ts";

type RevisionRow = Row<"blog_post_revisions">;

export type RevisionReason = RevisionRow["reason"];

export type RevisionNote = Pick<
  RevisionRow,
  | ("revision" | "reason" | "instructions" | "written_by")
  | ("created_at" | "base_revision" | "reader_note" | "published_at")
>;

export type StoredRevision = Omit<RevisionRow, "content" | "ledger"> & {
  readonly content: PostContent;
  /** Null for one from before there were marks. */
  readonly ledger: Ledger | null;
};

type NewRevision = Omit<StoredRevision, "published_at">;

export async function insertRevision(queries: Queries, revision: NewRevision): Promise<void> {
  const { content, ledger, ...columns } = revision;
  await queries
    .insertInto("blog_post_revisions")
    .values({ ...columns, content: JSON.stringify(content), ledger: JSON.stringify(ledger) })
    .execute();
}

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
    .execute();
  return new Map(
    rows.flatMap(({ id, ledger: stored }) => {
      const ledger = readJson(ledgerSchema, stored);
      return ledger === null ? [] : [[id, ledger] as const];
    }),
  );
}

export async function listRevisions(queries: Queries, postId: string): Promise<StoredRevision[]> {
  const rows = await queries
    .selectFrom("blog_post_revisions")
    .selectAll()
    .where("post_id", "=", postId)
    .orderBy("revision")
    .execute();
  return rows.map(toRevision);
}

export async function findRevision(
  queries: Queries,
  postId: string,
  revision: number,
): Promise<StoredRevision | null> {
  const row = await queries
    .selectFrom("blog_post_revisions")
    .selectAll()
    .where("post_id", "=", postId)
    .where("revision", "=", revision)
    .executeTakeFirst();
  return row === undefined ? null : toRevision(row);
}

function toRevision(row: RevisionRow): StoredRevision {
  return {
    ...row,
    content: readJson(postContentSchema, row.content),
    ledger: readJson(ledgerSchema, row.ledger),
  };
}

/** The number that the post's next revision gets: discarded ones are counted too. */
export async function nextRevision(queries: Queries, postId: string): Promise<number> {
  const { newest } = await queries
    .selectFrom("blog_post_revisions")
    .select((of) => of.fn.max<number | null>("revision").as("newest"))
    .where("post_id", "=", postId)
    .executeTakeFirstOrThrow();
  return (newest ?? 0) + 1;
}

export async function listRevisionNotes(
  queries: Queries,
  postIds: readonly string[],
): Promise<ReadonlyMap<string, readonly RevisionNote[]>> {
  const found = new Map<string, RevisionNote[]>(postIds.map((id) => [id, []]));
  if (postIds.length === 0) return found;
  const rows = await queries
    .selectFrom("blog_post_revisions")
    .select(["post_id", "revision", "reason", "instructions", "written_by", "created_at"])
    .select(["base_revision", "reader_note", "published_at"])
    .where("post_id", "in", postIds)
    .orderBy("revision", "desc")
    .execute();
  for (const { post_id, ...note } of rows) found.get(post_id)?.push(note);
  return found;
}

/** A later time than the first changes nothing. */
export async function markPublished(
  queries: Queries,
  postId: string,
  revision: number,
  at: string,
): Promise<void> {
  await queries
    .updateTable("blog_post_revisions")
    .set({ published_at: at })
    .where("post_id", "=", postId)
    .where("revision", "=", revision)
    .where("published_at", "is", null)
    .execute();
}
