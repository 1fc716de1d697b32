import { z } from "zod";
import type { Queries } from "../../database/open-database.ts";
import { readJson } from "../../database/values.ts";
import { postStatuses, type Post } from "./post.ts";
import { postColumns } from "./post-repository.ts";

/** Where a post stands in its life, deleted or not. */
export type PostStanding = Pick<Post, "id" | "slug" | "title" | "status" | "revision"> & {
  readonly deleted_at: string | null;
  /** Whether its newest revision, which is named here, waits beside the live one. */
  readonly isChangeWaiting: boolean;
};

const columns = [
  "id",
  "slug",
  "title",
  "status",
  "revision",
  "pending_revision",
  "deleted_at",
] as const;
const statusSchema = z.enum(postStatuses);

/** Reads where a post stands and, by a no-op update, keeps others from changing it until the transaction ends. */
export async function holdStanding(queries: Queries, id: string): Promise<PostStanding | null> {
  const row = await queries
    .updateTable("blog_posts")
    .set({ id })
    .where("id", "=", id)
    .returning(columns)
    .executeTakeFirst();
  if (row === undefined) return null;
  const { pending_revision, ...standing } = row;
  return {
    ...standing,
    status: statusSchema.parse(row.status),
    revision: pending_revision ?? row.revision,
    isChangeWaiting: pending_revision !== null,
  };
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
}

/** Hides a post since this instant, or shows it again. */
export async function markDeleted(queries: Queries, id: string, at: string | null): Promise<void> {
  await queries.updateTable("blog_posts").set({ deleted_at: at }).where("id", "=", id).execute();
}

/** The posts that were deleted at this instant or before. */
export async function listDeletedBefore(queries: Queries, instant: string): Promise<string[]> {
  const rows = await queries
    .selectFrom("blog_posts")
    .select("id")
    .where("deleted_at", "is not", null)
    .where("deleted_at", "<=", instant)
    .execute();
  return rows.map(({ id }) => id);
}

/** Removes a post with its revisions; what else refers to it has to be gone. */
export async function erasePost(queries: Queries, id: string): Promise<void> {
  await queries.deleteFrom("blog_post_revisions").where("post_id", "=", id).execute();
  await queries.deleteFrom("blog_posts").where("id", "=", id).execute();
}

/** A post's row and its revisions as they are stored. */
export async function readWholePost(queries: Queries, id: string) {
  const post = await queries
    .selectFrom("blog_posts")
    .select([...postColumns, "created_by", "deleted_at", "withdrawn_reason", "pending_revision"])
    .where("id", "=", id)
    .executeTakeFirst();
  if (post === undefined) return null;
  const revisions = await queries
    .selectFrom("blog_post_revisions")
    .selectAll()
    .where("post_id", "=", id)
    .orderBy("revision")
    .execute();
  return {
    post: {
      ...post,
      tags: readJson(anyJson, post.tags),
      schema_jsonld: readJson(anyJson, post.schema_jsonld),
      internal_links: readJson(anyJson, post.internal_links),
      source_references: readJson(anyJson, post.source_references),
      corrections: post.corrections === null ? [] : readJson(anyJson, post.corrections),
    },
    revisions: revisions.map((revision) => ({
      ...revision,
      content: readJson(anyJson, revision.content),
      ledger: revision.ledger === null ? null : readJson(anyJson, revision.ledger),
    })),
  };
}

const anyJson = z.json();
