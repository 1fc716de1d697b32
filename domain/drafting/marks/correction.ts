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

/** Null where the sentence would not read right, or might be false still, with the record's value. */
export function correctionOf(
  figure: Figure,
  record: Fact,
  id: string,
  sentence: PlacedSentence,
): Correction | null {
  const { words } = sentence;
  if (!isKnown(record) || record.standing === "expected" || record.carried !== undefined)
    return null;
  const exchange = exchangeOf(figure, record, words);
  if (exchange === null) return null;
  const { start, end } = exchange;
  const rest = `${words.slice(0, start)}\uFFFC${words.slice(end)}`;
  if (choice.test(rest) || plainRange(sentence, start, end) === null) return null;
  return exchanged(sentence, exchange, record, id);
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

/** A number of its own for the same: `any five of them`. */
const choice = new RegExp(
  String.raw`\b(?:any|of which|choose|attempt|answer|solve|skip) (?:only |any )?${numberPattern}\b|\b${numberPattern} of (?:them|these|those|which)\b`,
  "i",
);

function exchangeOf(figure: Figure, { value }: Fact, words: string): Exchange | null {
  const { start, end, text, number, quantity, isSigned } = figure;
  const { kind } = quantity;
  const before = words.slice(0, start);
  const after = words.slice(end);
  const isOne = kind === "days" || quantity.min === quantity.max;
  const whole = { start, end };
  const figureAs = (form: FactForm) => ({ start: number[0], end: number[1], form });
  if (/\w-/.test(text) || after.startsWith("-")) return null;
  switch (value.kind) {
    case "money": {
      if (kind !== "money" || text === words.slice(...number)) return null;
      const [per = ""] =
        /^,? (?:per|for each|an?|each) (?:question|objection)\b/i.exec(after) ?? [];
      return value.per === undefined ? whole : { start, end: end + per.length };
    }
    case "percent":
    case "rank":
      return kind === value.kind && isOne ? whole : null;
    case "percentile":
      if (kind !== "percentile" || /\d(?:th|st|nd|rd)/.test(text)) return null;
      return /percentile$/i.test(text) ? whole : figureAs("figure");
    case "number": {
      if (kind !== "count" && kind !== "marks" && kind !== "duration") return null;
      // The noun behind a one is singular.
      const isPlain = value.about === undefined && !figure.isApproximate && quantity.min !== 1;
      return isPlain && isOne ? figureAs("figure") : null;
    }
    case "questions-and-marks":
      return isSigned ? null : figureAs(kind === "marks" ? "marks" : "questions");
    case "signed-marks":
      return isSigned && !/[a-z]/i.test(text + after.slice(0, 3)) ? whole : null;
    case "duration":
      return whole;
    case "date":
    case "date-range":
    case "date-list": {
      const isInPhrase = /day,?\s*$|\bbetween\s*$/i.test(before) || /\bof\s+[a-z]/i.test(text);
      return !isInPhrase && shapeOf(figure) === value.kind ? whole : null;
    }
    case "file-size": {
      const [type = ""] = /^(?:,| in|,? \(?)? ?(?:jpe?g|pdf)\b/i.exec(after) ?? [];
      const isRange = /\d\s*(?:to|[–—])\s*\d/.test(text);
      const isEnd = /^\s*(?:[.,;)|]|$)/.test(after.slice(type.length));
      return isRange && isEnd ? { start, end: end + type.length } : null;
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
