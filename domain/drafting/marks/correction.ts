import {
  factFigure,
  factText,
  isKnown,
  type Fact,
  type FactForm,
} from "../../../content/facts/index.ts";
import { numberPattern } from "../../language/numbers.ts";
import { factToken } from "../../posts/text/fact-tokens.ts";
import { shapeOf, type Figure } from "./figures.ts";
import { isFree, plainRange, type PlacedSentence } from "./sentences.ts";

/** The stretch of a sentence that is exchanged, what takes its place in the stored text, and how the sentence reads with it. */
export type Correction = {
  readonly start: number;
  readonly end: number;
  readonly replacement: string;
  readonly corrected: string;
};

type Exchange = {
  readonly start: number;
  readonly end: number;
  readonly form?: FactForm | undefined;
};

export function correctionOf(
  figure: Figure,
  record: Fact,
  id: string,
  sentence: PlacedSentence,
): Correction | null {
  if (!isKnown(record) || record.standing === "expected" || record.carried !== undefined)
    return null;
  const exchange = exchangeOf(figure, record, sentence.words);
  if (exchange === null || hasChoice(sentence.words, exchange)) return null;
  const { start, end } = exchange;
  return plainRange(sentence, start, end) === null
    ? null
    : exchanged(sentence, exchange, record, id);
}

export function exchanged(
  sentence: PlacedSentence,
  { start, end, form }: Exchange,
  record: Fact,
  id: string,
): Correction {
  const { text, tokens } = sentence;
  const heads = sentence.sentence.slice(0, sentence.sentence.length - text.length);
  const value = form === undefined ? factText(record) : factFigure(record, form);
  const isToken = isFree(sentence, start, end) || tokens.some((token) => token.start === start);
  const corrected = heads + text.slice(0, start) + value + text.slice(end);
  return { start, end, replacement: isToken ? factToken(id, form) : value, corrected };
}

const choice = new RegExp(
  String.raw`\b(?:any|of which|choose|pick|attempt|answer|solve|skip|leave(?: out)?)(?: (?:up to|at most|at least|any|only|just|the best|all))* ${numberPattern}\b|\b${numberPattern} of (?:them|these|those|which)\b`,
  "i",
);

/** True if the rest of the sentence has a number of its own for the same: with the value alone exchanged it may be false still. */
function hasChoice(words: string, { start, end }: Exchange): boolean {
  return choice.test(`${words.slice(0, start)}\uFFFC${words.slice(end)}`);
}

function exchangeOf(figure: Figure, { value }: Fact, words: string): Exchange | null {
  const { start, end, text, number, quantity } = figure;
  const { kind } = quantity;
  const before = words.slice(Math.max(0, start - 30), start);
  const after = words.slice(end, end + 40);
  const isBare = text.trim() === words.slice(...number).trim();
  const isOne = kind === "days" || quantity.min === quantity.max;
  const whole = { start, end };
  const figureAs = (form: FactForm) => ({ start: number[0], end: number[1], form });
  switch (value.kind) {
    case "money": {
      if (kind !== "money" || isBare) return null;
      if (value.per === undefined) return whole;
      const [per] =
        /^,? (?:per|for each|for every|an?|each) (?:question|objection|challenge)\b/i.exec(after) ??
        [];
      if (per === undefined && /^\s*(?:per|each|for each|apiece)/i.test(after)) return null;
      return { start, end: end + (per?.length ?? 0) };
    }
    case "percent":
    case "rank":
      return kind === value.kind && isOne ? whole : null;
    case "percentile":
      if (kind !== "percentile" || /\d(?:th|st|nd|rd)/.test(text)) return null;
      if (/\b(?:the|above|top) $/i.test(before)) return null;
      return isBare || !/percentile/i.test(text) ? figureAs("figure") : whole;
    case "number": {
      if (kind !== "count" && kind !== "marks" && kind !== "duration") return null;
      // The noun behind a one is singular.
      if (value.about !== undefined || figure.isApproximate || !isOne || quantity.min === 1)
        return null;
      if (/-|^(?:twice|thrice)$/i.test(text)) return null;
      const opens = /^[a-z]/i.test(words.slice(...number)) && words.slice(0, start).trim() === "";
      return opens && value.unit.includes(" ") ? null : figureAs("figure");
    }
    case "questions-and-marks":
      if (figure.isSigned || text.includes("-")) return null;
      return figureAs(kind === "marks" ? "marks" : "questions");
    case "signed-marks":
      if (!figure.isSigned || /[a-z]/i.test(text)) return null;
      return /^\s*marks/i.test(after) && Math.abs(value.marks) === 1 ? null : whole;
    case "duration":
      return text.includes("-") || after.startsWith("-") ? null : whole;
    case "date":
    case "date-range":
    case "date-list": {
      const isInPhrase = /day,?\s*$|\bbetween\s*$/i.test(before) || /\bof\s+[a-z]/i.test(text);
      return !isInPhrase && shapeOf(figure) === value.kind ? whole : null;
    }
    case "file-size": {
      if (!/\d\s*(?:to|[-–—])\s*\d/.test(text)) return null;
      const [type = ""] =
        /^(?:,| in|,? \(?)? ?(?:jpe?g|pdf)(?: (?:format|file))?/i.exec(after) ?? [];
      return /^\s*(?:[.,;)|]|$)/.test(after.slice(type.length))
        ? { start, end: end + type.length }
        : null;
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
