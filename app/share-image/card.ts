import { catalogueEntry, type PagePath } from "../../content/page-catalogue.ts";
import { brand, type Provider } from "../../content/site.ts";
import { postCategories, type Post } from "../../domain/posts/post.ts";

/** What a share image says. */
export type ShareCard = {
  /** What kind of text is shared. */
  readonly kind: string;
  readonly title: string;
  /** One or two lines below the title; null when they cannot be drawn. */
  readonly summary: string | null;
  readonly provider: string;
};

/** The parts of a post that its share image follows. */
export type SharedPost = Pick<Post, "slug" | "title" | "category" | "hero_summary">;

/** The card of a public page. */
export function pageCard(path: PagePath, provider: Provider): ShareCard {
  const { title, description, navigationLabel } = catalogueEntry(path);
  return {
    kind: navigationLabel === null ? "About this site" : "Exam handbook",
    title,
    summary: description,
    provider: drawable(provider.name) ?? brand,
  };
}

/** The card of a post. A title that the font cannot show gives way to the post's category. */
export function postCard(post: SharedPost, provider: Provider): ShareCard {
  const category = postCategories[post.category];
  const title = drawable(post.title);
  return {
    kind: title === null ? "Blog" : category,
    title: title ?? category,
    summary: drawable(post.hero_summary),
    provider: drawable(provider.name) ?? brand,
  };
}

/** Emoji, and what joins them: ornaments that a title can do without. */
const pictographs =
  /\p{Extended_Pictographic}|\p{Regional_Indicator}|\p{Emoji_Modifier}|\u{FE0F}|\u{200D}|\u{20E3}/gu;

/** Whether the font's Latin files, which alone are loaded, have every letter and sign. */
const inLatinFont =
  /^[\u{20}-\u{7E}\u{A0}-\u{24F}\u{2010}-\u{2027}\u{2030}-\u{203A}\u{20AC}\u{20B9}\u{2122}\u{2212}]+$/u;

/** The text without pictographs and surplus space; null when the font has not all of its letters. */
export function drawable(text: string): string | null {
  const words = text.normalize("NFC").replace(pictographs, "").replace(/\s+/g, " ").trim();
  return inLatinFont.test(words) ? words : null;
}
