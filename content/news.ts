import { officialSites } from "./official-sites.ts";

/** Categories of news, in the order of their tabs (spec section 2, /latest-updates). */
export const newsCategories = {
  registration: "Registration Updates",
  "exam-dates": "Exam Dates & Timetable",
  "admit-card": "Admit Card Notices",
  results: "Answer Key & Results",
  counseling: "Counseling & Admission News",
} as const;

export type NewsCategory = keyof typeof newsCategories;

export type NewsItem = {
  readonly id: string;
  /** ISO day of publication. */
  readonly date: string;
  readonly headline: string;
  readonly summary: string;
  readonly category: NewsCategory;
  readonly isBreaking?: true;
  /** Official home address, opened in a new tab. */
  readonly link?: string;
};

/** The built-in items, newest first. */
export const news: readonly NewsItem[] = [
  {
    id: "N8",
    date: "2026-05-01",
    headline: "Counselling calendar: JEE Advanced forms until 2 May, JoSAA from 2 June",
    summary:
      "JEE Advanced forms: 23 April to 2 May 2026; exam: 17 May 2026. JoSAA registration: from 2 June 2026, 5 PM.",
    category: "counseling",
    link: officialSites.josaa.address,
  },
  {
    id: "N7",
    date: "2026-04-20",
    headline: "Session 2 result, ranks and JEE Advanced cutoffs are out",
    summary:
      "The General cutoff is 93.4123549 percentile. For the rank, the better of a candidate's two sessions was used.",
    category: "results",
    isBreaking: true,
    link: officialSites.jeeMain.address,
  },
  {
    id: "N6",
    date: "2026-02-16",
    headline: "Session 1 Paper 1 result declared",
    summary:
      "About 13.04 lakh candidates appeared and 12 scored 100 percentile. The final answer key came out on the same day.",
    category: "results",
    isBreaking: true,
    link: officialSites.jeeMain.address,
  },
  {
    id: "N5",
    date: "2026-02-01",
    headline: "Session 2 registration opens",
    summary:
      "Forms: until 25 February 2026, 9 PM; corrections: 27 and 28 February. The window was opened once more on 12 and 13 March.",
    category: "registration",
    link: officialSites.jeeMain.address,
  },
  {
    id: "N4",
    date: "2026-01-17",
    headline: "Session 1 admit cards released",
    summary:
      "Cards for 21 to 24 January came first; those for 28 and 29 January followed. A printed copy has to be carried to the centre.",
    category: "admit-card",
    link: officialSites.jeeMain.address,
  },
  {
    id: "N3",
    date: "2025-10-31",
    headline: "Session 1 registration opens",
    summary:
      "Forms: until 27 November 2025, 9 PM; fee: until 11:50 PM on that day; corrections: 1 and 2 December.",
    category: "registration",
    isBreaking: true,
    link: officialSites.jeeMain.address,
  },
  {
    id: "N2",
    date: "2025-10-19",
    headline: "NTA announces the sessions of JEE Main 2026",
    summary:
      "As first announced: Session 1 on 21 to 30 January and Session 2 on 1 to 10 April 2026. Session 2 was later revised to 2 to 9 April.",
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
