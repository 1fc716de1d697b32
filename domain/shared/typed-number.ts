import { withPlainDigits } from "../../database/plain-digits.ts";
import type { Result } from "./result.ts";

export type NumberBounds = {
  readonly min: number;
  readonly max: number;
  /** 0 for whole numbers. */
  readonly decimals: number;
  /** `98.5%` may stand for 98.5. */
  readonly isShare?: boolean;
  readonly isYear?: boolean;
};

const signs: Readonly<Record<string, string>> = {
  "．": ".",
  "٫": ".",
  "，": ",",
  "٬": ",",
  "％": "%",
  "٪": "%",
  "−": "-",
};

/** As people write and paste it, in any script of India. `98,5` is neither 985 nor 98.5: refused. */
export function typedNumber(typed: string, bounds: NumberBounds): Result<number, string> {
  const text = withPlainSigns(typed);
  const plain = bounds.isShare
    ? text.replace(/(?:th)?\s*(?:%(?:ile)?|per ?cent(?:ile)?)$/i, "")
    : text;
  if (/^-?[\d.,\s]*\d[\d.,\s]*$/.test(plain)) return readFigures(plain, bounds);
  if (/^[\d.,\s]*\d[\d.,\s]*%$/.test(plain)) return refusal("Enter it without the % sign.");
  return refusal(expectation(bounds));
}

function readFigures(plain: string, bounds: NumberBounds): Result<number, string> {
  const [wholePart = "", ...otherParts] = plain.replace(/\s*\.\s*/g, ".").split(".");
  if (otherParts.length > 1) return refusal("Enter one point only.");
  const [part = ""] = otherParts;
  if (/[,\s]/.test(part)) return refusal("Enter the decimals without commas and spaces.");
  const amount = withoutThousands(wholePart);
  if (amount === undefined || (otherParts.length === 0 && isRatherDecimal(plain, amount, bounds)))
    return refusal(otherwiseWritten(plain, bounds));
  const decimals = part.replace(/0+$/, "");
  if (bounds.decimals === 0 && (decimals !== "" || part.length > 2))
    return refusal("Enter a whole number: this has a point in it.");
  if (decimals.length > bounds.decimals)
    return refusal(`Enter at most ${bounds.decimals} decimals: this has ${decimals.length}.`);
  const value = Number(`${amount === "" ? "0" : amount}.${decimals}`);
  const isWithin = value >= bounds.min && value <= bounds.max && !Object.is(value, -0);
  return isWithin ? { ok: true, value } : refusal(expectation(bounds));
}

function withoutThousands(wholePart: string): string | undefined {
  if (/^-?\d*$/.test(wholePart)) return wholePart;
  const [separator = ","] = /[,\s]/.exec(wholePart) ?? [];
  const groups = wholePart.split(separator).join(",");
  const isGrouped = /^-?(?:\d{1,2}(?:,\d\d)*|\d{1,3}(?:,\d{3})*),\d{3}$/.test(groups);
  return isGrouped ? groups.replaceAll(",", "") : undefined;
}

/** `98,500` of a percentile: as thousands it is too much, with a point it would be right. */
function isRatherDecimal(plain: string, amount: string, { max, decimals }: NumberBounds): boolean {
  if (decimals === 0 || amount === plain || Number(amount) <= max) return false;
  return Number(plain.replace(",", ".")) <= max;
}

function otherwiseWritten(plain: string, { decimals, max }: NumberBounds): string {
  const withPoint = plain.replace(/,|\s+/, ".");
  if (decimals > 0 && /^\d{1,9}\.\d{1,9}$/.test(withPoint) && Number(withPoint) <= max)
    return `Write ${withPoint} with a point, if that is what you mean.`;
  return "Enter it without commas and spaces: as they stand, it can be read in two ways.";
}

function expectation({ min, max, decimals, isYear }: NumberBounds): string {
  if (isYear) return `Enter a year from ${min} to ${max}.`;
  const range = `from ${indianNumber(min)} to ${indianNumber(max)}`;
  return decimals === 0
    ? `Enter a whole number ${range}.`
    : `Enter a number ${range}, with at most ${decimals} decimals.`;
}

/** Without the invisible characters that come along when a text is copied. */
function withPlainSigns(typed: string): string {
  const visible = typed.replace(/[\u200b-\u200f\u2060\ufeff]/g, "").trim();
  return withPlainDigits(visible).replace(/\P{ASCII}/gu, (one) => signs[one] ?? one);
}

function refusal(sentence: string): Result<number, string> {
  return { ok: false, failure: sentence };
}

function indianNumber(count: number): string {
  return count.toLocaleString("en-IN");
}
