import type { Nodes } from "hast";
import { readPictureAddress } from "../../shared/picture-address.ts";
import { markdownTree } from "../text/markdown.ts";
import type { PostContent } from "../post.ts";
import type { FactSnapshot } from "../../../content/facts/snapshot.ts";
import type { Queries } from "../../../database/open-database.ts";
import type { PictureUse } from "../../pictures/picture.ts";
import { factsOf, filledText } from "../text/fact-tokens.ts";

export type UsedPicture = {
  readonly id: string;
  readonly place: "hero" | "body";
  readonly alt: string;
};

type Shown = Pick<PostContent, "body_markdown" | "hero_image_url" | "hero_image_alt">;

export function usedPictures(content: Shown): readonly UsedPicture[] {
  const { hero_image_url, hero_image_alt, body_markdown } = content;
  const hero = hero_image_url === null ? null : readPictureAddress(hero_image_url);
  const inBody = body_markdown.includes("/media/") ? imagesIn(markdownTree(body_markdown)) : [];
  return [
    ...(hero === null ? [] : [{ id: hero.id, place: "hero", alt: hero_image_alt ?? "" } as const]),
    ...inBody,
  ];
}

function imagesIn(node: Nodes): readonly UsedPicture[] {
  if (node.type === "element" && node.tagName === "img") {
    const { src, alt } = node.properties;
    const file = typeof src === "string" ? readPictureAddress(src) : null;
    if (file === null) return [];
    return [{ id: file.id, place: "body", alt: typeof alt === "string" ? alt : "" }];
  }
  return "children" in node ? node.children.flatMap(imagesIn) : [];
}

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

export async function listPictureUses(
  queries: Queries,
  pictureIds: readonly string[],
  facts: FactSnapshot,
): Promise<readonly PictureUse[]> {
  if (pictureIds.length === 0) return [];
  const rows = await queries
    .selectFrom("picture_uses as used")
    .innerJoin("blog_posts as post", "post.id", "used.post_id")
    .select(["used.picture_id", "post.id", "post.title", "post.edition"])
    .select(["post.deleted_at", "post.updated_at"])
    .distinct()
    .where("used.picture_id", "in", pictureIds)
    .where((of) =>
      of.or([
        of("used.revision", "=", of.ref("post.revision")),
        of("used.revision", "=", of.ref("post.pending_revision")),
      ]),
    )
    .orderBy("post.updated_at", "desc")
    .orderBy("post.id")
    .execute();
  return rows.map((row) => ({
    pictureId: row.picture_id,
    postId: row.id,
    title: filledText(row.title, factsOf(row, facts)),
    isDeleted: row.deleted_at !== null,
  }));
}

export async function deletePictureUses(queries: Queries, pictureId: string): Promise<void> {
  await queries.deleteFrom("picture_uses").where("picture_id", "=", pictureId).execute();
}
