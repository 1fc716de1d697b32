import { categoryNames } from "./eligibility-form.ts";
import { choice, type ValuesOf } from "./read-form.ts";

const genderNames = { male: "Male", female: "Female", third: "Third gender" } as const;

const goalNames = {
  form: "JEE Main form only",
  nit: "NIT, IIIT or GFTI seat (JoSAA)",
  iit: "IIT seat (JEE Advanced)",
} as const;

export const feesForm = {
  category: choice("Category", categoryNames, { required: "Choose your category." }),
  gender: choice("Gender", genderNames),
  pwd: choice("Person with disability (PwD)?", { no: "No", yes: "Yes" }, { initially: "no" }),
  papers: choice(
    "How many papers?",
    { "1": "One", "2": "Two" },
    {
      initially: "1",
      hint: "Paper 1 is for B.E./B.Tech, Paper 2A for B.Arch, Paper 2B for B.Planning.",
      problem: "Choose one paper or two.",
    },
  ),
  sessions: choice(
    "How many sessions?",
    { "1": "One", "2": "Both" },
    { initially: "1", problem: "Choose one session or both." },
  ),
  place: choice("Exam centre", { india: "In India", abroad: "Abroad" }, { initially: "india" }),
  goal: choice("Include fees up to", goalNames, { initially: "form" }),
};

export type Payer = ValuesOf<typeof feesForm>;

export function paysReserved({ category, pwd }: Payer): boolean {
  return category === "sc" || category === "st" || pwd === "yes";
}

export function missingInFees(payer: Payer): Readonly<Record<string, string>> {
  if (paysReserved(payer) || payer.gender !== undefined) return {};
  return { gender: "Choose one: the fee for your category depends on it." };
}

/** On paper the form is not there to tell for whom the sum is. */
export function askedOfFees(payer: Payer): string {
  return [
    categoryNames[payer.category],
    payer.gender && genderNames[payer.gender],
    payer.pwd === "yes" && "PwD",
    payer.papers === "1" ? "1 paper" : "2 papers",
    payer.sessions === "1" ? "1 session" : "both sessions",
    payer.place === "india" ? "centre in India" : "centre abroad",
    goalNames[payer.goal],
  ]
    .filter(Boolean)
    .join(" · ");
}
