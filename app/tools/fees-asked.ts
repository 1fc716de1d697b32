import { categoryNames, type Category } from "./eligibility-form.ts";
import type { FeeGoal, Gender, Payer } from "./fees-form.ts";

/** What was asked, in words: on paper the form is not there to tell for whom the sum is. */
export function askedOfFees(payer: Payer): string {
  const { category, gender, pwd, papers, sessions, place, goal } = payer;
  const person = gender === undefined ? "candidate" : persons[gender];
  return [
    `For ${articles[category]} ${categoryNames[category]} ${person}`,
    ...(pwd === "yes" ? ["with a disability (PwD)"] : []),
    { "1": "one paper", "2": "two papers", "3": "three papers" }[papers],
    sessions === "1" ? "one session" : "both sessions",
    place === "india" ? "at a centre in India" : "at a centre abroad",
    `${goals[goal]}.`,
  ].join(", ");
}

const persons: Readonly<Record<Gender, string>> = {
  male: "man",
  female: "woman",
  third: "candidate of the third gender",
};

const articles: Readonly<Record<Category, string>> = {
  general: "a",
  ews: "a",
  obc: "an",
  sc: "an",
  st: "an",
};

const goals: Readonly<Record<FeeGoal, string>> = {
  form: "the JEE Main form alone",
  nit: "up to a seat in an NIT, IIIT or GFTI (JoSAA)",
  iit: "up to a seat in an IIT (JEE Advanced)",
  csab: "up to a seat of a special round (CSAB)",
};
