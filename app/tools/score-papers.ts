import type { Fact, FactId } from "../../content/facts/index.ts";
import type { FactLookup } from "../../content/facts/snapshot.ts";
import { isShown } from "./record-words.ts";

export const scorePapers = ["btech", "barch", "bplanning"] as const;

export type ScorePaper = (typeof scorePapers)[number];

/** The questions that the exam had last, as reported, or those of the reference data. */
export const paperSplits = ["sat", "reference"] as const;

export type PaperSplit = (typeof paperSplits)[number];

export const splitNames: Readonly<Record<PaperSplit, string>> = {
  sat: "As in the 2025 and 2026 exams",
  reference: "As in our reference data",
};

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
  readonly parts: readonly (Omit<PaperPart, "kind"> & {
    readonly record: FactId;
    /** The record of what the exam really had, where the reference data are contradicted. */
    readonly asSat?: FactId;
    readonly isJudged?: true;
  })[];
  readonly total: FactId;
  readonly totalAsSat?: FactId;
  readonly also: readonly FactId[];
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
    total: "paper1.total_marks",
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
    total: "paper2a.total_marks",
    also: ["marking.drawing_negative"],
  },
  bplanning: {
    title: "Paper 2B (B.Planning)",
    parts: [
      { ...partOfSubject("Mathematics", "paper2b.maths"), asSat: "actual.paper2b.maths" },
      partOfSubject("Aptitude", "paper2b.aptitude"),
      partOfSubject("Planning", "paper2b.planning"),
    ],
    total: "paper2b.total_marks",
    totalAsSat: "actual.paper2b.total_marks",
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

export function hasSplits(paper: ScorePaper): boolean {
  return blueprints[paper].parts.some(({ asSat }) => asSat !== undefined);
}

export function paperRecords(paper: ScorePaper, split: PaperSplit): readonly FactId[] {
  const { parts, total, also: alsoUsed } = splitBlueprint(paper, split);
  return [...markingIds, ...new Set(parts.map(({ record }) => record)), total, ...alsoUsed];
}

/** The parts and the marking of a paper by these records; undefined where one of them has no figure that holds. */
export function markedPaper(
  paper: ScorePaper,
  split: PaperSplit,
  facts: FactLookup,
): MarkedPaper | undefined {
  const [correct, wrong, unanswered] = markingIds.map((id) => marksFor(facts.fact(id)));
  const blueprint = splitBlueprint(paper, split);
  const parts = blueprint.parts.flatMap(({ record, isJudged, ...part }): PaperPart[] => {
    const of = splitOf(facts.fact(record));
    if (of === undefined) return [];
    if (!isJudged) return [{ ...part, kind: "counted", questions: of.questions }];
    return of.marks === undefined ? [] : [{ ...part, kind: "judged", marks: of.marks }];
  });
  const total = facts.fact(blueprint.total);
  if (correct === undefined || wrong === undefined || unanswered === undefined) return undefined;
  if (parts.length < blueprint.parts.length) return undefined;
  if (!isShown(total) || total.value.kind !== "number") return undefined;
  return { parts, marking: { correct, wrong, unanswered }, totalMarks: total.value.amount };
}

/** The blueprint with the records of one split in place of both. */
function splitBlueprint(paper: ScorePaper, split: PaperSplit) {
  const { parts, total, totalAsSat, also: alsoUsed } = blueprints[paper];
  const isSat = split === "sat";
  return {
    parts: parts.map(({ asSat, record, ...part }) => ({
      ...part,
      record: isSat ? (asSat ?? record) : record,
    })),
    total: isSat ? (totalAsSat ?? total) : total,
    also: alsoUsed,
  };
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
