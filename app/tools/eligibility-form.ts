import * as z from "zod/mini";
import { oneOf, orElse, shareNumber, someOf, wholeNumber, yearNumber } from "./read-form.ts";
import { subjects } from "./record-words.ts";

export const papers = ["btech", "barch", "bplanning"] as const;

export type Paper = (typeof papers)[number];

/** What the papers are for, as readers know them. */
export const paperNames: Readonly<Record<Paper, string>> = {
  btech: "B.E./B.Tech",
  barch: "B.Arch",
  bplanning: "B.Planning",
};

export const categories = ["general", "ews", "obc", "sc", "st"] as const;

export type Category = (typeof categories)[number];

/** As the form of the exam calls them. */
export const categoryNames: Readonly<Record<Category, string>> = {
  general: "General",
  ews: "GEN-EWS",
  obc: "OBC-NCL",
  sc: "SC",
  st: "ST",
};

const yesOrNo = orElse(oneOf(["yes", "no"]), undefined);
const marks = orElse(shareNumber(2), undefined);
const someYear = orElse(yearNumber(1980, 2100), undefined);

/** All that is asked; what is left out leaves its rules open. Years are of the calendar, marks are percentages. */
export const eligibilityForm = z.object({
  paper: someOf(papers),
  class12: orElse(oneOf(["passed", "appearing"]), undefined),
  year: someYear,
  improved: yesOrNo,
  board: orElse(oneOf(["school", "open", "abroad", "diploma"]), "school"),
  subject: someOf(subjects),
  count: orElse(wholeNumber(1, 12), undefined),
  percent: marks,
  top20: yesOrNo,
  physics: marks,
  chemistry: marks,
  maths: marks,
  category: orElse(oneOf(categories), undefined),
  pwd: yesOrNo,
  tried: yesOrNo,
  first: someYear,
  sessions: orElse(wholeNumber(1, 30), undefined),
  nation: orElse(oneOf(["indian", "oci", "foreign"]), "indian"),
  born: orElse(yearNumber(1930, 2100), undefined),
  advanced: orElse(oneOf(["0", "1", "2"]), undefined),
});

export type Asker = z.output<typeof eligibilityForm>;

/** What each answer alone can be, and not together; `today` is an ISO day, `edition` a year. */
export function contradictionsOf(
  { paper, class12, year, tried, first, sessions, born }: Asker,
  { today, edition }: { readonly today: string; readonly edition: string },
): Readonly<Record<string, string>> {
  const thisYear = Number(today.slice(0, 4));
  const latest = Math.max(thisYear, Number(edition));
  const hasHistory = first !== undefined || sessions !== undefined;
  return {
    ...(paper.length === 0 && { paper: "Choose at least one paper." }),
    ...(class12 === "passed" &&
      year !== undefined &&
      year > thisYear && {
        year: "That year has not come yet. Write the year in which you passed, or choose that you appear for it.",
      }),
    ...(tried === "no" &&
      hasHistory && {
        tried: "You gave a first year or a number of sessions below. Choose Yes, or clear both.",
      }),
    ...(first !== undefined &&
      first > latest && { first: `Write a year up to ${latest}: later ones have not come yet.` }),
    ...(born !== undefined &&
      born > thisYear && { born: "That year has not come yet. Write your year of birth." }),
  };
}
