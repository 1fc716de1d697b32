import { createHash } from "node:crypto";
import { factNote, factText } from "../../../content/facts/index.ts";
import { derivedFrom, type FactSnapshot } from "../../../content/facts/snapshot.ts";
import { filledText } from "../../posts/text/fact-tokens.ts";
import { materialIn } from "../material/material.ts";
import { type MarkedText, type PlacedSentence, sentencesOf } from "./sentences.ts";

const maxSentences = 220;

type Passage = { readonly id: string | null; readonly title: string; readonly text: string };

export type PreparedReading = {
  readonly sentences: readonly PlacedSentence[];
  /** All that the site knows of it, by name: every record, and the passages of the evidence. */
  readonly records: ReadonlyMap<string, string>;
  readonly facts: FactSnapshot;
};

export function prepareReading(
  content: MarkedText,
  facts: FactSnapshot,
  passages: readonly Passage[],
): PreparedReading & { readonly all: readonly PlacedSentence[] } {
  const all = sentencesOf(content, facts);
  const records = new Map<string, string>();
  for (const record of facts.all) {
    const { id, topic, label, edition, standing } = record;
    const words = `${topic}: ${label}: ${factText(record)} (${edition})`;
    if (standing !== "withdrawn")
      records.set(id, `${words} ${factNote(record, facts) ?? ""}`.trim());
  }
  for (const { id, title, text } of passages)
    if (id !== null) records.set(id, `${title}\n${filledText(text, facts)}`);
  return { all, sentences: all.slice(0, maxSentences), records, facts };
}

const materialById = derivedFrom(
  (facts: FactSnapshot) => new Map(materialIn(facts).map((material) => [material.id, material])),
);

/** A record's value, or a passage as readers see it; null when there is none of this id. */
export function sourceText(id: string, facts: FactSnapshot): string | null {
  const record = facts.find(id);
  if (record !== undefined) return factText(record);
  const text = materialById(facts).get(id);
  return text === undefined ? null : filledText(text.markdown, facts);
}

/** By which it is seen that a record or passage says the same as before. */
export function valueOfSource(id: string, facts: FactSnapshot): string | null {
  const text = sourceText(id, facts);
  if (text === null || facts.find(id) !== undefined) return text;
  return createHash("sha256").update(text).digest("hex").slice(0, 16);
}
