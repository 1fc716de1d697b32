import { derivedFrom, type FactSnapshot } from "../../content/facts/snapshot.ts";
import type { Ledger } from "../posts/revisions/ledger.ts";
import type { Verdict } from "../posts/revisions/mark.ts";
import { filledText } from "../posts/text/fact-tokens.ts";
import { yieldToOthers } from "../shared/yield-to-others.ts";
import { ownTextsIn } from "./guides/own-texts.ts";
import { particularTexts, type ReadSeats } from "./guides/particulars.ts";
import { findMarks } from "./marks/find-marks.ts";
import { withVerdicts } from "./marks/reading-marks.ts";
import { sentenceKey, sentencesOf } from "./marks/sentences.ts";
import { tokenizeValues } from "./marks/typed-values.ts";
import { type SafetyContext, safetyFindings, withoutLeftovers } from "./safety/safety.ts";
import type { DraftContent } from "./writer.ts";

export type CheckContext = Omit<SafetyContext, "isOwnSentence"> & {
  readonly checkedAt: string;
  /** The person's words that the post was made from; null where nobody knows them. */
  readonly request: string | null;
  /** Verdicts of models on sentences of earlier revisions, the newest first. */
  readonly verdicts: readonly Verdict[];
  readonly notCovered: readonly string[];
  /** Null where no closing ranks are at hand. */
  readonly readSeats: ReadSeats | null;
};

export type CheckedDraft = { readonly content: DraftContent; readonly ledger: Ledger };

/** A writer's draft without leftovers of a model and with tokens for typed values, and what is marked in it. */
export async function checkDraft(
  written: DraftContent,
  context: CheckContext,
): Promise<CheckedDraft> {
  return checkKept(await tokenizeValues(withoutLeftovers(written), context.facts), context);
}

export async function checkKept(
  content: DraftContent,
  context: CheckContext,
): Promise<CheckedDraft> {
  const { facts, request, checkedAt, verdicts, notCovered, readSeats } = context;
  const ofRequest = request === null ? [] : await particularTexts(request, facts, readSeats);
  const [ofGuides, ofParticulars] = [await ownKeys(facts), await keysOf(ofRequest, facts)];
  const isOwn = (key: string) =>
    (key.length >= minKnown || !/\d/.test(key)) && (ofGuides.has(key) || ofParticulars.has(key));
  const isOwnSentence = (sentence: string) =>
    isOwn(sentenceKey(sentence)) || piecesOf(sentence).every(isOwn);
  const marks = await findMarks(content, { facts, request, isOwnSentence });
  return {
    content,
    ledger: {
      form: 2,
      checked_at: checkedAt,
      facts_version: facts.version,
      marks: [...withVerdicts(marks, sentencesOf(content, facts), verdicts, facts)],
      findings: [...(await safetyFindings(content, { ...context, isOwnSentence }))],
      not_covered: [...notCovered],
      verdicts: [],
    },
  };
}

/** Sentences shorter than this say too little to be known again by a figure. */
const minKnown = 12;

/** Every sentence of our guides, passages and answers, which people have checked. */
const ownKeys = derivedFrom((facts: FactSnapshot) => keysOf(ownTextsIn(facts), facts));

async function keysOf(texts: readonly string[], facts: FactSnapshot): Promise<ReadonlySet<string>> {
  const keys = new Set<string>();
  for (const text of texts) {
    for (const piece of piecesOf(filledText(text, facts))) keys.add(piece);
    // A cell is known again with the heads of its row and column.
    for (const body_markdown of text.split("\n\n").filter((part) => part.startsWith("|"))) {
      const table = { title: "", hero_summary: "", meta_description: "", body_markdown };
      for (const { sentence } of sentencesOf(table, facts)) keys.add(sentenceKey(sentence));
    }
    await yieldToOthers();
  }
  return keys;
}

/** A text cut at the ends of its sentences, lines and cells, each piece by its letters and digits. */
function piecesOf(text: string): readonly string[] {
  return text
    .replaceAll(/\]\([^)]*\)|[*_`>#"“”‘’()[\]]/g, "")
    .split(/[.!?।]+(?=\s|$)|[|\n]+/)
    .map(sentenceKey)
    .filter((piece) => piece !== "");
}
