import { z } from "zod";
import type { Edition } from "../../../content/facts/edition.ts";
import type { Queries } from "../../../database/open-database.ts";
import { readJson } from "../../../database/values.ts";
import { ledgerSchema, type Ledger } from "./ledger.ts";
import { postContentSchema, type PostContent } from "../post.ts";

const revisionReasonSchema = z.enum(["generated", "corrected", "restored", "edited", "written"]);

export type RevisionReason = z.infer<typeof revisionReasonSchema>;

/** One version of a post's content, kept for ever. */
type NewRevision = {
  readonly id: string;
  readonly post_id: string;
  /** From 1, without gaps. */
  readonly revision: number;
  readonly content: PostContent;
  readonly reason: RevisionReason;
  readonly instructions: string;
  readonly run_id: string | null;
  readonly written_by: string;
  readonly created_at: string;
  readonly ledger: Ledger;
  readonly base_revision: number | null;
  readonly reader_note: string | null;
  readonly edition: Edition;
};

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
    .where("latest.ledger", "is not", null)
    .execute();
  return new Map(
    rows.flatMap(({ id, ledger: stored }) => {
      const ledger = readJson(ledgerSchema, stored);
      return ledger === null ? [] : [[id, ledger] as const];
    }),
  );
}

type PastRevision = {
  readonly revision: number;
  readonly content: PostContent;
  readonly reason: RevisionReason;
  readonly instructions: string;
  readonly ledger: Ledger | null;
};

export async function listRevisions(queries: Queries, postId: string): Promise<PastRevision[]> {
  const rows = await queries
    .selectFrom("blog_post_revisions")
    .select(["revision", "content", "reason", "instructions", "ledger"])
    .where("post_id", "=", postId)
    .orderBy("revision")
    .execute();
  return rows.map(({ revision, content, reason, instructions, ledger }) => ({
    revision,
    content: readJson(postContentSchema, content),
    reason: revisionReasonSchema.parse(reason),
    instructions,
    ledger: ledger === null ? null : readJson(ledgerSchema, ledger),
  }));
}

export type StoredRevision = {
  readonly content: PostContent;
  readonly writtenBy: string;
  readonly runId: string | null;
  readonly createdAt: string;
  readonly ledger: Ledger | null;
  readonly edition: Edition;
};

export async function findRevision(
  queries: Queries,
  postId: string,
  revision: number,
): Promise<StoredRevision | null> {
  const row = await queries
    .selectFrom("blog_post_revisions")
    .select(["content", "written_by", "run_id", "created_at", "ledger", "edition"])
    .where("post_id", "=", postId)
    .where("revision", "=", revision)
    .executeTakeFirst();
  if (row === undefined) return null;
  return {
    content: readJson(postContentSchema, row.content),
    writtenBy: row.written_by,
    runId: row.run_id,
    createdAt: row.created_at,
    ledger: row.ledger === null ? null : readJson(ledgerSchema, row.ledger),
    edition: row.edition,
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

export type RevisionNote = {
  readonly revision: number;
  readonly reason: RevisionReason;
  readonly instructions: string;
  readonly written_by: string;
  readonly created_at: string;
  readonly base_revision: number | null;
  readonly reader_note: string | null;
  readonly published_at: string | null;
};

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
  for (const { post_id, reason, ...note } of rows)
    found.get(post_id)?.push({ ...note, reason: revisionReasonSchema.parse(reason) });
  return found;
}

export async function markPublished(
  queries: Queries,
  {
    postId,
    revision,
    at,
  }: { readonly postId: string; readonly revision: number; readonly at: string },
): Promise<void> {
  await queries
    .updateTable("blog_post_revisions")
    .set({ published_at: at })
    .where("post_id", "=", postId)
    .where("revision", "=", revision)
    .where("published_at", "is", null)
    .execute();
}

export async function isAnyOfEdition(queries: Queries, edition: Edition): Promise<boolean> {
  const row = await queries
    .selectFrom("blog_post_revisions")
    .select("id")
    .where("edition", "=", edition)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
