import { storableText } from "../shared/written-text.ts";

/** Control characters, line ends of every kind, and marks that reverse how the rest is read. */
const unseen = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]+/gu;

/** Text of people as one line: no line end, nothing that a reader would not see or be misled by. */
export function singleLine(text: string): string {
  return storableText(text).replaceAll(unseen, " ").replaceAll(/\s+/g, " ").trim();
}

/** The same, with at most so many characters as a reader counts them. */
export function shortLine(text: string, longest: number): string {
  const line = singleLine(text);
  const characters = Array.from(readerCharacters.segment(line), ({ segment }) => segment);
  return characters.length <= longest ? line : `${characters.slice(0, longest - 1).join("")}…`;
}

const readerCharacters = new Intl.Segmenter();
