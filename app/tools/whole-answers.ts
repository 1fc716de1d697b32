import { inOneSentence } from "../../content/facts/index.ts";
import type { Result } from "../../domain/shared/result.ts";

/** Null for a field left empty. */
type AnswerCounts = {
  readonly right: number | null;
  readonly wrong: number | null;
  readonly left: number | null;
};

export type CompleteAnswers = { readonly [Outcome in keyof AnswerCounts]: number };

/** Beside which field something has to be said, in a sentence for a person. */
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
