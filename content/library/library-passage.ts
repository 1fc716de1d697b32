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
