import type { Queries } from "../../../database/open-database.ts";
import { type ChosenOutline, chosenOutlineSchema } from "../outline/outline-shape.ts";

/** What a post was last made of; null where nobody chose it. */
export async function findOutlineOfPost(
  queries: Queries,
  postId: string,
): Promise<ChosenOutline | null> {
  const row = await queries
    .selectFrom("drafting_runs")
    .select("made_of")
    .where("post_id", "=", postId)
    .where("state", "=", "succeeded")
    .where("made_of", "is not", null)
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
  return toOutline(row?.made_of ?? null);
}

/** A choice as it is stored. */
export function toOutline(stored: string | null): ChosenOutline | null {
  return stored === null ? null : chosenOutlineSchema.parse(JSON.parse(stored));
}
