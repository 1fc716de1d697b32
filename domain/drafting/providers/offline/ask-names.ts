import type { AskEvidence } from "../../writer.ts";

/** What an ask is about in a title, by the words that ask it; the first that fits names it. */
const names: readonly (readonly [RegExp, string])[] = [
  [/\bseat acceptance\b/i, "seat acceptance fee"],
  [/\bchoice filling\b/i, "choice filling"],
  [/\b(?:correction|mistakes?|wrong)\b/i, "mistakes in the form"],
  [/\b(?:photo|signature)s?\b/i, "photo and signature"],
  [/\bhostels?\b/i, "hostels"],
  [/\bcertificates?\b/i, "certificates"],
  [/\bdocuments?\b/i, "documents"],
  [/\blast date\b/i, "last date"],
  [/\banswer keys?\b/i, "answer key"],
  [/\badmit cards?\b/i, "admit card"],
  [/\bmocks?(?: tests?)?\b/i, "mock tests"],
  [/\bprevious (?:year )?(?:question )?papers?\b/i, "previous papers"],
  [/\bdrawing\b/i, "drawing test"],
  [/\baptitude\b/i, "aptitude test"],
  [/\bpattern\b/i, "exam pattern"],
  [/\bmarking\b/i, "marking"],
  [/\bsyllabus\b/i, "syllabus"],
  [/\bhome[- ]state\b/i, "home-state seats"],
  [/\bscholarships?\b/i, "scholarships"],
  [/\bfees?\b/i, "fees"],
  [/\b(?:costs?|money)\b/i, "costs"],
  [/\b(?:75|65) ?(?:%|percent)|\bboard marks\b/i, "Class 12 marks"],
  [/\bboards?\b/i, "board exams"],
  [/\beligib\w*/i, "eligibility"],
  [/\battempts?\b/i, "attempts"],
  [/\b(?:time ?table|routine)\b/i, "timetable"],
  [/\bregistration\b/i, "registration"],
  [/\bcounsell?ing\b|\bjosaa\b|\bcsab\b/i, "counselling"],
  [/\bcut-?offs?\b/i, "cutoffs"],
  [/\breservation\b|\bquota\b/i, "reservation"],
  [/\branks?\b/i, "ranks"],
  [/\bpercentiles?\b/i, "percentiles"],
  [/\bresults?\b/i, "results"],
  [/\bdates?\b/i, "dates"],
  [/\bseats?\b/i, "seats"],
  [/\bbooks?\b/i, "books"],
  [/\btime\b/i, "time management"],
  [/\bb\.? ?arch\b/i, "Paper 2A"],
  [/\bb\.? ?planning\b/i, "Paper 2B"],
  [/\brevision\b/i, "revision"],
  [/\bcentres?\b/i, "exam centre"],
  [/\b(?:tips|preparation|plan)\b/i, "preparation"],
];

/** What an ask is about, by its own words; null where they name nothing that a title can have. */
export function askName({ ask, words = ask }: AskEvidence): string | null {
  return names.find(([named]) => named.test(words))?.[1] ?? null;
}
