import { z } from "zod";

/** PostgreSQL refuses NUL and half surrogate pairs. */
export function storableText(text: string): string {
  return text.toWellFormed().replaceAll("\u0000", "");
}

const maxSearchedWords = 10;

/** The words of a search in a list of the desk, in lower case. */
export function searchedWords(query: string): readonly string[] {
  const words = storableText(query).toLowerCase().match(/\S+/g) ?? [];
  return words.slice(0, maxSearchedWords);
}

export function plainLineEnds(text: string): string {
  return withoutInvisible(storableText(text)).replaceAll(/\r\n?/g, "\n");
}

/** They hide words or turn them round. Joiners are letters of Indic words; tags spell the flag of England. */
export function withoutInvisible(text: string): string {
  return text.replaceAll(flagOrInvisible, (found) => (found.length > 2 ? found : ""));
}

const flag = String.raw`\u{1f3f4}[\u{e0020}-\u{e007e}]{1,8}\u{e007f}`;
const joined = String.raw`[[\p{L}\p{M}]--\p{Script=Latin}]`;
const beforeJoiner = String.raw`${joined}|\p{Extended_Pictographic}|\p{Emoji_Modifier}|\ufe0f`;
const flagOrInvisible = new RegExp(
  [
    flag,
    String.raw`[\p{Default_Ignorable_Code_Point}--[\u200c\u200d\ufe00-\ufe0f]]`,
    String.raw`(?<!${beforeJoiner})[\u200c\u200d](?!${joined})`,
  ].join("|"),
  "gv",
);

export function oneLine(text: string): string {
  return withoutInvisible(storableText(text))
    .replaceAll(/[\s\p{Cc}]+/gu, " ")
    .trim();
}

export const writtenTextSchema = z.string().transform((text) => plainLineEnds(text).trim());
