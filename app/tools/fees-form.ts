import * as z from "zod/mini";
import { categories } from "./eligibility-form.ts";
import { oneOf, orElse } from "./read-form.ts";

const genders = ["male", "female", "third"] as const;

export type Gender = (typeof genders)[number];

/** How far the costs are counted: to the form alone, or to a seat. */
const feeGoals = ["form", "nit", "iit", "csab"] as const;

export type FeeGoal = (typeof feeGoals)[number];

/** What the fees depend on. */
export const feesForm = z.object({
  category: oneOf(categories, "Choose your category."),
  gender: orElse(oneOf(genders), undefined),
  pwd: orElse(oneOf(["yes", "no"]), "no"),
  papers: orElse(oneOf(["1", "2", "3"], "Choose one, two or three papers."), "1"),
  sessions: orElse(oneOf(["1", "2"], "Choose one session or both."), "1"),
  place: orElse(oneOf(["india", "abroad"]), "india"),
  goal: orElse(oneOf(feeGoals), "form"),
});

export type Payer = z.output<typeof feesForm>;

/** Whether somebody pays what SC, ST and PwD pay. */
export function paysReserved({ category, pwd }: Payer): boolean {
  return category === "sc" || category === "st" || pwd === "yes";
}

/** The gender is needed where fees differ by it. */
export function missingInFees(payer: Payer): Readonly<Record<string, string>> {
  if (paysReserved(payer) || payer.gender !== undefined) return {};
  return { gender: "Choose one: the fee of your category depends on it." };
}
