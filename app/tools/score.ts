import type { MarkedPaper, Marking, PaperPart } from "./score-papers.ts";

export type AnswerCounts = {
  readonly right: number | null;
  readonly wrong: number | null;
  readonly left: number | null;
};

export type CompleteAnswers = { readonly [Outcome in keyof AnswerCounts]: number };

export type PartResult = CompleteAnswers | { readonly given: number };

export type PartScore = {
  readonly id: string;
  readonly title: string;
  /** How they come about, with the numbers: `4 × 20 − 1 × 0 = 80`. */
  readonly formula: string;
  readonly marks: number;
  readonly outOf: number;
  /** How many questions were answered rightly and wrongly, and left; null for what is judged. */
  readonly answers: CompleteAnswers | null;
};

type Sum = { readonly marks: number; readonly outOf: number };

export type Score = Sum & {
  readonly parts: readonly PartScore[];
  /** Subjects that have several parts, all of them counted. */
  readonly subjects: readonly (Sum & { readonly subject: string })[];
  /** The parts of which nothing is known, by their titles. */
  readonly leftOut: readonly string[];
  readonly paperOutOf: number;
};

/** The raw score, in marks, of what is known of a paper by the ids of its parts. */
export function countScore(
  { parts, marking, totalMarks }: MarkedPaper,
  results: ReadonlyMap<string, PartResult>,
): Score {
  const countedParts = parts.flatMap((part) => {
    const result = results.get(part.id);
    return result === undefined ? [] : [{ part, score: partScore(part, result, marking) }];
  });
  const subjects = [...new Set(parts.map(({ subject }) => subject))].flatMap((subject) => {
    const partsOfSubject = parts.filter((part) => part.subject === subject);
    const countedOfSubject = countedParts.filter(({ part }) => part.subject === subject);
    if (partsOfSubject.length === 1 || countedOfSubject.length < partsOfSubject.length) return [];
    return [{ subject, ...sumOf(countedOfSubject.map(({ score }) => score)) }];
  });
  const scores = countedParts.map(({ score }) => score);
  const sum = sumOf(scores);
  return {
    ...sum,
    parts: scores,
    subjects,
    leftOut: parts.flatMap(({ id, title }) => (results.has(id) ? [] : [title])),
    paperOutOf: totalMarks,
  };
}

function partScore(part: PaperPart, result: PartResult, marking: Marking): PartScore {
  const { id, title } = part;
  const outOf = mostMarks(part, marking);
  if ("given" in result) {
    const formula = `as you entered: ${marksText(result.given)}`;
    return { id, title, formula, marks: result.given, outOf, answers: null };
  }
  const { right, wrong, left } = result;
  const { correct, wrong: forWrong, unanswered } = marking;
  const marks = roundedMarks(correct * right + forWrong * wrong + unanswered * left);
  const terms = [
    `${marksText(correct)} × ${right}`,
    `${forWrong > 0 ? "+" : "−"} ${marksText(Math.abs(forWrong))} × ${wrong}`,
    ...(unanswered === 0
      ? []
      : [`${unanswered > 0 ? "+" : "−"} ${marksText(Math.abs(unanswered))} × ${left}`]),
  ];
  const formula = `${terms.join(" ")} = ${marksText(marks)}`;
  return { id, title, formula, marks, outOf, answers: result };
}

function mostMarks(part: PaperPart, { correct }: Marking): number {
  return part.kind === "judged" ? part.marks : roundedMarks(part.questions * correct);
}

function sumOf(scores: readonly Sum[]): Sum {
  return {
    marks: roundedMarks(scores.reduce((sum, { marks }) => sum + marks, 0)),
    outOf: roundedMarks(scores.reduce((sum, { outOf }) => sum + outOf, 0)),
  };
}

/** Marks have two decimals at most; a sum of them is no longer than that. */
function roundedMarks(marks: number): number {
  return Math.round(marks * 100) / 100 + 0;
}

/** Marks as a reader sees them, with a minus sign. */
export function marksText(marks: number): string {
  return String(marks).replace("-", "−");
}
