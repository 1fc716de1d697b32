import type { FactSnapshot } from "../../../../content/facts/snapshot.ts";
import { textParts } from "../../../posts/text/fact-tokens.ts";
import type { Piece, Segment, ShownValue } from "./statement.ts";

/** Text as readers see it, with what is known of its stretches. */
export type Run = {
  readonly text: string;
  readonly values: readonly ShownValue[];
  readonly pieces: readonly Piece[];
  readonly segments: readonly Segment[];
};

export const emptyRun: Run = { text: "", values: [], pieces: [], segments: [] };

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
  const pieces: Piece[] = [];
  const segments: Segment[] = [];
  let shown = "";
  let read = 0;
  for (const part of textParts(text, facts)) {
    const start = shown.length;
    if (part.kind === "fact") {
      shown += part.text;
      const token = tokenAt(text, read);
      values.push({ start, end: shown.length, record: part.record, form: formOf(token) });
      segment(start, token.length, false);
      read += token.length;
      continue;
    }
    const words = part.kind === "text" ? part.text : part.token;
    shown += words;
    if (source !== null && fixable && part.kind === "text")
      pieces.push({ start, end: shown.length, source: source + read });
    segment(start, words.length, true);
    read += words.length;
  }
  return { text: shown, values, pieces, segments };

  function segment(start: number, length: number, isPlain: boolean) {
    if (source === null) return;
    const from = source + read;
    segments.push({ start, end: shown.length, from, to: from + length, isPlain });
  }
}

export function joinedRuns(runs: readonly Run[]): Run {
  const values: ShownValue[] = [];
  const pieces: Piece[] = [];
  const segments: Segment[] = [];
  let text = "";
  for (const run of runs) {
    const by = text.length;
    text += run.text;
    for (const value of run.values) values.push(moved(value, by));
    for (const piece of run.pieces) pieces.push(moved(piece, by));
    for (const segment of run.segments) segments.push(moved(segment, by));
  }
  return { text, values, pieces, segments };
}

/** The part of a run from one place to another. */
export function sliceOfRun(run: Run, from: number, to: number): Run {
  return {
    text: run.text.slice(from, to),
    values: spansWithin(run.values, from, to).map((value) => moved(value, -from)),
    pieces: spansWithin(run.pieces, from, to).map((piece) => {
      const start = Math.max(piece.start, from);
      return {
        start: start - from,
        end: Math.min(piece.end, to) - from,
        source: piece.source + start - piece.start,
      };
    }),
    segments: spansWithin(run.segments, from, to).map((segment) => cut(segment, from, to)),
  };
}

/** What of a segment is within; one in another spelling stays whole, and reaches beyond what is cut. */
function cut(segment: Segment, from: number, to: number): Segment {
  if (!segment.isPlain) return moved(segment, -from);
  const start = Math.max(segment.start, from);
  const end = Math.min(segment.end, to);
  return {
    start: start - from,
    end: end - from,
    from: segment.from + start - segment.start,
    to: segment.to - (segment.end - end),
    isPlain: true,
  };
}

type Stretch = { readonly start: number; readonly end: number };

/** Those of the spans, which follow each other, that have a part between two places. */
export function spansWithin<Span extends Stretch>(
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

function moved<Span extends Stretch>(span: Span, by: number): Span {
  return { ...span, start: span.start + by, end: span.end + by };
}

function tokenAt(text: string, start: number): string {
  return text.slice(start, text.indexOf("}}", start) + 2);
}

function formOf(token: string): ShownValue["form"] {
  const form = token.slice(2, -2).split(":")[2];
  return form === "figure" || form === "questions" || form === "marks" ? form : undefined;
}
