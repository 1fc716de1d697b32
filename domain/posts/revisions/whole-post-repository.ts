import { z } from "zod";
import type { Queries } from "../../../database/open-database.ts";
import { readJson } from "../../../database/values.ts";
import { deleteKeptMarks } from "./kept-mark-repository.ts";
import { deleteFormerSlugsOfPost } from "../publishing/former-slug-repository.ts";
import { storedColumns } from "../post-repository.ts";
import { deletePostWords } from "../lists/post-words-repository.ts";
import { deleteSchedulesOfPost } from "../schedules/schedule-repository.ts";
import { deleteReview, findReview } from "../publishing/live-review-repository.ts";
import { deleteTags } from "../publishing/topic-repository.ts";

const anyJson = z.json();

export async function deletePost(queries: Queries, id: string): Promise<void> {
  await deleteKeptMarks(queries, id);
  await deleteTags(queries, id);
  await deleteReview(queries, id);
  await deletePostWords(queries, id);
  await deleteFormerSlugsOfPost(queries, id);
  await deleteSchedulesOfPost(queries, id);
  await queries.deleteFrom("picture_uses").where("post_id", "=", id).execute();
  await queries.deleteFrom("blog_post_revisions").where("post_id", "=", id).execute();
  await queries.deleteFrom("blog_posts").where("id", "=", id).execute();
}

export async function readWholePost(queries: Queries, id: string) {
  const post = await queries
    .selectFrom("blog_posts")
    .select([...storedColumns, "created_by", "withdrawn_reason"])
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
    review: await findReview(queries, id),
    revisions: revisions.map((revision) => ({
      ...revision,
      content: readJson(anyJson, revision.content),
      ledger: revision.ledger === null ? null : readJson(anyJson, revision.ledger),
    })),
  };
}
