import type { FactSnapshot } from "../../../../content/facts/snapshot.ts";
import { textParts } from "../../../posts/text/fact-tokens.ts";
import type { Segment, ShownValue } from "./statement.ts";

/** Text as readers see it, with what is known of its stretches. */
export type Run = {
  readonly text: string;
  readonly values: readonly ShownValue[];
  readonly segments: readonly Segment[];
};

export const emptyRun: Run = { text: "", values: [], segments: [] };

/**
 * A source text with the values of these records in place of its tokens. `source` is where it starts in its field, or null when the
 * field holds it in another spelling (an escape, an entity). No autofix changes what is not `fixable`.
 */
export function runOf(
  text: string,
  source: number | null,
  facts: FactSnapshot,
  fixable = true,
): Run {
  const values: ShownValue[] = [];
  const segments: Segment[] = [];
  let shown = "";
  let read = 0;
  for (const part of textParts(text, facts)) {
    const start = shown.length;
    if (part.kind === "fact") {
      shown += part.text;
      const token = tokenAt(text, read);
      values.push({ start, end: shown.length, record: part.record, form: formOf(token) });
      segment(start, token.length, false, false);
      read += token.length;
      continue;
    }
    const words = part.kind === "text" ? part.text : part.token;
    shown += words;
    segment(start, words.length, true, fixable && part.kind === "text");
    read += words.length;
  }
  return { text: shown, values, segments };

  function segment(start: number, length: number, isPlain: boolean, isFixable: boolean) {
    if (source === null) return;
    const from = source + read;
    segments.push({ start, end: shown.length, from, to: from + length, isPlain, isFixable });
  }
}

export function joinedRuns(runs: readonly Run[]): Run {
  const values: ShownValue[] = [];
  const segments: Segment[] = [];
  let text = "";
  for (const run of runs) {
    const by = text.length;
    text += run.text;
    for (const value of run.values) values.push(shiftedBy(value, by));
    for (const segment of run.segments) segments.push(shiftedBy(segment, by));
  }
  return { text, values, segments };
}

/** The part of a run from one place to another. */
function sliceOfRun(run: Run, from: number, to: number): Run {
  return {
    text: run.text.slice(from, to),
    values: spansWithin(run.values, from, to).map((value) => shiftedBy(value, -from)),
    segments: spansWithin(run.segments, from, to).map((segment) =>
      segmentWithin(segment, from, to),
    ),
  };
}

/** What of a segment is within; one in another spelling stays whole, and reaches beyond what is cut. */
function segmentWithin(segment: Segment, from: number, to: number): Segment {
  if (!segment.isPlain) return shiftedBy(segment, -from);
  const start = Math.max(segment.start, from);
  const end = Math.min(segment.end, to);
  return {
    ...segment,
    start: start - from,
    end: end - from,
    from: segment.from + start - segment.start,
    to: segment.to - (segment.end - end),
  };
}

type Stretch = { readonly start: number; readonly end: number };

/** Those of the spans, which follow each other, that have a part between two places. */
function spansWithin<Span extends Stretch>(
  spans: readonly Span[],
  from: number,
  to: number,
): readonly Span[] {
  let first = 0;
  for (let beyond = spans.length; first < beyond;) {
    const middle = (first + beyond) >> 1;
    if ((spans[middle]?.end ?? 0) > from) beyond = middle;
    else first = middle + 1;
  }
  let last = first;
  while ((spans[last]?.start ?? to) < to) last++;
  return spans.slice(first, last);
}

function shiftedBy<Span extends Stretch>(span: Span, by: number): Span {
  return { ...span, start: span.start + by, end: span.end + by };
}

function tokenAt(text: string, start: number): string {
  return text.slice(start, text.indexOf("}}", start) + 2);
}

function formOf(token: string): ShownValue["form"] {
  const form = token.slice(2, -2).split(":")[2];
  return form === "figure" || form === "questions" || form === "marks" ? form : undefined;
}

const abbreviations =
  /(?:\b(?:rs|no|nos|e\.g|i\.e|vs|approx|dr|mr|ms|st|etc|viz|incl|b|m|b\.e|b\.tech|b\.arch|b\.plan|u\.p|m\.p|a\.m|p\.m|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec))\.$/i;
/** Characters that hold an abbreviation and what stands before it. */
const longestAbbreviation = 10;
const end = /[.!?]["')\]”’]*(?=\s+["'(“‘]*[A-Z0-9₹{])|\n+/g;

/** The sentences of a run; a full stop inside an abbreviation or a value ends none. */
export function sentencesOf(run: Run): readonly Run[] {
  const cuts = [...run.text.matchAll(end)]
    .map((match) => ({
      before: run.text.slice(Math.max(0, match.index - longestAbbreviation), match.index + 1),
      at: match.index + match[0].length,
    }))
    .filter(({ before, at }) => !abbreviations.test(before) && !insideValue(run, at))
    .map(({ at }) => at);
  const bounds = [0, ...cuts, run.text.length];
  return bounds
    .slice(1)
    .map((to, index) => trimmedRun(run, bounds[index] ?? 0, to))
    .filter(({ text }) => text !== "");
}

function trimmedRun(run: Run, from: number, to: number): Run {
  const text = run.text.slice(from, to);
  const lead = text.length - text.trimStart().length;
  return sliceOfRun(run, from + lead, from + text.trimEnd().length);
}

function insideValue({ values }: Run, at: number): boolean {
  return spansWithin(values, at, at).length > 0;
}
