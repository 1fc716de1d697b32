import { createHash } from "node:crypto";
import { addressIn } from "../../content/edition-address.ts";
import type { Edition, EditionPlace } from "../../content/facts/edition.ts";
import { catalogueEntry, type PagePath } from "../../content/page-catalogue.ts";
import { brand, type Provider } from "../../content/site.ts";
import { type Post, postCategories } from "../../domain/posts/post.ts";
import { topicPath } from "../../domain/posts/publishing/post-topics.ts";
import { pictureImage } from "../../domain/shared/picture-address.ts";
import { instituteName } from "../institute-name.ts";
import type { Site } from "../site-context.ts";
import { drawCard, type Drawing, type ShareCard } from "./card-drawing.ts";

export type SharedPost = Pick<
  Post,
  "slug" | "title" | "category" | "hero_summary" | "hero_image_url"
>;

type OfYear = { readonly provider: Provider; readonly edition: Edition };

export function pageCard(path: PagePath, { provider, edition }: OfYear): ShareCard {
  const { title, description, navigationLabel } = catalogueEntry(path, edition);
  return {
    topic: path,
    kind: kindOf(path, navigationLabel),
    title,
    summary: description,
    institute: drawnInstitute(provider),
    brand: brand(edition),
    picture: null,
  };
}

function kindOf(path: PagePath, navigationLabel: string | undefined): string {
  if (path.startsWith("/tools")) return "Free tool";
  return navigationLabel === undefined ? "About this site" : "Exam guide";
}

function drawnInstitute(provider: Provider): string | null {
  const name = instituteName(provider);
  return name === null ? null : drawable(name);
}

/** The card of a post. A title that the font cannot show gives way to the post's category. */
export function postCard(post: SharedPost, { provider, edition }: OfYear): ShareCard {
  const category = postCategories[post.category];
  const title = drawable(post.title);
  return {
    topic: topicPath({ kind: "category", category: post.category }),
    kind: title === null ? "Blog" : category,
    title: title ?? category,
    summary: drawable(post.hero_summary),
    institute: drawnInstitute(provider),
    brand: brand(edition),
    picture: pictureImage(post.hero_image_url ?? "") === null ? null : post.hero_image_url,
  };
}

/** Emoji, and what joins them: ornaments that a title can do without. */
const pictographs =
  /\p{Extended_Pictographic}|\p{Regional_Indicator}|\p{Emoji_Modifier}|\u{FE0F}|\u{200D}|\u{20E3}/gu;

/** The font's Latin files alone are loaded. */
const inLatinFont =
  /^[\u{20}-\u{7E}\u{A0}-\u{24F}\u{2010}-\u{2027}\u{2030}-\u{203A}\u{20AC}\u{20B9}\u{2122}\u{2212}]+$/u;

/** The text without pictographs and surplus space; null when the font has not all of its letters. */
function drawable(text: string): string | null {
  const words = text.normalize("NFC").replace(pictographs, "").replace(/\s+/g, " ").trim();
  return inLatinFont.test(words) ? words : null;
}

export type VersionedDrawing = {
  readonly drawing: Drawing;
  readonly picture: string | null;
  readonly version: string;
};

/** The image of `/faq` is `/share/faq.jpg`. */
export const shareImagesPath = "/share";

/** WhatsApp shows JPEG in every version. */
export const shareImageEnding = ".jpg";

export const homeImageName = "home";

export type PageImage = { readonly address: string; readonly alt: string };

export function pageImage(
  { url, provider, facts }: Pick<Site, "url" | "provider"> & { readonly facts: EditionPlace },
  path: PagePath,
): PageImage {
  const name = path === "/" ? `/${homeImageName}` : addressIn(path, facts);
  const card = pageCard(path, { provider, edition: facts.edition });
  return imageOf(`${url}${shareImagesPath}${name}${shareImageEnding}`, card);
}

/** The image that stands for a post, with its picture if that is ours; it keeps its address when the month changes. */
export function postImage(
  { url, ...ofYear }: Pick<Site, "url"> & OfYear,
  post: SharedPost,
): PageImage {
  return imageOf(
    `${url}${shareImagesPath}/blog/${post.slug}${shareImageEnding}`,
    postCard(post, ofYear),
  );
}

export function drawVersion(card: ShareCard): VersionedDrawing {
  const drawing = drawCard(card);
  const { picture } = card;
  const text = JSON.stringify([drawing, picture]);
  const version = createHash("sha256").update(text).digest("base64url");
  return { drawing, picture, version: version.slice(0, 12) };
}

/** Whoever shares a page keeps its image by address: the version gives a changed image another one. */
function imageOf(address: string, card: ShareCard): PageImage {
  const by = card.institute === null ? "Not" : `By ${card.institute}, not`;
  return {
    address: `${address}?v=${drawVersion(card).version}`,
    alt: `${card.title}. ${by} the official site.`,
  };
}
