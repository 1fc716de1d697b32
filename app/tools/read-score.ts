import * as z from "zod/mini";
import type { FactLookup } from "../../content/facts/snapshot.ts";
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
  type MarkedPaper,
  markedPaper,
  type PaperPart,
  type ScorePaper,
  scorePapers,
} from "./score-papers.ts";
import {
  type AnswerCounts,
  type CompleteAnswers,
  countScore,
  type PartResult,
  type Score,
} from "./score.ts";
import { inOneSentence } from "../../content/facts/index.ts";
import type { Result } from "../../domain/shared/result.ts";

const paperForm = z.object({
  paper: orElse(oneOf(scorePapers, "There is no such paper: choose one of the three."), "btech"),
});

export const answerFields = ["right", "wrong", "left"] as const;

/** `paper` is undefined where the records have no marking of it. */
export type ScoreReading = {
  readonly chosen: ScorePaper;
  readonly paper: MarkedPaper | undefined;
  readonly reading: FormReading<Score>;
};

export function readScore(query: URLSearchParams, facts: FactLookup): ScoreReading {
  const choice = readForm(paperForm, query);
  const chosenPaper = choice.kind === "submitted" ? choice.values.paper : "btech";
  const paper = markedPaper(chosenPaper, facts);
  const about = { chosen: chosenPaper, paper };
  if (choice.kind === "invalid") return { ...about, reading: choice };
  if (paper === undefined) return { ...about, reading: { kind: "empty", typed: choice.typed } };
  return { ...about, reading: readParts(paper, query) };
}

function readParts(paper: MarkedPaper, query: URLSearchParams): FormReading<Score> {
  const fields = z.object(Object.fromEntries(paper.parts.flatMap(fieldsOf)));
  const reading = readForm(fields, query);
  if (reading.kind !== "submitted") return reading;
  const { typed, values } = reading;
  const results = new Map<string, PartResult>();
  const problems: Record<string, string> = {};
  for (const part of paper.parts) {
    const result = resultOf(part, values);
    if (result === null) continue;
    if ("field" in result) problems[`${part.id}-${result.field}`] = result.message;
    else results.set(part.id, result);
  }
  if (Object.keys(problems).length > 0) return { kind: "invalid", typed, problems };
  if (results.size === 0) return { kind: "invalid", typed, problems: nothingIn(paper, typed) };
  return { kind: "submitted", typed, values: countScore(paper, results) };
}

type CountField = ReturnType<typeof upTo>;

const upTo = (max: number) => orElse(wholeNumber(0, max), null);
const marksUpTo = (max: number) => orElse(decimalNumber(0, max, 2), null);

function fieldsOf(part: PaperPart): readonly (readonly [string, CountField])[] {
  if (part.kind === "judged") return [[`${part.id}-marks`, marksUpTo(part.marks)]];
  return answerFields.map((way) => [`${part.id}-${way}`, upTo(part.questions)] as const);
}

function resultOf(part: PaperPart, values: Readonly<Record<string, number | null>>) {
  const fieldValue = (field: string) => values[`${part.id}-${field}`] ?? null;
  if (part.kind === "judged") {
    const givenMarks = fieldValue("marks");
    return givenMarks === null ? null : { given: givenMarks };
  }
  const answers = {
    right: fieldValue("right"),
    wrong: fieldValue("wrong"),
    left: fieldValue("left"),
  };
  if (answerFields.every((way) => answers[way] === null)) return null;
  const completion = completedAnswers(answers, part.questions);
  return completion.ok ? completion.value : completion.failure;
}

function nothingIn({ parts }: MarkedPaper, typed: Typed): Record<string, string> {
  const [first] = Object.keys(typed);
  return { [first ?? parts[0]?.id ?? "paper"]: "Fill in at least one section." };
}

type AnswersProblem = { readonly field: keyof AnswerCounts; readonly message: string };

type Completed = Result<CompleteAnswers, AnswersProblem>;

/** The answers with what was left empty worked out of the rest: the three make up the questions of the part. */
export function completedAnswers(counts: AnswerCounts, questions: number): Completed {
  const { right, wrong, left } = counts;
  const filledCounts = [right, wrong, left].filter((count) => count !== null);
  const leftOver = questions - filledCounts.reduce((sum, count) => sum + count, 0);
  if (leftOver < 0) return fault(lastFilled(counts), `${sumOf(counts)}: ${partHas(questions)}.`);
  if (filledCounts.length === 3 && leftOver > 0)
    return fault(
      "left",
      `${sumOf(counts)}: ${partHas(questions)}. Leave this blank and we fill it in.`,
    );
  if (filledCounts.length < 2 && leftOver > 0)
    return right === null ? fault("right", howMany("right")) : fault("wrong", howMany("wrong"));
  // Either one of the three is missing, or nothing remains for those that are.
  return {
    ok: true,
    value: { right: right ?? leftOver, wrong: wrong ?? leftOver, left: left ?? leftOver },
  };
}

function fault(field: keyof AnswerCounts, message: string): Completed {
  return { ok: false, failure: { field, message } };
}

function howMany(way: string): string {
  return `Enter how many were ${way}: 0 if none.`;
}

function partHas(questions: number): string {
  return `this part has ${questions} ${questions === 1 ? "question" : "questions"}`;
}

/** `18 right and 3 wrong make 21`. */
function sumOf(counts: AnswerCounts): string {
  const filledWords = filledFields(counts).map(
    (way) => `${counts[way] ?? 0} ${way === "left" ? "unanswered" : way}`,
  );
  const sum = filledFields(counts).reduce((total, way) => total + (counts[way] ?? 0), 0);
  return `${inOneSentence(filledWords)} make ${sum}`;
}

function lastFilled(counts: AnswerCounts): keyof AnswerCounts {
  return filledFields(counts).at(-1) ?? "right";
}

function filledFields(counts: AnswerCounts): readonly (keyof AnswerCounts)[] {
  return (["right", "wrong", "left"] as const).filter((way) => counts[way] !== null);
}
