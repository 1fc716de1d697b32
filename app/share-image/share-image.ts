import { createHash } from "node:crypto";
import { addressIn } from "../../content/edition-address.ts";
import type { Edition } from "../../content/facts/edition.ts";
import type { FactSnapshot } from "../../content/facts/snapshot.ts";
import { catalogueEntry, type PagePath } from "../../content/page-catalogue.ts";
import { brand, type Provider } from "../../content/site.ts";
import { type Post, postCategories } from "../../domain/posts/post.ts";
import { type Clock, indianDate, longIndianDate } from "../../domain/shared/clock.ts";
import type { PageImage } from "../page-meta.ts";
import { topicPath } from "../../domain/posts/publishing/post-topics.ts";
import { pictureImage } from "../../domain/shared/picture-address.ts";
import { instituteName, isPlaceholder } from "../institute-name.ts";
import type { Site } from "../site-context.ts";
import { type CardAnswer, drawCard, type Drawing, type ShareCard } from "./card-drawing.ts";
import { firstDayOf } from "../../content/facts/index.ts";
import { shareAnswer } from "../../content/share-answers.ts";
import { yearBefore } from "../season/calendar-days.ts";
import { milestonesOf } from "../season/milestones.ts";
import { plainWords } from "../marked-words.tsx";

export type SharedPost = Pick<
  Post,
  "slug" | "title" | "category" | "hero_summary" | "hero_image_url"
>;

type OfYear = { readonly provider: Provider; readonly edition: Edition };

export type Sharing = {
  readonly provider: Provider;
  readonly facts: FactSnapshot;
  readonly clock: Clock;
};

export function pageCard(path: PagePath, { provider, facts, clock }: Sharing): ShareCard {
  const { edition } = facts;
  const { title, description, navigationLabel } = catalogueEntry(path, edition);
  const answer = pageAnswer(path, indianDate(clock.now()), { provider, facts });
  return {
    topic: path,
    kind: kindOf(path, navigationLabel),
    title,
    answer: answer !== null && drawable(answer.value) !== null ? answer : null,
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
    answer: null,
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
export function drawable(text: string): string | null {
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

export function pageImage(
  { url, ...sharing }: Pick<Site, "url"> & Sharing,
  path: PagePath,
): PageImage {
  const name = path === "/" ? `/${homeImageName}` : addressIn(path, sharing.facts);
  return imageOf(`${url}${shareImagesPath}${name}${shareImageEnding}`, pageCard(path, sharing));
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
  const answerText = card.answer === null ? "" : `${card.answer.label}: ${card.answer.value}. `;
  const by = card.institute === null ? "Not" : `By ${card.institute}, not`;
  return {
    address: `${address}?v=${drawVersion(card).version}`,
    alt: `${card.title}. ${answerText}${by} the official site.`,
  };
}

type Answering = { readonly provider: Provider; readonly facts: FactSnapshot };

const datedPages: readonly PagePath[] = ["/", "/important-dates"];

/** The one answer of a page as the records have it on the Indian calendar day `today`; null for a page without one. */
export function pageAnswer(
  path: PagePath,
  today: string,
  { provider, facts }: Answering,
): CardAnswer | null {
  if (datedPages.includes(path)) return nextDate(today, facts);
  const answer = shareAnswer(path, facts.edition);
  if (answer === undefined) return null;
  const value = plainWords(answer.value, { provider, facts });
  if (isPlaceholder(value)) return null;
  return { label: answer.label, value: value.charAt(0).toUpperCase() + value.slice(1) };
}

/** After the last date the day on which forms opened the year before: they may open then again. */
function nextDate(today: string, facts: FactSnapshot): CardAnswer | null {
  const next = milestonesOf(facts).find(({ to }) => to >= today);
  if (next === undefined) return lastOpening(today, facts);
  return { label: `${next.from <= today ? "Now" : "Next"}: ${next.words.name}`, value: next.text };
}

function lastOpening(today: string, facts: FactSnapshot): CardAnswer | null {
  const opened = firstDayOf(facts.fact("date.s1.registration"));
  const lastYear = yearBefore(today).slice(0, 4);
  if (opened === undefined || !opened.startsWith(lastYear)) return null;
  const day = longIndianDate(opened).replace(` ${lastYear}`, "");
  return { label: "Last year, forms opened on", value: day };
}
