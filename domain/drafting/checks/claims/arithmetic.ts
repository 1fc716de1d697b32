import type { FactSnapshot } from "../../../../content/facts/snapshot.ts";
import type { Figure, Quantity } from "../figures/figure.ts";
import { amountOf, numberPattern } from "../../../language/numbers.ts";

const equation = new RegExp(
  String.raw`(${numberPattern}(?:\s*(?:[×x*+−–/÷-]|plus|minus|times)\s*\(?${numberPattern}\)?)+)\s*(?:=|is|makes?|equals?|gives?)\s*(?:₹\s*)?(-?${numberPattern})`,
  "gi",
);
const operator = /\s*([×x*+−–/÷-]|plus|minus|times)\s*\(?/i;

/** The first sum of a text that does not come out, as written; null when all do. */
export function wrongSum(text: string): string | null {
  const plain = text
    .replaceAll(/(?:₹|\brs\.?)\s*/gi, "")
    .replaceAll(/\b(?:marks?|questions?)\s*(?=[×x*+−–=-])/gi, "");
  for (const [whole, left = "", right = ""] of plain.matchAll(equation)) {
    const parts = left.split(operator);
    const result = resultOf(parts);
    const stated = amountOf(right.replace(/^-/, ""));
    if (
      result !== null &&
      Math.abs(Math.abs(result) - stated) > 0.011 * Math.max(1, Math.abs(result) / 100)
    )
      return whole;
  }
  return null;
}

const answers = new RegExp(
  String.raw`(${numberPattern}) (?:\w+ )?(?<kind>right|correct|wrong|incorrect)\b(?! (?:answer )?(?:earns|costs|gives))`,
  "gi",
);
const madeOf = new RegExp(
  String.raw`(?:make|makes|give|gives|=|are|is|worth|score of|total(?: of)?|bring|cost|costs)\s(?:you\s)?(?:a total of\s)?(-?${numberPattern}) ?marks\b`,
  "i",
);

/** Marks that are told of so many right and wrong answers and do not come out, as written; null when they do. */
export function wrongMarks(text: string, facts: FactSnapshot): string | null {
  const right = marksOf(facts, "marking.correct");
  const wrong = marksOf(facts, "marking.wrong");
  if (right === null || wrong === null) return null;
  const counted = [...text.matchAll(answers)].map(({ 1: number = "", groups }) => ({
    number: amountOf(number),
    worth: /^(?:right|correct)$/i.test(groups?.["kind"] ?? "") ? right : wrong,
  }));
  const stated = madeOf.exec(text);
  if (
    counted.length === 0 ||
    /\d\s*[×x*+=]\s*\d/.test(text) ||
    stated === null ||
    /\b(?:each|every|per)\b/i.test(text)
  )
    return null;
  const sum = counted.reduce((total, { number, worth }) => total + number * worth, 0);
  return Math.abs(sum) === amountOf((stated[1] ?? "").replace(/^-/, "")) ? null : stated[0];
}

/** Numbers and operators by turns, products before sums. */
function resultOf(parts: readonly string[]): number | null {
  const terms: number[] = [amountOf(parts[0] ?? "")];
  for (let place = 1; place + 1 < parts.length; place += 2) {
    const sign = (parts[place] ?? "").toLowerCase();
    const value = amountOf((parts[place + 1] ?? "").replaceAll(/[()]/g, ""));
    const last = terms.pop() ?? 0;
    if (["×", "x", "*", "times"].includes(sign)) terms.push(last * value);
    else if (["/", "÷"].includes(sign)) terms.push(last / value);
    else if (["+", "plus"].includes(sign)) terms.push(last, value);
    else terms.push(last, -value);
  }
  const sum = terms.reduce((total, term) => total + term, 0);
  return Number.isFinite(sum) ? sum : null;
}

/**
 * True for a figure that follows from two others around it, or a number of marks from one and the marking. One of
 * the two is among those that were not `known` when it was asked before.
 */
export function isDerived(
  { quantity }: Figure,
  { known, fresh }: { readonly known: readonly Figure[]; readonly fresh: readonly Figure[] },
  facts: FactSnapshot,
): boolean {
  const result = sizeOf(quantity);
  if (result === null) return false;
  const isMarks = quantity.kind === "count" && quantity.unit === "mark";
  const right = marksOf(facts, "marking.correct");
  const wrong = marksOf(facts, "marking.wrong");
  const perAnswer = [wrong, right].flatMap((marks) => (marks === null ? [] : Math.abs(marks)));
  const isNumberOfAnswers = (one: number) =>
    isMarks && one > 1 && perAnswer.some((mark) => one * mark === result);
  const answered = (one: number, other: number) =>
    right !== null && wrong !== null && isNear(right * one + wrong * other, result);
  return fresh.some((figure) => {
    const one = sizeOf(figure.quantity);
    if (one === null) return false;
    if (isNumberOfAnswers(one)) return true;
    return known.some((beside) => {
      const other = beside === figure ? null : sizeOf(beside.quantity);
      if (other === null) return false;
      return follows(result, one, other) || answered(one, other) || answered(other, one);
    });
  });
}

/** The marks that an answer brings or costs; null where no record says it in marks. */
function marksOf(facts: FactSnapshot, id: "marking.correct" | "marking.wrong"): number | null {
  const record = facts.find(id);
  return record?.value.kind === "signed-marks" && record.standing !== "withdrawn"
    ? record.value.marks
    : null;
}

/** Whether a result is the sum, difference, product, quotient or share of two numbers. */
function follows(result: number, one: number, other: number): boolean {
  if (isNear(one + other, result) || isNear(Math.abs(one - other), result)) return true;
  if (isNear((one * other) / 100, result)) return true;
  const isTrivial = one <= 1 || other <= 1;
  if (isTrivial) return false;
  return isNear(one * other, result) || isNear(one / other, result) || isNear(other / one, result);
}

function isNear(outcome: number, result: number): boolean {
  return Math.abs(outcome - result) < 0.0101;
}

function sizeOf(quantity: Quantity): number | null {
  switch (quantity.kind) {
    case "money":
      return quantity.rupees;
    case "count":
      return quantity.min === quantity.max ? quantity.min : null;
    case "signed":
      return Math.abs(quantity.marks);
    case "duration":
      return quantity.minutes;
    case "percent":
      return quantity.percent;
    case "percentile":
      return quantity.percentile;
    case "rank":
      return quantity.rank;
    case "clock":
    case "days":
    case "month":
    case "size":
    case "words":
    case "year":
      return null;
  }
}

/** Numbers that people gave with their request, each as one plain amount. */
export function premiseAmounts(premises: readonly string[]): ReadonlySet<number> {
  const found = premises.flatMap((words) =>
    [
      ...words.matchAll(
        new RegExp(String.raw`${numberPattern}(?:\s?k\b)?|\b\d+(?:\.\d+)?k\b`, "gi"),
      ),
    ].map(([match]) => amountOf(match.replace(/(\d)\s?k$/i, "$1 k"))),
  );
  return new Set(found);
}

/** True for a number of the request that is not one of the exam's own values. */
export function isPremise({ quantity }: Figure, premises: ReadonlySet<number>): boolean {
  const size = sizeOf(quantity);
  return size !== null && premises.has(size);
}
