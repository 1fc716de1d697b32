import type { CandidateGroup } from "../facts/index.ts";
import type { PagePath } from "../page-catalogue.ts";

export const librarySubjects = [
  "registration",
  "form mistakes",
  "documents",
  "uploads",
  "fees",
  "certificates",
  "eligibility",
  "attempts",
  "droppers",
  "board exams",
  "exam pattern",
  "marking",
  "syllabus",
  "physics",
  "chemistry",
  "mathematics",
  "architecture and planning",
  "study plan",
  "timetable",
  "revision",
  "notes",
  "mock tests",
  "previous papers",
  "time in the exam",
  "books and material",
  "coaching and self-study",
  "motivation",
  "sleep and health",
  "exam day",
  "admit card",
  "exam centre",
  "language of the paper",
  "candidates with disabilities",
  "answer key",
  "results and percentiles",
  "cutoffs and ranks",
  "jee advanced",
  "counselling",
  "choice filling",
  "home state",
  "reservation",
  "seat and admission",
  "colleges and branches",
  "hostels",
  "money",
  "other exams",
  "parents",
  "next cycle",
  "scams",
  "official help",
] as const;

export type LibrarySubject = (typeof librarySubjects)[number];

export const libraryParts = ["applying", "exam", "seats", "preparation", "wellbeing"] as const;

export type LibraryTheme = {
  /** The name of the file, and the end of the page's address. */
  readonly id: string;
  readonly title: string;
  readonly part: (typeof libraryParts)[number];
};

/** `any` for always. */
export const stages = [
  "any",
  "a year before",
  "registration",
  "before the exam",
  "exam week",
  "answer key and result",
  "counselling",
  "after the cycle",
] as const;

export type Stage = (typeof stages)[number];

/** Without one, for every student. */
export const readers = [
  "student",
  "parent",
  "dropper",
  "class 11",
  "class 12",
  "b.arch",
  "b.planning",
] as const;

export type Reader = (typeof readers)[number];

/**
 * It answers an ask by itself, in any article. Posts without a model are composed of these; a model gets them
 * as material.
 */
export type LibraryPassage = {
  /** Unique, kebab-case, says the answer's subject: `ews-certificate`. */
  readonly id: string;
  /** The heading that a person would write above it; no figures, no colon, no full stop. */
  readonly title: string;
  readonly theme: LibraryTheme;
  /** Three to six ways in which an office types the question, short ones too: `ews certificate validity`. */
  readonly asks: readonly [string, string, string, ...string[]];
  readonly subjects: readonly [LibrarySubject, ...LibrarySubject[]];
  readonly groups?: readonly CandidateGroup[];
  readonly readers?: readonly Reader[];
  readonly stages: readonly [Stage, ...Stage[]];
  /**
   * 60 to 220 words of Markdown with level-3 headings. Values stand as `{{fact:ID}}`; an example with made-up
   * numbers is a quote that begins with `**Example.**`.
   */
  readonly body: string;
  readonly page: PagePath;
  /** Of a rule that no record holds. */
  readonly source?: { readonly title: string; readonly address: string };
};
