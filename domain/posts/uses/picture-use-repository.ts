import type { Queries } from "../../../database/open-database.ts";
import type { UsedPicture } from "./used-pictures.ts";

export async function insertPictureUses(
  queries: Queries,
  { postId, revision }: { readonly postId: string; readonly revision: number },
  used: readonly UsedPicture[],
): Promise<void> {
  if (used.length === 0) return;
  const known = await queries
    .selectFrom("pictures")
    .select("id")
    .where("id", "in", [...new Set(used.map(({ id }) => id))])
    .execute();
  const ids = new Set(known.map(({ id }) => id));
  const rows = used
    .filter(({ id }) => ids.has(id))
    .map(({ id, place }) => ({ post_id: postId, revision, picture_id: id, place }));
  if (rows.length === 0) return;
  await queries
    .insertInto("picture_uses")
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function listPictureUses(queries: Queries, pictureIds: readonly string[]) {
  if (pictureIds.length === 0) return [];
  return queries
    .selectFrom("picture_uses as used")
    .innerJoin("blog_posts as post", "post.id", "used.post_id")
    .select([
      "used.picture_id",
      "used.revision as used_revision",
      "used.place",
      "post.id",
      "post.title",
      "post.edition",
      "post.status",
      "post.revision",
      "post.pending_revision",
      "post.deleted_at",
    ])
    .where("used.picture_id", "in", pictureIds)
    .orderBy("post.updated_at", "desc")
    .orderBy("post.id")
    .execute();
}

export async function deletePictureUses(queries: Queries, pictureId: string): Promise<void> {
  await queries.deleteFrom("picture_uses").where("picture_id", "=", pictureId).execute();
}
