import { stemOf, wordsOf } from "../../database/search-words.ts";
import { type NamedDay, saysDay } from "../language/named-days.ts";
import { piecesOf, type Term } from "../language/pieces.ts";
import type { QueryGroup } from "../language/read-query.ts";
import { isOfAsked, isOfOtherPeople, namesPeople, type Scope, scopeOf } from "../language/scope.ts";
import { silentWords } from "../language/taught-words.ts";
import { memoized } from "../shared/memoized.ts";
import type { MarkedText } from "./search-answer.ts";

const maxExcerpt = 180;
/** Before the first match of an excerpt that begins within its line. */
const beforeMatch = 60;
const wordPattern = /[\p{L}\p{M}\p{N}]+(?:[.,'’-][\p{L}\p{M}\p{N}]+)*/gu;

export type WantedTerms = ReadonlySet<string>;

export function wantedTerms(groups: readonly QueryGroup[]): WantedTerms {
  const namedGroups = groups.filter(({ kind }) => kind === "named");
  const markedGroups = namedGroups.length === 0 ? groups : namedGroups;
  return new Set(markedGroups.flatMap(({ terms }) => terms.map(({ term }) => term)));
}

export type Limits = { readonly scope: Scope; readonly days: readonly NamedDay[] };

type Spot = { readonly from: number; readonly to: number };

type ReadText = {
  readonly spots: Uint32Array;
  readonly stems: readonly (string | null)[];
  readonly meant: readonly (readonly Term[])[];
};

/** Room for the lines of the whole site, which are read again with every search. */
const maxLines = 2_000;

const readText = memoized((text): ReadText => {
  const spots: number[] = [];
  const stems: string[] = [];
  for (const { 0: match, index } of text.matchAll(wordPattern))
    for (const word of wordsOf(match)) {
      spots.push(index, index + match.length);
      stems.push(stemOf(word));
    }
  return {
    spots: Uint32Array.from(spots),
    stems: stems.map((stem) => (silentWords.has(stem) ? null : stem)),
    meant: piecesOf(stems).flatMap((piece) => piece.stems.map(() => piece.meant)),
  };
}, maxLines);

const limitsOfLine = memoized(scopeOf, maxLines);

export function markedText(text: string, terms: WantedTerms): MarkedText {
  return cutAt(text, spotsOf(text, terms));
}

function spotsOf(text: string, terms: WantedTerms): readonly Spot[] {
  const { spots, stems, meant } = readText(text);
  const marks: Spot[] = [];
  for (let at = 0; at < stems.length; at++) {
    const stem = stems[at] ?? null;
    if (stem === null) continue;
    if (terms.has(stem) || meant[at]?.some((term) => terms.has(term)) === true)
      marks.push({ from: spots[2 * at] ?? 0, to: spots[2 * at + 1] ?? 0 });
  }
  return marks;
}

function cutAt(text: string, marks: readonly Spot[]): MarkedText {
  const parts: { text: string; isMatch: boolean }[] = [];
  let readTo = 0;
  for (const { from, to } of marks) {
    if (from < readTo) continue;
    if (from > readTo) parts.push({ text: text.slice(readTo, from), isMatch: false });
    parts.push({ text: text.slice(from, to), isMatch: true });
    readTo = to;
  }
  if (readTo < text.length) parts.push({ text: text.slice(readTo), isMatch: false });
  return parts;
}

/** The line with the most matches, of the people and days that the query names where there is one. */
export function excerptOf(
  lines: readonly string[],
  terms: WantedTerms,
  limits: Limits,
): MarkedText {
  let best: { line: string; marks: readonly Spot[]; found: number } | null = null;
  for (const line of linesFor(limits, lines)) {
    const marks = spotsOf(line, terms);
    const distinctMarks = new Set(marks.map(({ from, to }) => line.slice(from, to))).size;
    if (best === null || distinctMarks > best.found) best = { line, marks, found: distinctMarks };
  }
  return best === null ? [] : shortenedLine(cutAt(best.line, best.marks));
}

function linesFor({ scope, days }: Limits, lines: readonly string[]): readonly string[] {
  const linesWithDay = lines.filter((line) => saysDay(line, days));
  if (linesWithDay.length > 0) return linesWithDay;
  if (!namesPeople(scope)) return lines;
  const linesWithLimits = lines.map((line) => ({ line, of: limitsOfLine(line) }));
  if (!linesWithLimits.some(({ of }) => isOfAsked(scope, of))) return lines;
  return linesWithLimits.filter(({ of }) => !isOfOtherPeople(scope, of)).map(({ line }) => line);
}

export function plainOf(marked: MarkedText): string {
  return marked.map(({ text }) => text).join("");
}

function shortenedLine(line: MarkedText): MarkedText {
  const text = plainOf(line);
  if (text.length <= maxExcerpt) return line;
  const before = line.slice(
    0,
    Math.max(
      0,
      line.findIndex(({ isMatch }) => isMatch),
    ),
  );
  const firstMatch = before.reduce((sum, part) => sum + part.text.length, 0);
  // An answer is read from its beginning, where that shows a match too.
  const from =
    firstMatch <= maxExcerpt - beforeMatch
      ? 0
      : wordStart(text, Math.min(firstMatch - beforeMatch, text.length - maxExcerpt));
  const to = wordStart(text, from + maxExcerpt);
  const cut: { text: string; isMatch: boolean }[] = [];
  let at = 0;
  for (const part of line) {
    const piece = part.text.slice(Math.max(0, from - at), Math.max(0, to - at));
    at += part.text.length;
    if (piece !== "") cut.push({ text: piece, isMatch: part.isMatch });
  }
  return [
    ...(from > 0 ? [{ text: "… ", isMatch: false }] : []),
    ...cut,
    ...(to < text.length ? [{ text: "…", isMatch: false }] : []),
  ];
}

function wordStart(text: string, from: number): number {
  if (from <= 0) return 0;
  const blank = text.indexOf(" ", from - 1);
  return blank === -1 ? text.length : blank + 1;
}
