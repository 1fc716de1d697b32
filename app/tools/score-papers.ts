import { type Fact, type FactId, isContradicted } from "../../content/facts/index.ts";
import type { FactLookup } from "../../content/facts/snapshot.ts";
import { isShown } from "./record-words.ts";

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

/** Marks for one question each way, in marks. */
export type Marking = {
  readonly correct: number;
  readonly wrong: number;
  readonly unanswered: number;
};

export type MarkedPaper = {
  readonly parts: readonly PaperPart[];
  readonly marking: Marking;
  readonly totalMarks: number;
};

type Blueprint = {
  readonly title: string;
  readonly parts: readonly (Omit<PaperPart, "kind"> & Recorded & { readonly isJudged?: true })[];
  readonly total: Recorded;
  readonly also: readonly FactId[];
};

type Recorded = {
  readonly record: FactId;
  /** What the exam really had: it counts for as long as reports contradict the reference data. */
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
export function markedPaper(paper: ScorePaper, facts: FactLookup): MarkedPaper | undefined {
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
