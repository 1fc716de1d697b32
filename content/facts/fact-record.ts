import type { PagePath } from "../page-catalogue.ts";
import type { Edition } from "./edition.ts";
import type { FactValue } from "./fact-value.ts";

/** Their words are in `caveats.ts`. */
export type CaveatId =
  | "C-GENERAL"
  | "C-FEES"
  | "C-UPLOADS"
  | "C-PAPER2"
  | "C-TIE"
  | "C-SAF"
  | "C-BARCH"
  | "C-75"
  | "C-CUTOFF"
  | "C-RANKS"
  | "C-ADMIT"
  | "C-DATES";

/** In the order in which a student meets them. */
export const topics = [
  "The exam",
  "Eligibility",
  "Important dates",
  "Registration",
  "Documents",
  "Uploads",
  "Application fee",
  "Paper 1",
  "Paper 2A (B.Arch)",
  "Paper 2B (B.Planning)",
  "Marking",
  "Syllabus",
  "Mock tests",
  "Preparation",
  "Admit card",
  "Answer key",
  "Results",
  "Cutoffs",
  "Admission marks",
  "Reservation",
  "Counselling",
  "Seat acceptance fee",
  "Closing ranks",
  "This site",
] as const;

export type Topic = (typeof topics)[number];

export const candidateGroups = [
  "general-male",
  "general-female",
  "third-gender",
  "obc",
  "ews",
  "sc",
  "st",
  "pwd",
] as const;

export type CandidateGroup = (typeof candidateGroups)[number];

export type FactSource = {
  readonly title: string;
  readonly address: string;
  readonly page?: string;
  readonly quotedLine?: string;
};

/**
 * `expected`: announced or usual, and not there yet. `superseded`: right once. `withdrawn`: no value is known
 * any more.
 */
export const standings = ["official", "reported", "expected", "superseded", "withdrawn"] as const;

export type Standing = (typeof standings)[number];

export type FactStatus =
  /** `reference`: fixed by the site's reference data; reports agree, or there are none. */
  | { readonly kind: "reference" | "reported"; readonly caveat?: CaveatId }
  /** The reference data's value, which reports contradict: never shown without its note. */
  | { readonly kind: "conflict"; readonly caveat: CaveatId };

export type Fact = {
  readonly id: string;
  readonly label: string;
  readonly question?: string;
  readonly value: FactValue;
  /** The year of the exam to which the value belongs; `reference data` where it is tied to none. */
  readonly edition: `20${string}` | "any year" | "reference data";
  readonly topic: Topic;
  /** Without it, the value holds for everybody. */
  readonly appliesTo?: readonly CandidateGroup[];
  readonly page: PagePath;
  readonly source: FactSource;
  readonly checkedOn: string;
  readonly status: FactStatus;
  /** As the institute stated it; without it, the record is as shipped. */
  readonly standing?: Standing;
  /** ISO instant; without it, the value is as shipped. */
  readonly changedAt?: string;
  readonly carried?: CarriedValue;
  /** `low`: one weak source; `advice`: editorial guidance and no checkable fact. */
  readonly confidence?: "low" | "advice";
};

/** Of the edition before, because nothing was confirmed yet. */
export type CarriedValue = {
  readonly into: Edition;
  readonly from: Edition;
  /** ISO day of the last look for news, or else of the value's own check. */
  readonly checkedOn: string;
  /** ISO instant; null while it is planned. */
  readonly openedAt: string | null;
};

type Shared = Pick<Fact, "edition" | "topic" | "page" | "source" | "status">;

type FactRecord = Partial<Shared> &
  Pick<Fact, "label" | "question" | "value" | "appliesTo" | "confidence">;

export function fact(
  label: string,
  value: FactValue,
  more: Omit<FactRecord, "label" | "value"> = {},
): FactRecord {
  return { label, value, ...more };
}

/** The day on which every shipped fact was last compared with its source. */
const checkedOn = "2026-11-21";

export function factGroup<Id extends string>(
  shared: Shared,
  records: Readonly<Record<Id, FactRecord>>,
): Readonly<Record<Id, Fact>> {
  const facts = Object.entries<FactRecord>(records).map(([id, record]) => [
    id,
    { ...shared, checkedOn, ...record, id },
  ]);
  return Object.fromEntries(facts) as Record<Id, Fact>;
}

/** For any year, or of one year by its name: a cutoff of 2025 stays one. */
export function holdsInEveryEdition({ id, edition }: Pick<Fact, "id" | "edition">): boolean {
  return edition === "any year" || /[._]20\d\d(?:[._]|$)/.test(id);
}

export type Stated = Pick<Fact, "value" | "standing" | "carried">;

export function isKnown({ standing, carried }: Stated): boolean {
  return standing !== "withdrawn" && carried === undefined;
}

/** ISO; undefined when it names none, or none that is known. */
export function firstDayOf(record: Stated): string | undefined {
  return daysOf(record)[0];
}

export function lastDayOf(record: Stated): string | undefined {
  return daysOf(record).at(-1);
}

function daysOf(record: Stated): readonly string[] {
  const { value } = record;
  if (!isKnown(record)) return [];
  if (value.kind === "date") return [value.day];
  if (value.kind === "date-range") return [value.from, value.to];
  return value.kind === "date-list" ? value.days : [];
}

/** Last year's too, while it is told as last year's. */
export function isShown({ standing }: Pick<Fact, "standing">): boolean {
  return standing !== "withdrawn";
}
