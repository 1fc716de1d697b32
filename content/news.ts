import type { FactId } from "./facts/index.ts";
import type { NewsCategory } from "./news-categories.ts";
import { officialSites } from "./official-sites.ts";
import { say, type WordPart, type Wording } from "./word-tokens.ts";

export type NewsItem = {
  readonly id: string;
  /** ISO day of publication, or the record of what it reports, on whose first day it appeared. */
  readonly date: string | ReportedDay;
  readonly headline: string;
  readonly summary: Wording;
  readonly category: NewsCategory;
  readonly isBreaking?: true;
  /** Official home address, opened in a new tab. */
  readonly link?: string;
};

type ReportedDay = Extract<WordPart, { kind: "fact" }>;

function dayOf(id: FactId): ReportedDay {
  return { kind: "fact", id };
}

export const news: readonly NewsItem[] = [
  {
    id: "N8",
    date: "2026-05-01",
    headline: "Counselling calendar: the days of JEE Advanced and JoSAA",
    summary: say`JEE Advanced forms: ${"date.advanced.registration"}; exam: ${"date.advanced.exam"}. JoSAA registration: from ${"date.josaa.start"}, ${"date.josaa.start_hour"}.`,
    category: "counseling",
    link: officialSites.josaa.address,
  },
  {
    id: "N7",
    date: dayOf("date.s2.result"),
    headline: "Session 2 result, ranks and JEE Advanced cutoffs are out",
    summary: say`The General cutoff is ${"cutoff.2026.general"}. For the rank, the better score of a candidate was used.`,
    category: "results",
    isBreaking: true,
    link: officialSites.jeeMain.address,
  },
  {
    id: "N6",
    date: dayOf("date.s1.result"),
    headline: "Session 1 Paper 1 result declared",
    summary: say`Lakhs of students wrote the paper: ${"result.s1.appeared"}. Of these, ${"result.s1.full_score"} scored 100 percentile. The final answer key came out on the same day.`,
    category: "results",
    isBreaking: true,
    link: officialSites.jeeMain.address,
  },
  {
    id: "N5",
    date: dayOf("date.s2.registration"),
    headline: "Session 2 registration opens",
    summary: say`Forms: ${"date.s2.registration"}; corrections: ${"date.s2.correction"}. The window was opened once more: ${"date.s2.reopened"}.`,
    category: "registration",
    link: officialSites.jeeMain.address,
  },
  {
    id: "N4",
    date: dayOf("date.s1.admit_card"),
    headline: "Session 1 admit cards released",
    summary:
      "Cards for the first exam days came first; those for the later days followed. A printed copy has to be carried to the centre.",
    category: "admit-card",
    link: officialSites.jeeMain.address,
  },
  {
    id: "N3",
    date: dayOf("date.s1.registration_opens"),
    headline: "Session 1 registration opens",
    summary: say`Forms: until ${"date.s1.registration_closes"}, ${"date.forms_close_at"}; fee: until ${"date.payments_close_at"} on that day; corrections: ${"date.s1.correction"}.`,
    category: "registration",
    isBreaking: true,
    link: officialSites.jeeMain.address,
  },
  {
    id: "N2",
    date: "2025-10-19",
    headline: "NTA announces the sessions of JEE Main 2026",
    summary: say`As first announced: Session 1 on ${"date.announced.s1.exam"} and Session 2 on ${"date.announced.s2.exam"}. Session 2 was later moved to ${"date.revised.s2.exam"}.`,
    category: "exam-dates",
    link: officialSites.jeeMain.address,
  },
  {
    id: "N1",
    date: "2025-09-29",
    headline: "NTA asks 2026 applicants to update Aadhaar, UDID and category papers",
    summary:
      "Details have to match the Class 10 certificate, and the update is to be made before the forms open.",
    category: "registration",
    link: officialSites.nta.address,
  },
];
