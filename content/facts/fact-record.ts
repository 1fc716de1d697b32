import type { PagePath } from "../page-catalogue.ts";
import type { Edition } from "./edition.ts";
import type { FactValue } from "./fact-value.ts";

/** Names of the visible notes; their words are in `caveats.ts`. */
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

/** Subjects under which facts are grouped, in the order in which a student meets them. */
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

/** Groups of candidates to which a fact can be limited. */
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
  /** The words of the source that say it. */
  readonly quotedLine?: string;
};

/**
 * How firmly a stated value stands. `expected`: announced or usual, and not there yet: readers are told
 * so. `superseded`: right once, and replaced by its source. `withdrawn`: no value is known any more.
 */
export const standings = ["official", "reported", "expected", "superseded", "withdrawn"] as const;

export type Standing = (typeof standings)[number];

export type FactStatus =
  /** `reference`: fixed by the site's reference data; reports agree, or there are none. */
  | { readonly kind: "reference" | "reported"; readonly caveat?: CaveatId }
  /** The reference data's value, which reports contradict: never shown without its note. */
  | { readonly kind: "conflict"; readonly caveat: CaveatId };

/** One checked value. Its id is its key in the registry. */
export type Fact = {
  readonly id: string;
  readonly label: string;
  /** A full sentence around `{value}`, where label and value alone would read stiffly. */
  readonly sentence?: string;
  readonly question?: string;
  readonly value: FactValue;
  /** The year of the exam to which the value belongs; `reference data` where it is tied to none. */
  readonly edition: `20${string}` | "any year" | "reference data";
  readonly topic: Topic;
  /** The groups it is limited to; without it, the value holds for everybody. */
  readonly appliesTo?: readonly CandidateGroup[];
  /** The page that shows it. */
  readonly page: PagePath;
  readonly source: FactSource;
  /** The day of the last check against the source. */
  readonly checkedOn: string;
  readonly status: FactStatus;
  /** As the institute stated it; without it, the record is as the site ships it. */
  readonly standing?: Standing;
  /** When the present value took effect (ISO instant), where it is not the one that the site ships. */
  readonly changedAt?: string;
  /** Set where the value was not confirmed for the edition that asks: it is what an earlier one had. */
  readonly carried?: CarriedValue;
  /** `low`: one weak source; `advice`: editorial guidance and no checkable fact. */
  readonly confidence?: "low" | "advice";
};

/** A value that an edition has from the one before, because nothing was confirmed for it yet. */
export type CarriedValue = {
  /** The edition for which nothing was announced here. */
  readonly into: Edition;
  /** The edition to which the value belongs. */
  readonly from: Edition;
  /** The last day on which somebody looked for news, or else checked the value that is carried over (ISO). */
  readonly checkedOn: string;
  /** From when readers have the edition (ISO instant); null while it is planned. */
  readonly openedAt: string | null;
  /** A value that says nothing of the next edition is left out. */
  readonly isShown: boolean;
};

type Shared = Pick<Fact, "edition" | "topic" | "page" | "source" | "status">;

type FactRecord = Partial<Shared> &
  Pick<Fact, "label" | "sentence" | "question" | "value" | "appliesTo" | "confidence">;

/** The day on which every shipped fact was last compared with its source. */
const checkedOn = "2026-11-21";

/** Makes facts of records by adding their ids and what they share. */
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

/**
 * Whether the record says the same in every edition: it holds for any year, or its name tells the one year
 * that it is about (a cutoff of 2025 stays one).
 */
export function holdsInEveryEdition({ id, edition }: Pick<Fact, "id" | "edition">): boolean {
  return edition === "any year" || /[._]20\d\d(?:[._]|$)/.test(id);
}

export type Stated = Pick<Fact, "value" | "standing" | "carried">;

export function isKnown({ standing, carried }: Stated): boolean {
  return standing !== "withdrawn" && carried === undefined;
}

/** The first calendar day (ISO) that the fact names; undefined when it names none, or none that is known. */
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
