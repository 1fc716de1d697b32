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

/** Where Class 12 was, or what stands in its place. */
const boards = ["school", "open", "abroad", "diploma"] as const;

const nations = ["indian", "oci", "foreign"] as const;

/** How often JEE Advanced was written; the last one is: or more. */
const advancedCounts = ["0", "1", "2"] as const;

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
  appeared: someYear,
  improved: yesOrNo,
  board: orElse(oneOf(boards), "school"),
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
  nation: orElse(oneOf(nations), "indian"),
  born: orElse(yearNumber(1930, 2100), undefined),
  advanced: orElse(oneOf(advancedCounts), undefined),
});

export type Asker = z.output<typeof eligibilityForm>;
