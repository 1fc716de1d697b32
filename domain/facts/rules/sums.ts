import type { FactId } from "../../../content/facts/index.ts";
import {
  figuresOf,
  onlyFigureOf,
  labelWithValue,
  together,
  type Outcome,
  type Rule,
} from "./fact-rule.ts";

/** The one figure of a record, or a named one: the `entries` of a list. */
type Figure = FactId | `${FactId}#${"questions" | "marks" | "entries"}`;

/** The total is the sum (`plus`) or the product (`times`) of the others. */
type Sum = { readonly total: Figure } & (
  | {
      readonly plus: readonly Figure[];
      /** Shipped figures that do not add up; a note at the total says so. */
      readonly knownGap?: { readonly parts: number; readonly total: number };
    }
  | { readonly times: readonly (Figure | number)[] }
);

const subjects = 3;

const sums: readonly Sum[] = [
  {
    total: "paper1.questions_per_subject",
    plus: ["paper1.mcq_per_subject", "paper1.numerical_per_subject"],
  },
  { total: "paper1.questions", plus: ["paper1.mcq", "paper1.numerical"] },
  { total: "paper1.questions", times: [subjects, "paper1.questions_per_subject"] },
  { total: "paper1.mcq", times: [subjects, "paper1.mcq_per_subject"] },
  { total: "paper1.numerical", times: [subjects, "paper1.numerical_per_subject"] },
  { total: "paper1.total_marks", times: [subjects, "paper1.marks_per_subject"] },
  { total: "paper1.marks_per_subject", times: ["paper1.questions_per_subject", "marking.correct"] },
  { total: "paper1.duration", plus: ["paper1.practice_target", "paper1.checking_time"] },

  {
    total: "paper2a.questions",
    plus: ["paper2a.maths#questions", "paper2a.aptitude#questions", "paper2a.drawing#questions"],
  },
  {
    total: "paper2a.total_marks",
    plus: ["paper2a.maths#marks", "paper2a.aptitude#marks", "paper2a.drawing#marks"],
  },
  { total: "paper2a.maths#marks", times: ["paper2a.maths#questions", "marking.correct"] },
  { total: "paper2a.aptitude#marks", times: ["paper2a.aptitude#questions", "marking.correct"] },

  {
    total: "paper2b.questions",
    plus: ["paper2b.maths#questions", "paper2b.aptitude#questions", "paper2b.planning#questions"],
  },
  {
    total: "paper2b.total_marks",
    plus: ["paper2b.maths#marks", "paper2b.aptitude#marks", "paper2b.planning#marks"],
    // The reference data contradict themselves (note C-PAPER2).
    knownGap: { parts: 420, total: 400 },
  },
  { total: "paper2b.maths#marks", times: ["paper2b.maths#questions", "marking.correct"] },
  { total: "paper2b.aptitude#marks", times: ["paper2b.aptitude#questions", "marking.correct"] },
  { total: "paper2b.planning#marks", times: ["paper2b.planning#questions", "marking.correct"] },

  { total: "exam.languages.count", times: ["exam.languages.list#entries"] },
  { total: "attempts.max", times: ["attempts.years", "exam.sessions"] },
];

const countedLists = [
  ["Mathematics", "syllabus.mathematics"],
  ["Physics", "syllabus.physics"],
  ["Physical Chemistry", "syllabus.chemistry.physical"],
  ["Inorganic Chemistry", "syllabus.chemistry.inorganic"],
  ["Organic Chemistry", "syllabus.chemistry.organic"],
] as const satisfies readonly (readonly [string, FactId])[];

export const sumRules: readonly Rule[] = [
  ...sums.map(sumRule),
  ...countedLists.map(([part, list]) => countRule(part, list)),
];

function sumRule(sum: Sum): Rule {
  const parts = "plus" in sum ? sum.plus : sum.times;
  const figures = [sum.total, ...parts.filter((part) => typeof part !== "number")];
  return {
    about: figures.map(idOf),
    broken: "refused",
    fault(outcome) {
      const total = figureOf(outcome, sum.total);
      const amounts = parts.map((part) =>
        typeof part === "number" ? part : figureOf(outcome, part),
      );
      if (total === undefined || !amounts.every((amount) => amount !== undefined)) return null;
      const result =
        "plus" in sum
          ? amounts.reduce((one, other) => one + other, 0)
          : amounts.reduce((one, other) => one * other, 1);
      if (result === total || isKnownGap(sum, result, total)) return null;
      const terms = parts.map((part) =>
        typeof part === "number" ? String(part) : nameOf(outcome, part),
      );
      return `${nameOf(outcome, sum.total)} does not agree with ${terms.join("plus" in sum ? " + " : " × ")}, which makes ${result}, not ${total}. ${together}`;
    },
  };
}

function isKnownGap(sum: Sum, parts: number, total: number): boolean {
  return "knownGap" in sum && sum.knownGap?.parts === parts && sum.knownGap.total === total;
}

function countRule(partName: string, list: FactId): Rule {
  return {
    about: ["syllabus.counts", list],
    broken: "refused",
    fault(outcome) {
      const counts = outcome("syllabus.counts");
      const topics = figureOf(outcome, `${list}#entries`);
      if (counts?.value.kind !== "tally" || topics === undefined) return null;
      const part = counts.value.parts.find(({ name }) => name === partName);
      if (part?.amount === topics) return null;
      return part === undefined
        ? `${labelWithValue(counts)} has lost its part ${partName}, whose list has ${topics} topics. ${together}`
        : `${labelWithValue(counts)} gives ${part.amount} for ${partName}, and the list “${outcome(list)?.label ?? list}” has ${topics} topics. ${together}`;
    },
  };
}

function idOf(figure: Figure): string {
  return figure.split("#")[0] ?? "";
}

function nameOf(outcome: Outcome, figure: Figure): string {
  const record = outcome(idOf(figure));
  if (record === undefined) return idOf(figure);
  return figure.endsWith("#entries")
    ? `the entries of “${record.label}” (${figureOf(outcome, figure) ?? ""})`
    : labelWithValue(record);
}

function figureOf(outcome: Outcome, figure: Figure): number | undefined {
  const [id = "", name] = figure.split("#");
  const value = outcome(id)?.value;
  if (value === undefined) return undefined;
  return name === undefined ? onlyFigureOf(value) : figuresOf(value).get(name);
}
