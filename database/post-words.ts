import { stemsOf } from "./search-words.ts";

type SearchedPost = {
  readonly title: string;
  readonly hero_summary: string;
  readonly body_markdown: string;
  readonly tags: readonly string[];
  readonly category: string;
};

const token = /\{\{fact:([^{}\s]*)\}\}/g;
const target = /\]\([^()\s]*(?:\([^()\s]*\)[^()\s]*)*(?:\s+"[^"\n]*")?\)/g;
const address = /\bhttps?:\/\/\S+/g;
const html = /<[^<>\n]*>/g;

export function readWords(markdown: string): string {
  return markdown
    .replaceAll(token, (_, name: string) => name.replaceAll(/[._:/]/g, " "))
    .replaceAll(target, "] ")
    .replaceAll(html, " ")
    .replaceAll(address, " ");
}

export function postWords({ title, hero_summary, body_markdown, tags, category }: SearchedPost): {
  readonly title_words: string;
  readonly words: string;
} {
  const allWords = [title, hero_summary, tags.join("\n"), category, body_markdown].join("\n");
  return { title_words: once(readWords(title)), words: once(readWords(allWords)) };
}

function once(text: string): string {
  return [...new Set(stemsOf(text))].toSorted().join(" ");
}

const inMillisecond = 1024;

/** The later the first publication, the higher: the same on every engine, and after a backup. */
export function placeOf({ id, published_at }: { id: string; published_at: string }): number {
  let hash = 0;
  for (const sign of id) hash = (hash * 31 + (sign.codePointAt(0) ?? 0)) % inMillisecond;
  return Date.parse(published_at) * inMillisecond + hash;
}
