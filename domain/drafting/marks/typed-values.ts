import { factFigure, factText, type Fact, type FactForm } from "../../../content/facts/index.ts";
import type { FactSnapshot } from "../../../content/facts/snapshot.ts";
import { markedFields, type MarkedField } from "../../posts/revisions/mark.ts";
import { factToken } from "../../posts/text/fact-tokens.ts";
import { yieldToOthers } from "../../shared/yield-to-others.ts";
import { figuresOf, type MarkContext } from "./find-marks.ts";
import type { Figure } from "./figures.ts";
import { meaningOf } from "./meant.ts";
import { sentencesOf, type MarkedText, type PlacedSentence } from "./sentences.ts";

type Exchange = {
  readonly field: MarkedField;
  readonly from: number;
  readonly to: number;
  readonly token: string;
};

/** The text with tokens for typed values that are the record's, word for word as readers see them. */
export async function tokenizeValues<Text extends MarkedText>(
  text: Text,
  { facts }: Pick<MarkContext, "facts">,
): Promise<Text> {
  const exchanges: Exchange[] = [];
  for (const sentence of sentencesOf(text, facts)) {
    if (!sentence.isExample) exchanges.push(...exchangesIn(sentence, facts));
    await yieldToOthers();
  }
  const changed: Partial<Record<MarkedField, string>> = {};
  for (const field of markedFields) {
    let stored = text[field];
    for (const { from, to, token } of exchanges.filter((one) => one.field === field).toReversed())
      stored = stored.slice(0, from) + token + stored.slice(to);
    changed[field] = stored;
  }
  return Object.assign({}, text, changed);
}

function exchangesIn(sentence: PlacedSentence, facts: FactSnapshot): readonly Exchange[] {
  return figuresOf(sentence).flatMap((figure): Exchange[] => {
    const meaning = meaningOf(figure, sentence, facts);
    const { record, edition } = meaning;
    if (meaning.kind !== "agrees" || record === null) return [];
    const id = edition === facts.edition ? record.id : `${edition}/${record.id}`;
    const exchange = exchangeOf(figure, record, id);
    if (exchange === null || !sentence.free.slice(exchange.start, exchange.end).every(Boolean))
      return [];
    const from = sentence.from[exchange.start] ?? 0;
    const to = sentence.to[exchange.end - 1] ?? 0;
    // Markup within the value would be lost.
    if (to - from !== exchange.end - exchange.start) return [];
    return [{ field: sentence.field, from, to, token: exchange.token }];
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
