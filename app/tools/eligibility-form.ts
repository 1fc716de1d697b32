import * as z from "zod/mini";
import { inOneSentence } from "../../content/facts/index.ts";
import {
  oneOf,
  optional,
  orElse,
  shareNumber,
  someOf,
  wholeNumber,
  yearNumber,
} from "./read-form.ts";
import { subjectNames, subjects } from "./record-words.ts";

export const papers = ["btech", "barch", "bplanning"] as const;

export type Paper = (typeof papers)[number];

export const paperNames: Readonly<Record<Paper, string>> = {
  btech: "B.E./B.Tech",
  barch: "B.Arch",
  bplanning: "B.Planning",
};

export const categories = ["general", "ews", "obc", "sc", "st"] as const;

export type Category = (typeof categories)[number];

export const categoryNames: Readonly<Record<Category, string>> = {
  general: "General",
  ews: "GEN-EWS",
  obc: "OBC-NCL",
  sc: "SC",
  st: "ST",
};

export const boardNames = { school: "Class 12", diploma: "Diploma course" } as const;

const yesOrNo = optional(oneOf(["yes", "no"]));
const someYear = optional(yearNumber(1980, 2100));

/** All that is asked; what is left out leaves its rules open. Years are of the calendar, marks are percentages. */
export const eligibilityForm = z.object({
  paper: someOf(papers),
  class12: optional(oneOf(["passed", "appearing"] as const)),
  year: someYear,
  board: orElse(oneOf(["school", "diploma"] as const), "school" as const),
  subject: someOf(subjects),
  count: optional(wholeNumber(1, 12)),
  percent: optional(shareNumber(2)),
  top20: yesOrNo,
  category: optional(oneOf(categories)),
  pwd: yesOrNo,
  tried: yesOrNo,
  first: someYear,
  sessions: optional(wholeNumber(1, 30)),
});

export type Asker = z.output<typeof eligibilityForm>;

/** On paper the form is not there to tell whom the answer is for. */
export function askedOfEligibility(asker: Asker): string {
  const { class12, year, category, pwd, board, subject, percent, tried, first, sessions } = asker;
  const class12Words = { passed: "Class 12 passed", appearing: "Class 12 still to appear" };
  return [
    inOneSentence(asker.paper.map((one) => paperNames[one])),
    category && categoryNames[category],
    pwd && (pwd === "yes" ? "PwD" : "not PwD"),
    class12 && [class12Words[class12], year].filter(Boolean).join(", "),
    board !== "school" && boardNames[board],
    inOneSentence(subject.map((one) => subjectNames[one])),
    percent !== undefined && `${percent}%`,
    tried === "no" && "never wrote JEE Main",
    first !== undefined && `first wrote JEE Main in ${first}`,
    sessions !== undefined && `sessions written: ${sessions}`,
  ]
    .filter(Boolean)
    .join(" · ");
}
