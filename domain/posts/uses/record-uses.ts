import { factText, type Fact } from "../../../content/facts/index.ts";
import type { Queries } from "../../../database/open-database.ts";
import { addRecord } from "../plans/periodic-review-repository.ts";
import { usedId } from "../plans/periodic-review-rules.ts";
import { listRestingPosts, type LivePost, type RestingSearch } from "./resting-post-repository.ts";

export type { LivePost } from "./resting-post-repository.ts";

/** Live posts that may state a value of these records in words of their own, the newest first. */
export function listPostsMayRestOn(
  queries: Queries,
  { factIds, ...search }: Omit<RestingSearch, "recordIds"> & { factIds: readonly string[] },
): Promise<LivePost[]> {
  const recordIds = factIds.map((id) => usedId(search.edition, id));
  return listRestingPosts(queries, { ...search, recordIds });
}

/** Notes in the caller's transaction that a live post rests on the present value of this record. */
export function noteRecordUse(
  transaction: Queries,
  { id: postId, edition }: Pick<LivePost, "id" | "edition">,
  record: Fact,
): Promise<void> {
  const used = { id: usedId(edition, record.id), value: factText(record) };
  return addRecord(transaction, postId, used);
}
