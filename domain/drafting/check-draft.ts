import { derivedFrom, type FactSnapshot } from "../../content/facts/snapshot.ts";
import { yieldToOthers } from "../shared/yield-to-others.ts";
import { emptyContent } from "../posts/post.ts";
import { filledText } from "../posts/text/fact-tokens.ts";
import type { Ledger } from "../posts/revisions/ledger.ts";
import type { Mark, Verdict } from "../posts/revisions/mark.ts";
import { ownTextsIn } from "./guides/own-texts.ts";
import { particularTexts } from "./guides/particulars.ts";
import type { ReadSeats } from "./guides/seat-rows.ts";
import { findMarks } from "./marks/find-marks.ts";
import { withVerdicts } from "./marks/reading-marks.ts";
import { sentenceKey, sentencesOf } from "./marks/sentences.ts";
import { tokenizeValues } from "./marks/typed-values.ts";
import { type SafetyContext, safetyFindings, withoutLeftovers } from "./safety/safety.ts";
import type { DraftContent } from "./writer.ts";

export type CheckContext = Omit<SafetyContext, "facts" | "isOwnSentence"> & {
  readonly facts: FactSnapshot;
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
  return checkKept(await tokenizeValues(withoutLeftovers(written), context), context);
}

export async function checkKept(
  content: DraftContent,
  context: CheckContext,
): Promise<CheckedDraft> {
  const { facts, request, checkedAt, verdicts, notCovered, readSeats } = context;
  const ofRequest = request === null ? [] : await particularTexts(request, facts, readSeats);
  const isOwnSentence = await ownSentenceCheck(facts, ofRequest);
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

export type CheckedShortText = {
  readonly refused: readonly { readonly sentence: string; readonly why: string }[];
  readonly toConfirm: readonly { readonly sentence: string; readonly why: string }[];
};

export async function checkShortText(
  { title, text }: { readonly title: string; readonly text: string },
  context: CheckContext,
): Promise<CheckedShortText> {
  const written = { ...emptyContent, title, hero_summary: text };
  const { ledger } = await checkKept(written, context);
  const told = (wanted: Mark["kind"]) =>
    ledger.marks.flatMap(({ kind, sentence, why }) =>
      kind === wanted ? { sentence, why: why ?? "" } : [],
    );
  const findings = ledger.findings.filter(
    ({ stops, kind, quote }) => stops && kind !== "shape" && kind !== "slug" && quote !== "",
  );
  return {
    refused: [
      ...findings.map(({ quote, message }) => ({ sentence: quote, why: message })),
      ...told("conflict"),
    ],
    toConfirm: told("unverified"),
  };
}

/** Pieces shorter than this say too little to be known again. */
const minKnown = 12;

async function ownSentenceCheck(
  facts: FactSnapshot,
  ofRequest: readonly string[],
): Promise<(sentence: string) => boolean> {
  const [ofGuides, ofParticulars] = [await ownPieces(facts), await piecesOfTexts(ofRequest, facts)];
  return (sentence) => {
    const pieces = piecesOf(sentence);
    return (
      pieces.length > 0 &&
      pieces.every(
        (piece) =>
          (ofGuides.has(piece) || ofParticulars.has(piece)) &&
          (piece.length >= minKnown || !/\d/.test(piece)),
      )
    );
  };
}

/** Every sentence of our guides, passages and answers, which people have checked. */
const ownPieces = derivedFrom((facts: FactSnapshot) => piecesOfTexts(ownTextsIn(facts), facts));

async function piecesOfTexts(
  texts: readonly string[],
  facts: FactSnapshot,
): Promise<ReadonlySet<string>> {
  const pieces = new Set<string>();
  for (const text of texts) {
    const shown = filledText(text, facts);
    for (const part of [shown, ...cellsOf(shown)])
      for (const piece of piecesOf(part)) pieces.add(piece);
    await yieldToOthers();
  }
  return pieces;
}

/** The cells of tables with their heads before them, as `sentencesOf` has them. */
function cellsOf(text: string): readonly string[] {
  const rows = text.split("\n").map((line) =>
    line.startsWith("|")
      ? line
          .split("|")
          .slice(1, -1)
          .map((cell) => cell.trim())
      : null,
  );
  let heads: readonly string[] = [];
  return rows.flatMap((row, place) => {
    if (row === null || row.every((cell) => /^:?-+:?$/.test(cell))) return [];
    if (rows[place - 1] == null) {
      heads = row;
      return [];
    }
    const [first = ""] = row;
    return row.flatMap((cell, column) => {
      const head = heads[column] ?? "";
      return column === 0 ? [`${head}: ${cell}`] : [`${first}, ${head}: ${cell}`];
    });
  });
}

/** A text cut at the ends of its sentences, lines and cells, each piece by its letters and digits. */
function piecesOf(text: string): readonly string[] {
  return text
    .replaceAll(/\]\([^)]*\)|[*_`>#"“”‘’()[\]]/g, "")
    .split(/[.!?।]+(?=\s|$)|[|\n]+/)
    .map(sentenceKey)
    .filter((piece) => piece !== "");
}
