import { sliceOfRun, spansWithin, type Run } from "./text-run.ts";

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
    .map((to, index) => trimmed(run, bounds[index] ?? 0, to))
    .filter(({ text }) => text !== "");
}

function trimmed(run: Run, from: number, to: number): Run {
  const text = run.text.slice(from, to);
  const lead = text.length - text.trimStart().length;
  return sliceOfRun(run, from + lead, from + text.trimEnd().length);
}

function insideValue({ values }: Run, at: number): boolean {
  return spansWithin(values, at, at).length > 0;
}
