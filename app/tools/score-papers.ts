import type { Fact, FactId } from "../../content/facts/index.ts";
import type { FactLookup } from "../../content/facts/snapshot.ts";
import { isShown } from "./shown-value.ts";

/** The papers, by the course that they are for. */
export const scorePapers = ["btech", "barch", "bplanning"] as const;

export type ScorePaper = (typeof scorePapers)[number];

/** A part of a paper whose right and wrong answers are counted, or the test that is drawn and judged by hand. */
export type PaperPart = {
  readonly id: string;
  /** What it belongs to, for example `Physics`. */
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

/** A paper as the records have it. */
export type MarkedPaper = { readonly parts: readonly PaperPart[]; readonly marking: Marking };

type Blueprint = {
  readonly title: string;
  readonly parts: readonly (Omit<PaperPart, "kind"> & {
    readonly record: FactId;
    readonly isJudged?: true;
  })[];
  /** What is shown beside the parts' own records. */
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
    also: ["paper1.total_marks"],
  },
  barch: {
    title: "Paper 2A (B.Arch)",
    parts: [
      whole("Mathematics", "paper2a.maths"),
      whole("Aptitude", "paper2a.aptitude"),
      { ...whole("Drawing", "paper2a.drawing"), isJudged: true },
    ],
    also: ["paper2a.total_marks", "marking.drawing_negative"],
  },
  bplanning: {
    title: "Paper 2B (B.Planning)",
    parts: [
      whole("Mathematics", "paper2b.maths"),
      whole("Aptitude", "paper2b.aptitude"),
      whole("Planning", "paper2b.planning"),
    ],
    also: ["paper2b.total_marks"],
  },
};

const markingIds = ["marking.correct", "marking.wrong", "marking.unanswered"] as const;

function whole(subject: string, record: FactId) {
  return { id: subject.toLowerCase(), subject, title: subject, record };
}

/** The name of a paper, with the course that it is for. */
export function paperTitle(paper: ScorePaper): string {
  return blueprints[paper].title;
}

/** The records on which a score of this paper rests. */
export function paperRecords(paper: ScorePaper): readonly FactId[] {
  const { parts, also } = blueprints[paper];
  return [...markingIds, ...new Set(parts.map(({ record }) => record)), ...also];
}

/** The parts and the marking of a paper by these records; undefined where one of them has no figure that holds. */
export function markedPaper(paper: ScorePaper, facts: FactLookup): MarkedPaper | undefined {
  const [correct, wrong, unanswered] = markingIds.map((id) => marksFor(facts.fact(id)));
  const parts = blueprints[paper].parts.flatMap(({ record, isJudged, ...part }): PaperPart[] => {
    const split = splitOf(facts.fact(record));
    if (split === undefined) return [];
    if (!isJudged) return [{ ...part, kind: "counted", questions: split.questions }];
    return split.marks === undefined ? [] : [{ ...part, kind: "judged", marks: split.marks }];
  });
  if (correct === undefined || wrong === undefined || unanswered === undefined) return undefined;
  if (parts.length < blueprints[paper].parts.length) return undefined;
  return { parts, marking: { correct, wrong, unanswered } };
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
