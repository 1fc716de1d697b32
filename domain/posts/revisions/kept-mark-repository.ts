import { createHash } from "node:crypto";
import type { Queries } from "../../../database/open-database.ts";
import { keptKey, type KeptMark, type KeptMarks } from "./kept-marks.ts";

export async function insertKeptMark(
  queries: Queries,
  postId: string,
  mark: KeptMark,
): Promise<boolean> {
  const { sentence, under, against, revision, by, at, reason, address } = mark;
  const { numInsertedOrUpdatedRows } = await queries
    .insertInto("kept_marks")
    .values({
      post_id: postId,
      mark_hash: createHash("sha256").update(keptKey(mark)).digest("hex"),
      sentence,
      under_heading: under,
      against,
      revision,
      kept_by: by,
      kept_at: at,
      reason,
      address,
    })
    .onConflict((conflict) => conflict.columns(["post_id", "mark_hash"]).doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

export async function findKeptMarks(queries: Queries, postId: string): Promise<KeptMarks> {
  return (await listKeptMarks(queries, [postId])).get(postId) ?? new Map();
}

export async function listKeptMarks(
  queries: Queries,
  postIds: readonly string[],
): Promise<ReadonlyMap<string, KeptMarks>> {
  const found = new Map<string, Map<string, KeptMark>>();
  if (postIds.length === 0) return found;
  const rows = await queries
    .selectFrom("kept_marks")
    .selectAll()
    .where("post_id", "in", postIds)
    .orderBy("kept_at")
    .orderBy("mark_hash")
    .execute();
  for (const { sentence, against, revision, reason, address, ...row } of rows) {
    const [under, by, at] = [row.under_heading, row.kept_by, row.kept_at];
    const mark = { sentence, under, against, revision, by, at, reason, address };
    const ofPost = found.get(row.post_id) ?? new Map<string, KeptMark>();
    found.set(row.post_id, ofPost.set(keptKey(mark), mark));
  }
  return found;
}
