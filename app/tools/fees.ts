import { categoryNames } from "./eligibility-rules.ts";
import { choice, type ValuesOf } from "./read-form.ts";
import type { FactSnapshot } from "../../content/facts/snapshot.ts";
import { official, plain, say, type Words } from "../../content/word-tokens.ts";
import { type Fact, type FactId, isContradicted } from "../../content/facts/index.ts";

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

export type Fees = {
  readonly low: number;
  readonly high: number;
  readonly parts: readonly FeePart[];
};

/**
 * The costs from the form to the goal. Where reports and our reference data differ, both count: the sum is
 * a span. A part that no record tells is a part too, so the sum is what is paid at least.
 */
export function feesOf(payer: Payer, facts: FactSnapshot): Fees {
  const parts = [applicationPart(payer, facts), taxes, ...seatParts(payer, facts)];
  const knownParts = parts.filter((part) => part.kind === "known");
  return {
    low: knownParts.reduce((sum, { low }) => sum + low, 0),
    high: knownParts.reduce((sum, { high }) => sum + high, 0),
    parts,
  };
}

const addedWhenPaid = say`Added when you pay; the payment page shows the amount.`;

const taxes = unknownPart("taxes", "Taxes and bank charges", addedWhenPaid, ["fee.basis"]);

type Group = "general_male" | "general_female" | "obc_ews" | "sc_st_pwd" | "third_gender";

function applicationPart(payer: Payer, facts: FactSnapshot): FeePart {
  const { papers, sessions, place } = payer;
  const count = papers === "1" ? "one paper" : "two papers";
  const where = place === "abroad" ? " abroad" : "";
  const about = { id: "application", title: `JEE Main form${where}, ${count}` };
  const groups = groupsOf(payer);
  const of = groups.flatMap((group) => recordsOf(group, payer));
  const whyNot =
    papers === "2"
      ? "For centres abroad, our records have only the fee for one paper."
      : "Our records have no fee for your category at centres abroad.";
  if (of.length === 0) {
    const words = say`${plain(whyNot)} Check the bulletin on ${official("jeeMain")}.`;
    return unknownPart(about.id, about.title, words);
  }
  const reported = groups.includes("obc_ews") && place === "india" ? reportedOf(payer) : [];
  return feePart({ ...about, of, reported, times: Number(sessions) }, facts);
}

/** The groups of the fee table that somebody is in: two for an SC candidate of the third gender. */
function groupsOf(payer: Payer): readonly Group[] {
  const { category, gender } = payer;
  const isThird = gender === "third";
  if (paysReserved(payer))
    return isThird && payer.place === "india" ? ["sc_st_pwd", "third_gender"] : ["sc_st_pwd"];
  if (isThird) return ["third_gender"];
  if (category !== "general") return ["obc_ews"];
  return [gender === "female" ? "general_female" : "general_male"];
}

function recordsOf(group: Group, { papers, place }: Payer): readonly FactId[] {
  if (place === "india") return [`fee.${group}.${papers === "1" ? "one_paper" : "two_papers"}`];
  if (papers !== "1" || group === "obc_ews" || group === "third_gender") return [];
  return [`fee.abroad.${group}.one_paper`];
}

/** Register. */
function reportedOf({ gender, papers }: Payer): readonly FactId[] {
  if (gender === "female")
    return [`actual.fee.obc_ews_female.${papers === "1" ? "one_paper" : "two_papers"}`];
  return papers === "2" ? ["actual.fee.obc_ews_male.two_papers"] : [];
}

function seatParts(payer: Payer, facts: FactSnapshot): readonly FeePart[] {
  switch (payer.goal) {
    case "form":
      return [];
    case "nit":
      return [...josaaParts(payer, facts), admissionPart(payer, facts)];
    case "iit":
      return [advancedPart, ...josaaParts(payer, facts), institutePart];
  }
}

function josaaParts(payer: Payer, facts: FactSnapshot): readonly FeePart[] {
  const about = { id: "acceptance", title: "Seat acceptance fee (JoSAA)" };
  const amount: Amount = paysReserved(payer)
    ? { ...about, of: ["saf.sc_st_pwd"] }
    : { ...about, of: ["saf.general_obc"], reported: ["actual.saf.general_obc_2025"] };
  return [registrationPart(facts), feePart(amount, facts)];
}

function registrationPart(facts: FactSnapshot): FeePart {
  const id = "josaa.registration_fee";
  const { value, standing } = facts.fact(id);
  const about = { id: "josaa", title: "JoSAA registration", facts: [id] } as const;
  return value.kind === "boolean" && !value.yes && standing !== "withdrawn"
    ? { ...about, kind: "known", low: 0, high: 0, years: [], words: say`Free.` }
    : { ...about, kind: "unknown", words: noAmount };
}

const noAmount = say`We have no amount on record.`;

function admissionPart(payer: Payer, facts: FactSnapshot): FeePart {
  return feePart(
    {
      id: "admission",
      title: "Partial admission fee (NIT, IIIT, GFTI)",
      of: [paysReserved(payer) ? "josaa.admission_fee_sc_st_pwd" : "josaa.admission_fee"],
    },
    facts,
  );
}

const advancedPart = unknownPart(
  "advanced",
  "JEE Advanced form",
  say`Not in our records. See ${official("jeeAdvanced")}.`,
);

const institutePart = unknownPart(
  "institute",
  "IIT admission fee",
  say`Not in our records. See ${official("josaa")}.`,
);

function unknownPart(
  id: string,
  title: string,
  words: Words,
  facts: readonly FactId[] = [],
): FeePart {
  return { kind: "unknown", id, title, words, facts };
}

type About = {
  readonly id: string;
  readonly title: string;
  readonly words: Words;
  readonly facts: readonly FactId[];
};

/** A part of what is paid, in rupees; `low` and `high` differ where reports contradict our reference data. */
export type FeePart =
  | (About & {
      readonly kind: "known";
      readonly low: number;
      readonly high: number;
      /** The years whose fees these are; none for what is free. */
      readonly years: readonly string[];
    })
  | (About & { readonly kind: "unknown" });

type Amount = Pick<About, "id" | "title"> & {
  readonly of: readonly FactId[];
  readonly reported?: readonly FactId[];
  readonly times?: number;
};

function feePart(
  { id, title, of, reported = [], times = 1 }: Amount,
  facts: FactSnapshot,
): FeePart {
  const records = of.map(facts.fact);
  const differing = records.some(isContradicted) ? reported.map(facts.fact) : [];
  const all = [...records, ...differing];
  const amounts = all.flatMap((record) => rupeesOf(record) ?? []);
  if (amounts.length < all.length) return unknownPart(id, title, noAmount, of);
  const [low, high] = [Math.min(...amounts), Math.max(...amounts)];
  const isSpan = low !== high;
  return {
    kind: "known",
    id,
    title,
    low: low * times,
    high: high * times,
    years: all.map((record) => yearOf(record, facts)).filter((year) => /^20\d\d$/.test(year)),
    words: [
      ...(isSpan ? [] : yearWords(records, facts)),
      ...(times > 1 ? say` Paid twice, once for each session.` : []),
      ...(isSpan ? differenceWords(of, differing.length > 0 ? reported[0] : undefined) : []),
    ],
    facts: of,
  };
}

function differenceWords([ours, other]: readonly FactId[], said: FactId | undefined): Words {
  if (ours === undefined) return [];
  if (said !== undefined) return say` Published reports: ${said}. Our reference data: ${ours}`;
  if (other === undefined) return [];
  return say` Two fees in our records apply to you: ${ours} and ${other}.`;
}

function rupeesOf({ value, standing }: Fact): number | undefined {
  if (standing === "withdrawn") return undefined;
  return value.kind === "money" && value.per === undefined ? value.rupees : undefined;
}

/** The office states values of the edition; what the site shipped says its year itself. */
function yearOf({ carried, standing, edition }: Fact, facts: FactSnapshot): string {
  return carried?.from ?? (standing === undefined ? edition : facts.edition);
}

function yearWords(records: readonly Fact[], facts: FactSnapshot): Words {
  const { edition } = facts;
  const otherYear =
    records.map((record) => yearOf(record, facts)).find((year) => year !== edition) ?? edition;
  if (records.some(({ carried }) => carried !== undefined))
    return say`Last cycle’s fee (${plain(otherYear)}).`;
  if (!/^20\d\d$/.test(otherYear)) return say`From our reference data.`;
  return say`${plain(otherYear)} fee.`;
}
