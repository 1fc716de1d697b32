import type { FactSnapshot } from "../../../../content/facts/snapshot.ts";
import { boundsOf, measureOf } from "../figures/equal.ts";
import type { Figure, Quantity } from "../figures/figure.ts";
import { amountOf, numberPattern } from "../../../language/numbers.ts";

const equation = new RegExp(
  String.raw`(${numberPattern}(?:\s?%)?(?:\s*(?:[×x*+−–/÷-]|plus|minus|times)\s*\(?${numberPattern}(?:\s?%)?\)?)+)\s*(?:=|is|makes?|equals?|gives?)\s*(?:about\s*)?(?:₹\s*)?(-?${numberPattern})`,
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

/** Numbers and operators by turns, products before sums. */
function resultOf(parts: readonly string[]): number | null {
  const terms: number[] = [valueOf(parts[0] ?? "")];
  for (let place = 1; place + 1 < parts.length; place += 2) {
    const sign = (parts[place] ?? "").toLowerCase();
    const value = valueOf(parts[place + 1] ?? "");
    const last = terms.pop() ?? 0;
    if (["×", "x", "*", "times"].includes(sign)) terms.push(last * value);
    else if (["/", "÷"].includes(sign)) terms.push(last / value);
    else if (["+", "plus"].includes(sign)) terms.push(last, value);
    else terms.push(last, -value);
  }
  const sum = terms.reduce((total, term) => total + term, 0);
  return Number.isFinite(sum) ? sum : null;
}

/** `12 %` is a share of what it is multiplied with. */
function valueOf(text: string): number {
  const amount = amountOf(text.replaceAll(/[()%]/g, ""));
  return text.includes("%") ? amount / 100 : amount;
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
      return (
        follows({ quantity, size: result }, figure.quantity, beside.quantity) ||
        (isMarks && (answered(one, other) || answered(other, one)))
      );
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

type Result = { readonly quantity: Quantity; readonly size: number };

/**
 * Whether a result is the sum or difference of two numbers of its own kind, the product, quotient or share of one
 * of its kind and another: two sessions and three years make no five attempts.
 */
function follows({ quantity, size }: Result, first: Quantity, second: Quantity): boolean {
  const [one, other] = [sizeOf(first) ?? 0, sizeOf(second) ?? 0];
  const unit = measureOf(quantity);
  const [isFirst, isSecond] = [measureOf(first) === unit, measureOf(second) === unit];
  if (isFirst && isSecond && (isNear(one + other, size) || isNear(Math.abs(one - other), size)))
    return true;
  // Three questions: ₹600 at ₹200 each.
  const isRatio = quantity.kind === "count" && measureOf(first) === measureOf(second);
  if (isRatio && one > 1 && other > 1 && (isNear(one / other, size) || isNear(other / one, size)))
    return true;
  if (!isFirst && !isSecond) return false;
  const isShare = first.kind === "percent" || second.kind === "percent";
  if (isShare && isNear((one * other) / 100, size)) return true;
  const isTrivial = one <= 1 || other <= 1;
  if (isTrivial) return false;
  return (
    isNear(one * other, size) ||
    (isFirst && isNear(one / other, size)) ||
    (isSecond && isNear(other / one, size))
  );
}

function isNear(outcome: number, result: number): boolean {
  return Math.abs(outcome - result) < 0.0101;
}

const withoutSize: ReadonlySet<string> = new Set(["clock", "days", "month", "size", "year"]);

/** What can be added and multiplied; null for moments, files and ranges. */
function sizeOf(quantity: Quantity): number | null {
  const [least, most] = boundsOf(quantity);
  return withoutSize.has(quantity.kind) || least !== most ? null : least;
}

/** What a request says of its reader, each as one plain amount: a rank, a share, a percentile, marks, days; money never. */
export function premiseAmounts(request: string): ReadonlySet<number> {
  const money = new RegExp(
    String.raw`(?:₹|\b(?:rs\.?|inr|rupees))\s*${numberPattern}|${numberPattern}\s*(?:\/-|(?:rupees?|rs|inr)\b)`,
    "gi",
  );
  const amounts = request
    .replaceAll(money, " ")
    .matchAll(new RegExp(String.raw`${numberPattern}(?:\s?k\b)?|\b\d+(?:\.\d+)?k\b`, "gi"));
  return new Set([...amounts].map(([match]) => amountOf(match.replace(/(\d)\s?k$/i, "$1 k"))));
}

const ofTheReader: ReadonlySet<string> = new Set([
  "rank",
  "percent",
  "percentile",
  "marks",
  "count of day",
  "count of mock",
  "duration",
]);
const ofTheExam =
  /\bcut-?offs?\b|\bclose[sd]?\b|\bqualif\w+|\breserv\w*|\bneed(?:s|ed)?\b|\b(?:paper|exam|test) (?:lasts|takes|carries|has)\b|\bnegative\b|\bminimum\b|\bat least\b|\brequired\b/i;

/** True for a number of the request that describes its reader and is not said of the exam. */
export function isPremise(
  { quantity }: Figure,
  clause: string,
  premises: ReadonlySet<number>,
): boolean {
  const size = sizeOf(quantity);
  return (
    size !== null &&
    premises.has(size) &&
    ofTheReader.has(measureOf(quantity)) &&
    !ofTheExam.test(clause)
  );
}
