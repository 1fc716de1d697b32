import { inOneSentence } from "../../content/facts/index.ts";
import type { Result } from "../../domain/shared/result.ts";

/** What somebody says of the questions of a part; null for a field left empty. */
type SaidAnswers = {
  readonly right: number | null;
  readonly wrong: number | null;
  readonly left: number | null;
};

/** All questions of a part, each in one of three ways. */
export type WholeAnswers = { readonly [Way in keyof SaidAnswers]: number };

/** Beside which field something has to be said, in a sentence for a person. */
type AnswersProblem = { readonly field: keyof SaidAnswers; readonly message: string };

type Completed = Result<WholeAnswers, AnswersProblem>;

/** The answers with what was left empty worked out of the rest: the three make up the questions of the part. */
export function completed(said: SaidAnswers, questions: number): Completed {
  const { right, wrong, left } = said;
  const known = [right, wrong, left].filter((count) => count !== null);
  const rest = questions - known.reduce((sum, count) => sum + count, 0);
  if (rest < 0) return fault(lastSaid(said), `${sumOf(said)}: ${partHas(questions)}.`);
  if (known.length === 3 && rest > 0)
    return fault(
      "left",
      `${sumOf(said)}: ${partHas(questions)}. Leave this empty to have it worked out.`,
    );
  if (known.length < 2 && rest > 0)
    return right === null ? fault("right", howMany("right")) : fault("wrong", howMany("wrong"));
  // Either one of the three is missing, or nothing remains for those that are.
  return {
    ok: true,
    value: { right: right ?? rest, wrong: wrong ?? rest, left: left ?? rest },
  };
}

function fault(field: keyof SaidAnswers, message: string): Completed {
  return { ok: false, failure: { field, message } };
}

function howMany(way: string): string {
  return `Write how many were ${way}: 0 if none.`;
}

function partHas(questions: number): string {
  return `this part has ${questions} ${questions === 1 ? "question" : "questions"}`;
}

/** `18 right and 3 wrong make 21`. */
function sumOf(said: SaidAnswers): string {
  const named = waysSaid(said).map((way) => `${said[way] ?? 0} ${way}`);
  const sum = waysSaid(said).reduce((total, way) => total + (said[way] ?? 0), 0);
  return `${inOneSentence(named)} make ${sum}`;
}

function lastSaid(said: SaidAnswers): keyof SaidAnswers {
  return waysSaid(said).at(-1) ?? "right";
}

function waysSaid(said: SaidAnswers): readonly (keyof SaidAnswers)[] {
  return (["right", "wrong", "left"] as const).filter((way) => said[way] !== null);
}
