import type { NamedMark } from "./mark-names.ts";

export type PlacedMark = {
  readonly mark: NamedMark;
  readonly from: number;
  readonly to: number;
};

/** A part of a text under the same marks: the weightiest, and those that end with it. */
type Piece = {
  readonly text: string;
  readonly mark: NamedMark | null;
  readonly ending: readonly NamedMark[];
};

const weights = { conflict: 3, unverified: 2, kept: 1, verified: 0 } as const;

export function piecesOf(text: string, placed: readonly PlacedMark[]): readonly Piece[] {
  const edges = new Set([text.length, ...placed.flatMap(({ from, to }) => [from, to])]);
  edges.delete(0);
  let from = 0;
  return [...edges]
    .toSorted((one, other) => one - other)
    .map((to) => {
      const over = placed.filter((one) => one.from <= from && one.to >= to);
      const piece = {
        text: text.slice(from, to),
        mark: over.map(({ mark }) => mark).toSorted(byWeight)[0] ?? null,
        ending: over.filter((one) => one.to === to).map(({ mark }) => mark),
      };
      from = to;
      return piece;
    });
}

function byWeight(one: NamedMark, other: NamedMark): number {
  return weights[other.look] - weights[one.look];
}

/** A sentence that stands in a text under a name of its own, such as a cell with its heads before it. */
export type NamedSentence = { readonly name: string; readonly from: number; readonly to: number };

/** Finds the words of a mark in its sentence, else the one place that has them; null when there are several or none. */
export function placeMark(
  text: string,
  mark: NamedMark,
  named: readonly NamedSentence[] = [],
): PlacedMark | null {
  const cell = named.find(({ name }) => squeezed(name) === squeezed(mark.sentence));
  const sentence = cell ?? firstOf(text, mark.sentence);
  if (sentence !== null) {
    const { from: start, to: end } = sentence;
    const words = firstOf(text.slice(start, end), mark.text, { whole: true });
    if (words !== null) return { mark, from: start + words.from, to: start + words.to };
  }
  const found = [...text.matchAll(patternOf(mark.text, { whole: true }))];
  const [only] = found;
  if (mark.text.trim() === "" || only === undefined || found.length > 1) return null;
  return { mark, from: only.index, to: only.index + only[0].length };
}

function firstOf(text: string, words: string, { whole = false } = {}) {
  if (words.trim() === "") return null;
  const found = patternOf(words, { whole }).exec(text);
  return found && { from: found.index, to: found.index + found[0].length };
}

/** Blanks and breaks are one. */
function patternOf(words: string, { whole }: { whole: boolean }): RegExp {
  const escaped = words.trim().replaceAll(/[\\^$.*+?()[\]{}|/]/g, "\\$&");
  const pattern = escaped.replaceAll(/\s+/g, "\\s+");
  return new RegExp(whole ? `(?<![\\p{L}\\p{N}])${pattern}(?![\\p{L}\\p{N}])` : pattern, "gu");
}

function squeezed(text: string): string {
  return text.replaceAll(/\s+/g, " ").trim();
}
