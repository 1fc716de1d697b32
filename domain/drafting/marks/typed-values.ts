import { factFigure, factText, type Fact, type FactForm } from "../../../content/facts/index.ts";
import type { FactSnapshot } from "../../../content/facts/snapshot.ts";
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

/** The text with tokens for typed values that are the record's, word for word as readers see them. */
export async function tokenizeValues<Text extends MarkedText>(
  text: Text,
  facts: FactSnapshot,
): Promise<Text> {
  let changed: Text = text;
  // From the end, so that what is exchanged moves nothing that is still to come.
  for (const sentence of sentencesOf(text, facts).toReversed()) {
    const { field, isExample } = sentence;
    if (isExample) continue;
    for (const { range, token } of exchangesIn(sentence, facts).toReversed()) {
      const stored = changed[field];
      const exchanged = stored.slice(0, range[0]) + token + stored.slice(range[1]);
      changed = Object.assign({}, changed, { [field]: exchanged });
    }
    await yieldToOthers();
  }
  return changed;
}

function exchangesIn(sentence: PlacedSentence, facts: FactSnapshot) {
  return figuresOf(sentence).flatMap((figure) => {
    const { kind, record, id } = meaningOf(figure, sentence, facts);
    const found = kind === "agrees" && record !== null ? exchangeOf(figure, record, id) : null;
    if (found === null || !isFree(sentence, found.start, found.end)) return [];
    const range = plainRange(sentence, found.start, found.end);
    return range === null ? [] : [{ range, token: found.token }];
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
