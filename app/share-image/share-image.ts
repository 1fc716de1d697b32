import { createHash } from "node:crypto";
import type { PagePath } from "../../content/page-catalogue.ts";
import { brand } from "../../content/site.ts";
import type { PageImage } from "../page-meta.ts";
import type { Site } from "../site-context.ts";
import { pageCard, postCard, type ShareCard, type SharedPost } from "./card.ts";
import { drawCard, type Drawing } from "./drawing.ts";
import { shareImageSize } from "./size.ts";

/** A drawing with the version that its content has: another title, design or institute gives another. */
export type VersionedDrawing = { readonly drawing: Drawing; readonly version: string };

type Publisher = Pick<Site, "url" | "provider">;

/** Where the share images are mounted; the image of `/faq` is `/share/faq.png`. */
export const shareImagesPath = "/share";

/** The home page has no path to be named by. */
export const homeImageName = "home";

/** The image that stands for a public page where it is shared. */
export function pageImage({ url, provider }: Publisher, path: PagePath): PageImage {
  const name = path === "/" ? `/${homeImageName}` : path;
  return imageOf(`${url}${shareImagesPath}${name}.png`, pageCard(path, provider));
}

/** The image that stands for a post without one of its own; it keeps its address when the month changes. */
export function postImage({ url, provider }: Publisher, post: SharedPost): PageImage {
  return imageOf(`${url}${shareImagesPath}/blog/${post.slug}.png`, postCard(post, provider));
}

/** The card as it is drawn now. */
export function drawVersion(card: ShareCard): VersionedDrawing {
  const drawing = drawCard(card);
  const version = createHash("sha256").update(JSON.stringify(drawing)).digest("base64url");
  return { drawing, version: version.slice(0, 12) };
}

/** Whoever shares a page keeps its image by address: the version gives a changed image another one. */
function imageOf(address: string, card: ShareCard): PageImage {
  return {
    address: `${address}?v=${drawVersion(card).version}`,
    alt: `${card.title}. ${brand}, by ${card.provider}: not the official site.`,
    size: shareImageSize,
  };
}
