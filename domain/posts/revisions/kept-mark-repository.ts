import { createHash } from "node:crypto";
import type { Queries } from "../../../database/open-database.ts";
import { keptKey, type KeptMark, type KeptMarks } from "./kept-marks.ts";

export async function insertKeptMark(
  queries: Queries,
  postId: string,
  mark: KeptMark,
): Promise<boolean> {
  const { under, by, at, ...columns } = mark;
  const { numInsertedOrUpdatedRows } = await queries
    .insertInto("kept_marks")
    .values({
      post_id: postId,
      mark_hash: createHash("sha256").update(keptKey(mark)).digest("hex"),
      ...columns,
      under_heading: under,
      kept_by: by,
      kept_at: at,
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
    .select(["post_id", "sentence", "under_heading as under", "against", "revision"])
    .select(["kept_by as by", "kept_at as at", "reason", "address"])
    .where("post_id", "in", postIds)
    .orderBy("kept_at")
    .orderBy("mark_hash")
    .execute();
  for (const { post_id, ...mark } of rows) {
    const ofPost = found.get(post_id) ?? new Map<string, KeptMark>();
    found.set(post_id, ofPost.set(keptKey(mark), mark));
  }
  return found;
}
