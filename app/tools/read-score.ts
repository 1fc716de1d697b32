import * as z from "zod/mini";
import type { FactLookup } from "../../content/facts/snapshot.ts";
import { memoized } from "../../domain/shared/memoized.ts";
import {
  decimalNumber,
  type FormReading,
  oneOf,
  orElse,
  readForm,
  type Typed,
  wholeNumber,
} from "./read-form.ts";
import {
  hasSplits,
  type MarkedPaper,
  markedPaper,
  type PaperPart,
  type PaperSplit,
  paperSplits,
  type ScorePaper,
  scorePapers,
} from "./score-papers.ts";
import { countScore, type PartResult, type Score } from "./score.ts";
import { completed } from "./whole-answers.ts";

/** The field by which a paper is chosen. */
const paperForm = z.object({
  paper: orElse(oneOf(scorePapers, "There is no such paper: choose one of the three."), "btech"),
});

/** The field by which the questions of a paper are chosen. */
const splitForm = z.object({
  split: orElse(oneOf(paperSplits, "There are no such questions: choose one of the two."), "sat"),
});

/** The fields of a part whose answers are counted, in their order. */
export const ways = ["right", "wrong", "left"] as const;

/** What a form for the score of a paper says; `paper` is undefined where the records have no marking of it. */
export type ScoreReading = {
  readonly chosen: ScorePaper;
  readonly split: PaperSplit;
  readonly paper: MarkedPaper | undefined;
  readonly reading: FormReading<Score>;
};

/** Reads an address of /tools/score against these records. */
export function readScore(query: URLSearchParams, facts: FactLookup): ScoreReading {
  const choice = readForm(paperForm, query);
  const chosen = choice.kind === "asked" ? choice.values.paper : "btech";
  const splitChoice = readForm(splitForm, hasSplits(chosen) ? query : new URLSearchParams());
  const split = splitChoice.kind === "asked" ? splitChoice.values.split : "sat";
  const paper = markedPaper(chosen, split, facts);
  const about = { chosen, split, paper };
  if (choice.kind === "wrong") return { ...about, reading: choice };
  if (splitChoice.kind === "wrong") return { ...about, reading: splitChoice };
  if (paper === undefined) return { ...about, reading: { kind: "empty", typed: choice.typed } };
  return { ...about, reading: readParts(paper, query) };
}

function readParts(paper: MarkedPaper, query: URLSearchParams): FormReading<Score> {
  const fields = z.object(Object.fromEntries(paper.parts.flatMap(fieldsOf)));
  const reading = readForm(fields, query);
  if (reading.kind !== "asked") return reading;
  const { typed, values } = reading;
  const results = new Map<string, PartResult>();
  const problems: Record<string, string> = {};
  for (const part of paper.parts) {
    const result = resultOf(part, values);
    if (result === null) continue;
    if ("field" in result) problems[`${part.id}-${result.field}`] = result.message;
    else results.set(part.id, result);
  }
  if (Object.keys(problems).length > 0) return { kind: "wrong", typed, problems };
  if (results.size === 0) return { kind: "wrong", typed, problems: nothingIn(paper, typed) };
  return { kind: "asked", typed, values: countScore(paper, results) };
}

type CountField = ReturnType<typeof upTo>;

/** The fields depend on the records alone: whoever asks next finds them made. */
const upTo = memoized((most) => orElse(wholeNumber(0, Number(most)), null));
const marksUpTo = memoized((most) => orElse(decimalNumber(0, Number(most), 2), null));

function fieldsOf(part: PaperPart): readonly (readonly [string, CountField])[] {
  if (part.kind === "judged") return [[`${part.id}-marks`, marksUpTo(String(part.marks))]];
  return ways.map((way) => [`${part.id}-${way}`, upTo(String(part.questions))] as const);
}

/** What was said of a part, or what cannot be right in it; null where nothing was said. */
function resultOf(part: PaperPart, values: Readonly<Record<string, number | null>>) {
  const said = (field: string) => values[`${part.id}-${field}`] ?? null;
  if (part.kind === "judged") {
    const given = said("marks");
    return given === null ? null : { given };
  }
  const answers = { right: said("right"), wrong: said("wrong"), left: said("left") };
  if (ways.every((way) => answers[way] === null)) return null;
  const whole = completed(answers, part.questions);
  return whole.ok ? whole.value : whole.failure;
}

function nothingIn({ parts }: MarkedPaper, typed: Typed): Record<string, string> {
  const [first] = Object.keys(typed);
  return { [first ?? parts[0]?.id ?? "paper"]: "Fill in one part at least." };
}
