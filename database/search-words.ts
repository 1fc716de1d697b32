import { withPlainDigits } from "./plain-digits.ts";

/** A word longer than this is cut: it is none, and an index takes no endless keys. */
const longestWord = 40;

/** Malayalam letters as they were typed before they had code points of their own. */
const oldChillus: readonly (readonly [string, string])[] = [
  ["ണ്\u200d", "ൺ"],
  ["ന്\u200d", "ൻ"],
  ["ര്\u200d", "ർ"],
  ["ല്\u200d", "ൽ"],
  ["ള്\u200d", "ൾ"],
];

/** Not seen by a reader, or written by some and not by others: joiners, marks of direction, and the nukta of Hindi. */
const invisibleSigns = /\p{Cf}|\u093c/gu;

/** Marks of Indian scripts are part of their words and stay. */
function foldedText(text: string): string {
  const joinedText = oldChillus.reduce((read, [old, now]) => read.replaceAll(old, now), text);
  return joinedText
    .toWellFormed()
    .normalize("NFKD")
    .replaceAll(/(\p{Script=Latin})\p{Mn}+/gu, "$1")
    .toLowerCase()
    .normalize("NFC")
    .replaceAll(invisibleSigns, "");
}

const isPlain = /^[\n -~]*$/;

/** Letters, marks and digits of the first plane: what the tokenizer of SQLite takes for one word too. */
const word = /(?:(?![\u{10000}-\u{10ffff}])[\p{L}\p{Mn}\p{Mc}\p{N}])+/gu;

/** Folded: `B.Arch` is `barch`, `75%` is `75 percent`, `7.5` is `7d5`, `350kb` is `350 kb`, `12th` is `12`. */
export function wordsOf(text: string): readonly string[] {
  if (isPlain.test(text)) return plainWordsOf(text.toLowerCase());
  const plainText = withPlainDigits(foldedText(text))
    .replaceAll(/(?<=\d),(?=\d)/g, "")
    .replaceAll(/(?<=\d)\.(?=\d)/g, "d")
    .replaceAll("%", " percent ")
    .replaceAll(/['’](?:s(?![\p{L}\p{N}]))?/gu, "")
    .replaceAll(/(?<![\p{L}\p{N}])(\p{L})\.(?=\s?\p{L})/gu, "$1");
  return (plainText.match(word) ?? []).flatMap(figureAndUnit);
}

/** Several times as fast for ASCII: nearly all texts are. */
function plainWordsOf(text: string): readonly string[] {
  const plainText = text
    .replaceAll(/(?<=\d),(?=\d)/g, "")
    .replaceAll(/(?<=\d)\.(?=\d)/g, "d")
    .replaceAll("%", " percent ")
    .replaceAll(/'(?:s(?![a-z0-9]))?/g, "")
    .replaceAll(/(?<![a-z0-9])([a-z])\.(?=\s?[a-z])/g, "$1");
  return (plainText.match(/[a-z0-9]+/g) ?? []).flatMap(figureAndUnit);
}

function figureAndUnit(found: string): string | readonly string[] {
  if (!/^\d/.test(found)) return found.slice(0, longestWord);
  const [, figure = "", unit = ""] = /^(\d+(?:d\d+)?)([a-z]{2,})$/.exec(found) ?? [];
  if (figure === "") return [found.slice(0, longestWord)];
  return /^(?:st|nd|rd|th)$/.test(unit) ? [figure] : [figure, unit.slice(0, longestWord)];
}

/** `closing`, `closed` and `close` meet. Words of other scripts and numbers stay as they are. */
export function stemOf(spelling: string): string {
  const known = stems.get(spelling);
  if (known !== undefined) return known;
  const stem = stemmed(spelling);
  if (stems.size >= maxStems) stems.clear();
  stems.set(spelling, stem);
  return stem;
}

const stems = new Map<string, string>();
const maxStems = 20_000;

function stemmed(spelling: string): string {
  if (spelling.length < 4 || !/^[a-z]+$/.test(spelling)) return spelling;
  const single = singular(spelling);
  const cut = withoutEnding(single);
  const bare = cut.length > 4 && cut.endsWith("e") ? cut.slice(0, -1) : cut;
  return bare.replace(/i[sz]at$/, "iz").replace(/is$/, (end) => (bare.length > 6 ? "iz" : end));
}

function singular(spelling: string): string {
  if (/..[^aeiou]ies$/.test(spelling)) return `${spelling.slice(0, -3)}y`;
  if (/(?:[sxz]|[cs]h)es$/.test(spelling)) return spelling.slice(0, -2);
  if (/(?:ss|us|is)$/.test(spelling)) return spelling;
  return spelling.endsWith("s") ? spelling.slice(0, -1) : spelling;
}

const endings = /(?:ations?|ators?|ated?|ating|ing|ed)$/;

function withoutEnding(single: string): string {
  if (/[^aeiou]ied$/.test(single)) return `${single.slice(0, -3)}y`;
  if (/[ai]bility$/.test(single)) return `${single.slice(0, -6)}bl`;
  const ending = endings.exec(single)?.[0];
  if (ending === undefined) return single;
  const stem = single.slice(0, -ending.length);
  if (stem.length < 3 || !/[aeiouy]/.test(stem)) return single;
  if (ending.startsWith("at")) return `${stem}at`;
  return stem.replace(/([bdgklmnprt])\1$/, "$1");
}

export function stemsOf(text: string): readonly string[] {
  return wordsOf(text).map(stemOf);
}
