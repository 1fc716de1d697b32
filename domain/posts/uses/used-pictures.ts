import type { Nodes } from "hast";
import { readPictureAddress } from "../../shared/picture-address.ts";
import { markdownTree } from "../text/markdown.ts";
import type { PostContent } from "../post.ts";

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
