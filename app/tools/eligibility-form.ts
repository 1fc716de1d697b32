import { inOneSentence } from "../../content/facts/index.ts";
import {
  choice,
  optional,
  several,
  shareNumber,
  text,
  type ValuesOf,
  wholeNumber,
  yearNumber,
} from "./read-form.ts";
import { subjectNames } from "./record-words.ts";

export const paperNames = {
  btech: "B.E./B.Tech",
  barch: "B.Arch",
  bplanning: "B.Planning",
} as const;

export type Paper = keyof typeof paperNames;

export const categoryNames = {
  general: "General",
  ews: "GEN-EWS",
  obc: "OBC-NCL",
  sc: "SC",
  st: "ST",
} as const;

const boardNames = { school: "Class 12", diploma: "Diploma course" } as const;

const yesOrNo = { yes: "Yes", no: "No" } as const;

/** All that is asked; what is left out leaves its rules open. Years are of the calendar, marks are percentages. */
export const eligibilityForm = {
  paper: several("Which courses do you want to apply for?", paperNames, {
    initially: "btech",
    called: "Courses",
  }),
  class12: choice("Class 12", { passed: "Passed", appearing: "Still to appear" }),
  year: text("Year of passing or appearing", optional(yearNumber(1980, 2100)), {
    hint: "If you have passed: the year you were first declared passed.",
    placeholder: "2026",
    called: "Year of Class 12",
  }),
  subject: several("Your Class 12 subjects", subjectNames),
  count: text("Number of Class 12 subjects", optional(wholeNumber(1, 12)), {
    placeholder: "5",
    called: "Number of subjects",
  }),
  percent: text("Class 12 percentage", optional(shareNumber(2)), {
    placeholder: "If you know it",
    inputMode: "decimal",
    called: "Class 12 percentage",
  }),
  category: choice("Category", categoryNames, { called: "Category" }),
  pwd: choice("Person with disability (PwD)?", yesOrNo),
  tried: choice("Have you written JEE Main before?", yesOrNo),
  first: text("In which year first?", optional(yearNumber(1980, 2100)), {
    placeholder: "2025",
    called: "First year of JEE Main",
  }),
  sessions: text("How many sessions so far?", optional(wholeNumber(1, 30)), {
    placeholder: "2",
    called: "Sessions so far",
  }),
  board: choice("Class 12 or a diploma?", boardNames, { initially: "school" }),
  top20: choice("Does your place in your board count instead of the percentage?", yesOrNo),
};

export type Asker = ValuesOf<typeof eligibilityForm>;

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
