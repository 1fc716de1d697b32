import { createHash } from "node:crypto";
import { factNote, factText } from "../../../content/facts/index.ts";
import { derivedFrom, type FactSnapshot } from "../../../content/facts/snapshot.ts";
import { filledText } from "../../posts/text/fact-tokens.ts";
import { yieldToOthers } from "../../shared/yield-to-others.ts";
import { guideIndexOf } from "../guides/guide-index.ts";
import { materialIn } from "../material/material.ts";
import { textIndexOf } from "../material/text-index.ts";
import { type MarkedText, type PlacedSentence, sentencesOf } from "./sentences.ts";

/** Sentences that one reading is asked about, and what is shown beside each. */
const most = { sentences: 220, records: 3, ofTopic: 4, passages: 1 } as const;

export type PreparedReading = {
  readonly sentences: readonly PlacedSentence[];
  /** For each sentence the records and passages nearest to it, by their names in `records`. */
  readonly nearest: readonly (readonly string[])[];
  readonly records: ReadonlyMap<string, string>;
  readonly facts: FactSnapshot;
};

/** The sentences of a draft, each with the records and passages nearest to it. */
export async function prepareReading(
  content: MarkedText,
  facts: FactSnapshot,
): Promise<PreparedReading & { readonly all: readonly PlacedSentence[] }> {
  const guides = await guideIndexOf(facts);
  const { index, stated } = await recordIndexOf(facts);
  const all = sentencesOf(content, facts);
  const sentences = all.slice(0, most.sentences);
  const records = new Map<string, string>();
  const nearest: (readonly string[])[] = [];
  for (const { sentence, under, tokens } of sentences) {
    const query = guides.read(`${under} ${sentence}`);
    const ranked = index.rank(query).flatMap(({ place }) => stated[place] ?? []);
    const passages = guides
      .material(query)
      .flatMap(({ material }) => (material.kind === "facts" ? [] : material.id));
    // The records of its tokens, others of their topic, and the nearest of all.
    const ofTokens = tokens.flatMap(({ id, record }) => {
      const ofTopic = ranked.filter((one) => one.id !== record.id && one.topic === record.topic);
      return [id, ...ofTopic.slice(0, most.ofTopic).map((one) => one.id)];
    });
    const found = new Set([
      ...ofTokens,
      ...ranked.slice(0, most.records).map(({ id }) => id),
      ...passages.slice(0, most.passages),
    ]);
    for (const id of found) records.set(id, sourceInWords(id, facts));
    nearest.push([...found]);
    await yieldToOthers();
  }
  return { all, sentences, nearest, records, facts };
}

const recordIndexOf = derivedFrom(async ({ all }: FactSnapshot) => {
  const stated = all.filter(({ standing }) => standing !== "withdrawn");
  const texts = stated.map(({ label, topic }) => ({
    title: label,
    names: [],
    within: topic,
    body: [],
  }));
  return { stated, index: await textIndexOf(texts) };
});

const materialById = derivedFrom(
  (facts: FactSnapshot) => new Map(materialIn(facts).map((material) => [material.id, material])),
);

/** A passage or a question as readers see it. */
export function sourceText(id: string, facts: FactSnapshot) {
  const text = materialById(facts).get(id);
  if (text === undefined) return null;
  return { title: filledText(text.title, facts), markdown: filledText(text.markdown, facts) };
}

/** A text, or a record with everything that says what its value is of. */
function sourceInWords(id: string, facts: FactSnapshot): string {
  const record = facts.find(id);
  if (record === undefined) {
    const text = sourceText(id, facts);
    return text === null ? "" : `${text.title}\n${text.markdown}`;
  }
  const { topic, label, edition } = record;
  const words = `${topic}: ${label}: ${factText(record)} (${edition})`;
  return `${words} ${factNote(record, facts) ?? ""}`.trim();
}

/** By which it is seen that a record or text says the same as before; null when there is none of this id. */
export function valueOfSource(id: string, facts: FactSnapshot): string | null {
  const record = facts.find(id);
  if (record !== undefined) return factText(record);
  const text = sourceText(id, facts);
  return text && createHash("sha256").update(text.markdown).digest("hex").slice(0, 16);
}
