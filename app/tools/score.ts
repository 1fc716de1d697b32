import { type Fact, type FactId, isContradicted, isShown } from "../../content/facts/index.ts";
import type { FactLookup } from "../../content/facts/snapshot.ts";
import {
  decimalNumber,
  type Field,
  type FormReading,
  oneOf,
  orElse,
  readForm,
  text,
  type Typed,
  wholeNumber,
} from "./read-form.ts";

export const scorePapers = ["btech", "barch", "bplanning"] as const;

export type ScorePaper = (typeof scorePapers)[number];

export type PaperPart = {
  readonly id: string;
  readonly subject: string;
  readonly title: string;
} & (
  | { readonly kind: "counted"; readonly questions: number }
  | { readonly kind: "judged"; readonly marks: number }
);

export type MarkedPaper = NonNullable<ReturnType<typeof markedPaper>>;

/** Marks for one question each way. */
type Marking = MarkedPaper["marking"];

type Blueprint = {
  readonly title: string;
  readonly parts: readonly (Omit<PaperPart, "kind"> & Recorded & { readonly isJudged?: true })[];
  readonly total: Recorded;
  readonly also: readonly FactId[];
};

type Recorded = {
  readonly record: FactId;
  /** As the exam really had it: it counts for as long as reports contradict the reference data. */
  readonly asSat?: FactId | undefined;
};

const blueprints: Readonly<Record<ScorePaper, Blueprint>> = {
  btech: {
    title: "Paper 1 (B.E./B.Tech)",
    parts: ["Physics", "Chemistry", "Mathematics"].flatMap((subject) => [
      {
        id: `${subject.toLowerCase()}-mcq`,
        subject,
        title: `${subject} (multiple choice)`,
        record: "paper1.mcq_per_subject",
      },
      {
        id: `${subject.toLowerCase()}-numerical`,
        subject,
        title: `${subject} (numerical)`,
        record: "paper1.numerical_per_subject",
      },
    ]),
    total: { record: "paper1.total_marks" },
    also: [],
  },
  barch: {
    title: "Paper 2A (B.Arch)",
    parts: [
      { ...partOfSubject("Mathematics", "paper2a.maths"), asSat: "actual.paper2a.maths" },
      partOfSubject("Aptitude", "paper2a.aptitude"),
      {
        ...partOfSubject("Drawing", "paper2a.drawing"),
        asSat: "actual.paper2a.drawing",
        isJudged: true,
      },
    ],
    total: { record: "paper2a.total_marks" },
    also: ["marking.drawing_negative"],
  },
  bplanning: {
    title: "Paper 2B (B.Planning)",
    parts: [
      { ...partOfSubject("Mathematics", "paper2b.maths"), asSat: "actual.paper2b.maths" },
      partOfSubject("Aptitude", "paper2b.aptitude"),
      partOfSubject("Planning", "paper2b.planning"),
    ],
    total: { record: "paper2b.total_marks", asSat: "actual.paper2b.total_marks" },
    also: [],
  },
};

const markingIds = ["marking.correct", "marking.wrong", "marking.unanswered"] as const;

function partOfSubject(subject: string, record: FactId) {
  return { id: subject.toLowerCase(), subject, title: subject, record };
}

export function paperTitle(paper: ScorePaper): string {
  return blueprints[paper].title;
}

export function paperRecords(paper: ScorePaper, facts: FactLookup): readonly FactId[] {
  const { parts, total, also: alsoUsed } = blueprints[paper];
  const ids = [...parts, total].map((one) => recordOf(one, facts).id as FactId);
  return [...markingIds, ...new Set(ids), ...alsoUsed];
}

/** The parts and the marking of a paper by these records; undefined where one of them has no figure that holds. */
export function markedPaper(paper: ScorePaper, facts: FactLookup) {
  const [correct, wrong, unanswered] = markingIds.map((id) => marksFor(facts.fact(id)));
  const blueprint = blueprints[paper];
  const parts = blueprint.parts.flatMap(({ record, asSat, isJudged, ...part }): PaperPart[] => {
    const of = splitOf(recordOf({ record, asSat }, facts));
    if (of === undefined) return [];
    if (!isJudged) return [{ ...part, kind: "counted", questions: of.questions }];
    return of.marks === undefined ? [] : [{ ...part, kind: "judged", marks: of.marks }];
  });
  const total = recordOf(blueprint.total, facts);
  if (correct === undefined || wrong === undefined || unanswered === undefined) return undefined;
  if (parts.length < blueprint.parts.length) return undefined;
  if (!isShown(total) || total.value.kind !== "number") return undefined;
  return { parts, marking: { correct, wrong, unanswered }, totalMarks: total.value.amount };
}

function recordOf({ record, asSat }: Recorded, facts: FactLookup): Fact {
  const reference = facts.fact(record);
  return asSat !== undefined && isContradicted(reference) ? facts.fact(asSat) : reference;
}

function marksFor(record: Fact): number | undefined {
  return isShown(record) && record.value.kind === "signed-marks" ? record.value.marks : undefined;
}

function splitOf(record: Fact): { questions: number; marks?: number } | undefined {
  const { value } = record;
  if (!isShown(record)) return undefined;
  if (value.kind === "questions-and-marks") return value;
  return value.kind === "number" ? { questions: value.amount } : undefined;
}

/** How many questions were answered rightly and wrongly, and left. */
type CompleteAnswers = { readonly right: number; readonly wrong: number; readonly left: number };

type PartResult = CompleteAnswers | { readonly given: number };

export type PartScore = ReturnType<typeof partScore>;

type Sum = { readonly marks: number; readonly outOf: number };

export type Score = ReturnType<typeof countScore>;

/** The raw score, in marks, of what is known of a paper by the ids of its parts. */
function countScore(
  { parts, marking, totalMarks }: MarkedPaper,
  results: ReadonlyMap<string, PartResult>,
) {
  const countedParts = parts.flatMap((part) => {
    const result = results.get(part.id);
    return result === undefined ? [] : [{ part, score: partScore(part, result, marking) }];
  });
  // Those that have several parts, all of them counted.
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

/** With how the marks come about: `4 × 20 − 1 × 0 = 80`. */
function partScore(part: PaperPart, result: PartResult, marking: Marking) {
  const { id, title } = part;
  const outOf = mostMarks(part, marking);
  if ("given" in result) {
    const formula = `as you entered: ${marksText(result.given)}`;
    return { id, title, formula, marks: result.given, outOf, answers: null };
  }
  const { right, wrong, left } = result;
  const { correct, wrong: forWrong, unanswered } = marking;
  const marks = roundedMarks(correct * right + forWrong * wrong + unanswered * left);
  const further = (each: number, count: number) =>
    ` ${each > 0 ? "+" : "−"} ${marksText(Math.abs(each))} × ${count}`;
  const ofUnanswered = unanswered === 0 ? "" : further(unanswered, left);
  const formula = `${marksText(correct)} × ${right}${further(forWrong, wrong)}${ofUnanswered} = ${marksText(marks)}`;
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

const paperForm = {
  paper: {
    schema: orElse(oneOf(scorePapers, "There is no such paper: choose one of the three."), "btech"),
  },
};

export type ScoreReading = ReturnType<typeof readScore>;

/** `paper` is undefined where the records have no marking of it. */
export function readScore(query: URLSearchParams, facts: FactLookup) {
  const choice = readForm(paperForm, query);
  const chosen: ScorePaper = choice.kind === "submitted" ? choice.values.paper : "btech";
  const paper = markedPaper(chosen, facts);
  const reading = choice.kind === "invalid" ? choice : readParts(paper, query, choice.typed);
  return { chosen, paper, reading };
}

function readParts(
  paper: MarkedPaper | undefined,
  query: URLSearchParams,
  typedPaper: Typed,
): FormReading<Score> {
  if (paper === undefined) return { kind: "empty", typed: typedPaper };
  const reading = readForm(scoreForm(paper), query);
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
  if (results.size === 0 && Object.keys(problems).length === 0)
    problems[Object.keys(typed)[0] ?? "paper"] = "Fill in at least one section.";
  if (Object.keys(problems).length > 0) return { kind: "invalid", typed, problems };
  return { kind: "submitted", typed, values: countScore(paper, results) };
}

export function fieldsOf(part: PaperPart): Readonly<Record<string, Field<number | null>>> {
  const { id, title } = part;
  if (part.kind === "judged")
    return {
      [`${id}-marks`]: text(`${title}: your marks`, orElse(decimalNumber(0, part.marks, 2), null), {
        hint: `Marked by examiners, out of ${part.marks}. Enter the marks you expect.`,
        inputMode: "decimal",
        called: title,
      }),
    };
  const count = orElse(wholeNumber(0, part.questions), null);
  return {
    [`${id}-right`]: text("Right", count, { called: `${title}, right` }),
    [`${id}-wrong`]: text("Wrong", count, { called: `${title}, wrong` }),
  };
}

export function scoreForm({ parts }: MarkedPaper) {
  return Object.fromEntries(parts.flatMap((part) => Object.entries(fieldsOf(part))));
}

function resultOf(
  part: PaperPart,
  values: Readonly<Record<string, number | null>>,
): PartResult | { readonly field: string; readonly message: string } | null {
  const fieldValue = (field: string) => values[`${part.id}-${field}`] ?? null;
  if (part.kind === "judged") {
    const givenMarks = fieldValue("marks");
    return givenMarks === null ? null : { given: givenMarks };
  }
  const [right, wrong] = [fieldValue("right"), fieldValue("wrong")];
  if (right === null && wrong === null) return null;
  const { questions } = part;
  const left = questions - (right ?? 0) - (wrong ?? 0);
  if (left < 0)
    return {
      field: "wrong",
      message: `Together these are ${questions - left}: this part has ${questions} ${questions === 1 ? "question" : "questions"}.`,
    };
  if (left > 0 && (right === null || wrong === null)) {
    const field = right === null ? "right" : "wrong";
    return { field, message: `Enter how many were ${field}: 0 if none.` };
  }
  return { right: right ?? 0, wrong: wrong ?? 0, left };
}
