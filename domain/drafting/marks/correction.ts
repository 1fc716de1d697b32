import {
  factFigure,
  factText,
  isKnown,
  type Fact,
  type FactForm,
} from "../../../content/facts/index.ts";
import type { TextRange } from "../../posts/revisions/mark.ts";
import { factToken } from "../../posts/text/fact-tokens.ts";
import type { Figure } from "./figures.ts";
import type { PlacedSentence } from "./sentences.ts";

export type Correction = {
  /** The exchanged range, in the sentence as readers see it. */
  readonly start: number;
  readonly end: number;
  /** The same in the stored text. */
  readonly range: TextRange;
  readonly replacement: string;
  /** The sentence with it, as readers see it. */
  readonly corrected: string;
};

type Exchange = { readonly start: number; readonly end: number; readonly form?: FactForm };

/** The sentence with a record's value in place of a typed one; null where it would not read right. */
export function correctionOf(
  figure: Figure,
  record: Fact,
  id: string,
  sentence: PlacedSentence,
): Correction | null {
  if (!isKnown(record) || record.standing === "expected" || record.carried !== undefined)
    return null;
  const exchange = exchangeOf(figure, record, sentence);
  if (exchange === null) return null;
  const { start, end, form } = exchange;
  const { text, from, to, free, heads } = {
    text: sentence.text,
    from: sentence.from,
    to: sentence.to,
    free: sentence.free,
    heads: sentence.sentence.slice(0, sentence.sentence.length - sentence.text.length),
  };
  const range: TextRange = [from[start] ?? 0, to[end - 1] ?? 0];
  // Markup within it, or a spelling of its own, cannot be cut there.
  if (range[1] - range[0] !== end - start) return null;
  const value = form === undefined ? factText(record) : factFigure(record, form);
  const isToken = free.slice(start, end).every(Boolean);
  const corrected = heads + text.slice(0, start) + value + text.slice(end);
  return { start, end, range, replacement: isToken ? factToken(id, form) : value, corrected };
}

/** The part of the sentence that the value replaces; null for a value that does not fit there. */
function exchangeOf(figure: Figure, { value }: Fact, { words }: PlacedSentence): Exchange | null {
  const { start, end, text, number, quantity } = figure;
  const before = words.slice(Math.max(0, start - 30), start);
  const after = words.slice(end, end + 40);
  const isBare = text.trim() === words.slice(...number).trim();
  switch (value.kind) {
    case "money": {
      if (quantity.kind !== "money" || isBare) return null;
      const per =
        /^,? (?:per|for each|for every|an?|each) (?:question|objection|challenge)\b/i.exec(after);
      if (
        value.per !== undefined &&
        per === null &&
        /^\s*(?:per|each|for each|apiece)/i.test(after)
      )
        return null;
      return { start, end: end + (value.per === undefined ? 0 : (per?.[0].length ?? 0)) };
    }
    case "percent":
      return quantity.kind === "percent" && quantity.min === quantity.max ? { start, end } : null;
    case "percentile":
      if (
        quantity.kind !== "percentile" ||
        /\d(?:th|st|nd|rd)/.test(text) ||
        /\b(?:the|above|top) $/i.test(before)
      )
        return null;
      return isBare || !/percentile/i.test(text)
        ? { start: number[0], end: number[1], form: "figure" }
        : { start, end };
    case "rank":
      return quantity.kind === "rank" && quantity.min === quantity.max ? { start, end } : null;
    case "number": {
      if (quantity.kind !== "count" && quantity.kind !== "marks" && quantity.kind !== "duration")
        return null;
      if (
        value.about !== undefined ||
        figure.isApproximate ||
        quantity.min !== quantity.max ||
        // The noun behind it is singular or plural.
        quantity.min === 1 ||
        /-/.test(text) ||
        /^(?:twice|thrice)$/i.test(text)
      )
        return null;
      const isWord = /^[a-z]/i.test(words.slice(...number));
      return isWord && /^\s*$/.test(words.slice(0, start)) && value.unit.split(" ").length > 1
        ? null
        : { start: number[0], end: number[1], form: "figure" };
    }
    case "questions-and-marks": {
      const form = quantity.kind === "marks" ? "marks" : "questions";
      return figure.isSigned || /-/.test(text) ? null : { start: number[0], end: number[1], form };
    }
    case "signed-marks":
      if (
        !figure.isSigned ||
        /[a-z]/i.test(text) ||
        (/^\s*marks/i.test(after) && Math.abs(value.marks) === 1)
      )
        return null;
      return { start, end };
    case "duration":
      return /-/.test(text) ||
        /^-/.test(after) ||
        quantity.kind !== "duration" ||
        value.minutes % 60 !== 0
        ? durationExchange(figure, after)
        : { start, end };
    case "date":
    case "date-range":
    case "date-list":
      return isSameGrammar(value.kind, text, before) ? { start, end } : null;
    case "file-size": {
      if (!/\d\s*(?:to|[-–—])\s*\d/.test(text)) return null;
      const type = /^(?:,| in|,? \(?)? ?(?:jpe?g|pdf)(?: (?:format|file))?/i.exec(after);
      const rest = after.slice(type?.[0].length ?? 0);
      return /^\s*(?:[.,;)|]|$)/.test(rest) ? { start, end: end + (type?.[0].length ?? 0) } : null;
    }
    case "boolean":
    case "text":
    case "list":
    case "points":
    case "steps":
    case "tally":
    case "number-range":
      return null;
  }
}

function durationExchange({ start, end, text }: Figure, after: string): Exchange | null {
  return /-/.test(text) || /^-/.test(after) ? null : { start, end };
}

const joined = /\band\b|,\s*\d+(?!\d{3})|&/;

/** A day replaces a day, a range a range, a list a list. */
function isSameGrammar(
  kind: "date" | "date-range" | "date-list",
  text: string,
  before: string,
): boolean {
  if (/day,?\s*$/i.test(before) || /\bbetween\s*$/i.test(before) || /\bof\s+[a-z]/i.test(text))
    return false;
  const isRange =
    /\d(?:st|nd|rd|th)?\s*(?:[a-z]+\.?\s*(?:20\d\d\s*)?)?(?:to|till|until|through|[-–—])\s*(?:[a-z]+\s*)?\d/i.test(
      text,
    ) && !/^\d{1,4}[/.-]\d/.test(text);
  const isList = !isRange && joined.test(text.replace(/,?\s*20\d\d$/, ""));
  if (kind === "date-range") return isRange;
  return kind === "date-list" ? isList : !isRange && !isList;
}
