import type { Element, Root, RootContent } from "hast";
import { flesch } from "flesch";
import { syllable } from "syllable";
import { all, textOf } from "./html.ts";
import { toText } from "hast-util-to-text";
import { markdownTree } from "../../domain/posts/text/markdown.ts";

/** Parts without running text of our own: link lists, names of topics, titles of reports, days, addresses. */
const leftOut =
  "table, nav, address, dl, details[name=subjects], .fact-sources, .page-days, .timeline, .cluster";

/**
 * The sentences of a part of a page, each once: of paragraphs, list points, steps, answers and notes.
 * What ends without a stop is a label and no sentence.
 */
export function sentencesOf(part: Element): readonly string[] {
  const foreign = new Set(all(leftOut, part).flatMap((other) => [other, ...all("*", other)]));
  const sentences = all("p, li, a.card .quiet", part)
    .filter((block) => !foreign.has(block) && isSmallest(block))
    .map(textOf)
    .filter((text) => /[.!?]$/.test(text))
    .flatMap((text) => text.split(/(?<=[.!?]) (?=[\p{Lu}\d“‘₹])/u));
  return [...new Set(sentences)];
}

function isSmallest(block: Element): boolean {
  return all("p, li, a.card", block).every((part) => part === block);
}

/**
 * The Flesch reading ease of these sentences. A figure counts as a word of one syllable. An
 * abbreviation counts as it is read, letter by letter: three syllables for NTA, five for PwD. What is
 * read as a word (JoSAA, Aadhaar) counts as a word. Addresses of sites are left out.
 */
export function readingEase(sentences: readonly string[]): number {
  const words = sentences.flatMap(wordsOf);
  const syllables = words.reduce((sum, word) => sum + syllablesOf(word), 0);
  return flesch({ sentence: sentences.length, word: words.length, syllable: syllables });
}

function wordsOf(sentence: string): readonly string[] {
  return sentence
    .split(/[\s/–—-]+/)
    .filter((word) => !/\.\w+\.(?:in|com)\b|\.ac\.in\b/.test(word))
    .flatMap((word) => word.match(/[\p{L}\d][\p{L}\d',.]*/gu) ?? []);
}

function syllablesOf(word: string): number {
  if (/\d/.test(word)) return 1;
  return word
    .split(".")
    .filter((part) => part !== "")
    .reduce((sum, part) => sum + syllablesOfPart(part.replace(/[',]+$/, "")), 0);
}

function syllablesOfPart(part: string): number {
  const [letters] = /^(?:[A-Z]{2,}|PwD|B|E)(?=s?$)/.exec(part) ?? [];
  if (letters === undefined) return Math.max(1, syllable(part));
  const longLetters = letters.match(/w/gi)?.length ?? 0;
  return letters.length + 2 * longLetters;
}

/** The sentences of a text's paragraphs and points, as they are read; tables and headings are no sentences. */
export function sentencesOfMarkdown(markdown: string): readonly string[] {
  return proseOf(markdownTree(markdown)).flatMap(sentencesIn);
}

function proseOf(parent: Root | Element): readonly string[] {
  return parent.children.flatMap((child: RootContent) => {
    if (child.type !== "element") return [];
    const isProse = child.tagName === "p" || (child.tagName === "li" && !hasBlocks(child));
    return isProse ? [toText(child)] : proseOf(child);
  });
}

function hasBlocks({ children }: Element): boolean {
  return children.some((child) => child.type === "element" && /^(?:p|ul|ol)$/.test(child.tagName));
}

function sentencesIn(text: string): readonly string[] {
  return text
    .split(/(?<=[.?!:])\s+(?=[\p{Lu}\p{N}₹“])/u)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== "");
}
