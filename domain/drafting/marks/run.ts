import type { Fact, FactForm } from "../../../content/facts/index.ts";
import type { FactSnapshot } from "../../../content/facts/snapshot.ts";
import type { TextRange } from "../../posts/revisions/mark.ts";
import { factToken, textParts } from "../../posts/text/fact-tokens.ts";

/** A token's value within a run. */
export type ShownToken = {
  readonly start: number;
  readonly end: number;
  /** As the token has it, with its edition where it names one. */
  readonly id: string;
  readonly record: Fact;
  readonly form: FactForm | undefined;
};

/** The stored text that shows a character; a token may stand there unless it is in a link or a title. */
type Place = { readonly from: number; readonly to: number; readonly isFree: boolean };

/**
 * Text as readers see it and where each of its characters is stored. `words` has the same length: in it, values of tokens,
 * code, formulas and addresses are blanked, so that nobody reads figures there.
 */
export type Run = {
  readonly text: string;
  readonly words: string;
  readonly places: readonly Place[];
  readonly tokens: readonly ShownToken[];
};

export function joinedRuns(runs: readonly Run[]): Run {
  let length = 0;
  const tokens = runs.flatMap((run) => {
    const moved = run.tokens.map((token) => movedBy(length, token));
    length += run.text.length;
    return moved;
  });
  return {
    text: runs.map(({ text }) => text).join(""),
    words: runs.map(({ words }) => words).join(""),
    places: runs.flatMap(({ places }) => places),
    tokens,
  };
}

function slicedRun({ text, words, places, tokens }: Run, start: number, end: number): Run {
  return {
    text: text.slice(start, end),
    words: words.slice(start, end),
    places: places.slice(start, end),
    tokens: tokens
      .filter((token) => token.start >= start && token.start < end)
      .map((token) => movedBy(-start, token)),
  };
}

function movedBy(by: number, { start, end, id, record, form }: ShownToken): ShownToken {
  return { start: start + by, end: end + by, id, record, form };
}

export function storedRange({ places }: Run, start: number, end: number): TextRange {
  return [places[start]?.from ?? 0, places[end - 1]?.to ?? 0];
}

export function plainRange(run: Run, start: number, end: number): TextRange | null {
  const range = storedRange(run, start, end);
  return range[1] - range[0] === end - start ? range : null;
}

/** True if a token may take the place of the stretch. */
export function isFree({ places }: Run, start: number, end: number): boolean {
  return places.slice(start, end).every((place) => place.isFree);
}

const blank = "\uFFFC";
const address = /\bhttps?:\/\/[^\s)\]]+|\bwww\.[^\s)\]]+/g;

/** A text with values in place of tokens. `origins[i]` is where its character i is stored, and `origins.at(-1)` where it ends. */
export function runOf(
  text: string,
  origins: readonly number[],
  facts: FactSnapshot,
  isFreeText: boolean,
): Run {
  let read = 0;
  const { words, ...run } = joinedRuns(
    textParts(text, facts).map((part) => {
      const start = read;
      const at = (place: number) => origins[place] ?? 0;
      if (part.kind === "fact") {
        const { id, record, form, text: shown } = part;
        read += factToken(id, form).length;
        const token = { start: 0, end: shown.length, id, record, form };
        return { ...fixedRun(shown, at(start), at(read), isFreeText), tokens: [token] };
      }
      const written = part.kind === "text" ? part.text : part.token;
      read += written.length;
      return {
        text: written,
        words: part.kind === "text" ? written : blanked(written),
        places: Array.from({ length: written.length }, (_, index) => ({
          from: at(start + index),
          to: at(start + index + 1),
          isFree: isFreeText,
        })),
        tokens: [],
      };
    }),
  );
  return { ...run, words: words.replaceAll(address, blanked) };
}

/** Something that readers see and that nobody reads figures in: a value, code, a formula, the description of an image. */
export function fixedRun(text: string, from: number, to: number, isFreeText = false): Run {
  const place = { from, to, isFree: isFreeText };
  return {
    text,
    words: text === " " ? text : blanked(text),
    places: Array.from({ length: text.length }, () => place),
    tokens: [],
  };
}

function blanked(text: string): string {
  return blank.repeat(text.length);
}

const abbreviation =
  /(?:\b(?:rs|no|nos|e\.g|i\.e|vs|approx|dr|mr|ms|st|etc|viz|incl|b|m|b\.e|u\.p|m\.p|a\.m|p\.m|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)|^\s*\d{1,2})\.$/i;
const longestAbbreviation = 10;
const sentenceEnd =
  /[.!?]["')\]”’]*(?=\s+["'(“‘]*[\p{Lu}\d₹\uFFFC]|\s+\p{Script=Malayalam})|[।](?=\s)/gu;
/** A run of lines without a full stop is cut at its lines, so that no pattern reads it all at once. */
const longestSentence = 2_000;

/** The sentences of a run in order, without the blanks around them. */
export function sentencesOfRun(run: Run): readonly Run[] {
  const { words, text } = run;
  const end =
    words.length > longestSentence ? new RegExp(`${sentenceEnd.source}|\\n`, "gu") : sentenceEnd;
  const cuts = [...words.matchAll(end)].flatMap(({ index, 0: found }) => {
    const before = words.slice(Math.max(0, index - longestAbbreviation), index + 1);
    return abbreviation.test(before) ? [] : [index + found.length];
  });
  return [...cuts, text.length].flatMap((to, index) => {
    const from = cuts[index - 1] ?? 0;
    const piece = text.slice(from, to);
    const start = to - piece.trimStart().length;
    return piece.trim() === "" ? [] : [slicedRun(run, start, from + piece.trimEnd().length)];
  });
}
