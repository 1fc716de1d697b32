import { factFigure, factText, type Fact, type FactForm } from "../../../content/facts/index.ts";
import type { FactSnapshot } from "../../../content/facts/snapshot.ts";
import { markedFields, type MarkedField } from "../../posts/revisions/mark.ts";
import { factToken } from "../../posts/text/fact-tokens.ts";
import { yieldToOthers } from "../../shared/yield-to-others.ts";
import { figuresOf, type Figure } from "./figures.ts";
import { meaningOf } from "./meaning.ts";
import {
  isFree,
  plainRange,
  sentencesOf,
  type MarkedText,
  type PlacedSentence,
} from "./sentences.ts";

type Exchange = { readonly from: number; readonly to: number; readonly token: string };

/** The text with tokens for typed values that are the record's, word for word as readers see them. */
export async function tokenizeValues<Text extends MarkedText>(
  text: Text,
  { facts }: { readonly facts: FactSnapshot },
): Promise<Text> {
  const changed: Partial<Record<MarkedField, string>> = {};
  for (const field of markedFields) {
    const exchanges: Exchange[] = [];
    for (const sentence of sentencesOf(text, facts)) {
      if (sentence.field !== field || sentence.isExample) continue;
      exchanges.push(...exchangesIn(sentence, facts));
      await yieldToOthers();
    }
    let stored = text[field];
    for (const { from, to, token } of exchanges.toReversed())
      stored = stored.slice(0, from) + token + stored.slice(to);
    changed[field] = stored;
  }
  return Object.assign({}, text, changed);
}

function exchangesIn(sentence: PlacedSentence, facts: FactSnapshot): readonly Exchange[] {
  return figuresOf(sentence).flatMap((figure): Exchange[] => {
    const { kind, record, id } = meaningOf(figure, sentence, facts);
    const found = kind === "agrees" && record !== null ? exchangeOf(figure, record, id) : null;
    if (found === null || !isFree(sentence, found.start, found.end)) return [];
    const range = plainRange(sentence, found.start, found.end);
    return range === null ? [] : [{ from: range[0], to: range[1], token: found.token }];
  });
}

const forms: readonly FactForm[] = ["figure", "questions", "marks"];

/** The part of a figure that reads as the record's value does; null for another spelling, which a token would change. */
function exchangeOf({ start, end, text, number }: Figure, record: Fact, id: string) {
  if (plain(text) === plain(factText(record))) return { start, end, token: factToken(id) };
  const [from, to] = number;
  const bare = text.slice(from - start, to - start);
  const form = forms.find((one) => {
    const value = factFigure(record, one);
    return value !== factText(record) && value === bare;
  });
  return form === undefined ? null : { start: from, end: to, token: factToken(id, form) };
}

function plain(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(",", "")
    .replaceAll("−", "-")
    .replace(/^rs\.?\s*/, "₹")
    .replace(/\/-$/, "")
    .replace(/\s+/g, " ")
    .trim();
}
