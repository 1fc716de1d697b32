import type { Fact, FactForm } from "../../../content/facts/index.ts";
import type { FactSnapshot } from "../../../content/facts/snapshot.ts";
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

/**
 * Text as readers see it and where each of its characters is stored. `words` has the same length: in it, values of tokens,
 * code, formulas and addresses are blanked, so that nobody reads figures there.
 */
export type Run = {
  readonly text: string;
  readonly words: string;
  /** For each character, where the stored text that shows it begins and ends. */
  readonly from: readonly number[];
  readonly to: readonly number[];
  /** True where a token may stand: not in links and titles. */
  readonly free: readonly boolean[];
  readonly tokens: readonly ShownToken[];
};

export const blank = "\uFFFC";

export const emptyRun: Run = { text: "", words: "", from: [], to: [], free: [], tokens: [] };

const address = /\bhttps?:\/\/[^\s)\]]+|\bwww\.[^\s)\]]+/g;

/** A text with values in place of tokens. `origins[i]` is where its character i is stored, and `origins.at(-1)` where it ends. */
export function runOf(
  text: string,
  origins: readonly number[],
  facts: FactSnapshot,
  isFree: boolean,
): Run {
  const from: number[] = [];
  const to: number[] = [];
  const tokens: ShownToken[] = [];
  let shown = "";
  let words = "";
  let read = 0;
  for (const part of textParts(text, facts)) {
    if (part.kind === "fact") {
      const written = factToken(part.id, part.form).length;
      const { id, record, form } = part;
      tokens.push({
        start: shown.length,
        end: shown.length + part.text.length,
        id,
        record,
        form,
      });
      for (let place = 0; place < part.text.length; place++) {
        from.push(origins[read] ?? 0);
        to.push(origins[read + written] ?? 0);
      }
      shown += part.text;
      words += blank.repeat(part.text.length);
      read += written;
      continue;
    }
    const plain = part.kind === "text" ? part.text : part.token;
    for (let place = 0; place < plain.length; place++) {
      from.push(origins[read + place] ?? 0);
      to.push(origins[read + place + 1] ?? 0);
    }
    shown += plain;
    words += part.kind === "text" ? plain : blank.repeat(plain.length);
    read += plain.length;
  }
  return {
    text: shown,
    words: words.replaceAll(address, (found) => blank.repeat(found.length)),
    from,
    to,
    free: from.map(() => isFree),
    tokens,
  };
}

/** Something that readers see and that is no text of ours: code, a line break, the description of an image. */
export function fixedRun(text: string, words: string, from: number, to: number): Run {
  const places = Array.from({ length: text.length });
  return {
    text,
    words,
    from: places.map(() => from),
    to: places.map(() => to),
    free: places.map(() => false),
    tokens: [],
  };
}

export function joinedRuns(runs: readonly Run[]): Run {
  const tokens: ShownToken[] = [];
  let length = 0;
  for (const run of runs) {
    for (const { start, end, id, record, form } of run.tokens)
      tokens.push({ start: start + length, end: end + length, id, record, form });
    length += run.text.length;
  }
  return {
    text: runs.map((run) => run.text).join(""),
    words: runs.map((run) => run.words).join(""),
    from: runs.flatMap((run) => run.from),
    to: runs.flatMap((run) => run.to),
    free: runs.flatMap((run) => run.free),
    tokens,
  };
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
  const end =
    run.words.length > longestSentence
      ? new RegExp(`${sentenceEnd.source}|\\n`, "gu")
      : sentenceEnd;
  const cuts = [...run.words.matchAll(end)]
    .map(({ index, 0: found }) => ({
      before: run.words.slice(Math.max(0, index - longestAbbreviation), index + 1),
      at: index + found.length,
    }))
    .filter(({ before }) => !abbreviation.test(before))
    .map(({ at }) => at);
  let token = 0;
  return [...cuts, run.text.length].flatMap((to, index) => {
    const cut = cuts[index - 1] ?? 0;
    const piece = run.text.slice(cut, to);
    const start = cut + piece.length - piece.trimStart().length;
    const end = cut + piece.trimEnd().length;
    if (start >= end) return [];
    const tokens: ShownToken[] = [];
    for (; ; token++) {
      const next = run.tokens[token];
      if (next === undefined || next.start >= end) break;
      const { id, record, form } = next;
      tokens.push({ start: next.start - start, end: next.end - start, id, record, form });
    }
    return [
      {
        text: run.text.slice(start, end),
        words: run.words.slice(start, end),
        from: run.from.slice(start, end),
        to: run.to.slice(start, end),
        free: run.free.slice(start, end),
        tokens,
      },
    ];
  });
}
