import * as z from "zod/mini";
import { categories, categoryNames } from "./eligibility-form.ts";
import { oneOf, optional, orElse } from "./read-form.ts";

export const genderNames = { male: "Male", female: "Female", third: "Third gender" } as const;

export const goalNames = {
  form: "JEE Main form only",
  nit: "NIT, IIIT or GFTI seat (JoSAA)",
  iit: "IIT seat (JEE Advanced)",
} as const;

export const feesForm = z.object({
  category: oneOf(categories, "Choose your category."),
  gender: optional(oneOf(keysOf(genderNames))),
  pwd: orElse(oneOf(["yes", "no"]), "no"),
  papers: orElse(oneOf(["1", "2"], "Choose one paper or two."), "1"),
  sessions: orElse(oneOf(["1", "2"], "Choose one session or both."), "1"),
  place: orElse(oneOf(["india", "abroad"]), "india"),
  goal: orElse(oneOf(keysOf(goalNames)), "form"),
});

export type Payer = z.output<typeof feesForm>;

function keysOf<Name extends string>(names: Readonly<Record<Name, string>>) {
  return Object.keys(names) as Name[];
}

export function paysReserved({ category, pwd }: Payer): boolean {
  return category === "sc" || category === "st" || pwd === "yes";
}

export function missingInFees(payer: Payer): Readonly<Record<string, string>> {
  if (paysReserved(payer) || payer.gender !== undefined) return {};
  return { gender: "Choose one: the fee for your category depends on it." };
}

/** On paper the form is not there to tell for whom the sum is. */
export function askedOfFees({
  category,
  gender,
  pwd,
  papers,
  sessions,
  place,
  goal,
}: Payer): string {
  return [
    categoryNames[category],
    ...(gender === undefined ? [] : [genderNames[gender]]),
    ...(pwd === "yes" ? ["PwD"] : []),
    papers === "1" ? "1 paper" : "2 papers",
    sessions === "1" ? "1 session" : "both sessions",
    place === "india" ? "centre in India" : "centre abroad",
    goalNames[goal],
  ].join(" · ");
}
