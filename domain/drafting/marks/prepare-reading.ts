import { factNote, factText } from "../../../content/facts/index.ts";
import { derivedFrom, type FactSnapshot } from "../../../content/facts/snapshot.ts";
import { filledText } from "../../posts/text/fact-tokens.ts";
import { yieldToOthers } from "../../shared/yield-to-others.ts";
import { guideIndexOf } from "../guides/guide-index.ts";
import { textIndexOf } from "../material/text-index.ts";
import type { DraftContent } from "../writer.ts";
import { type PlacedSentence, sentencesOf } from "./sentences.ts";

/** Sentences that a reading is asked about at most, and what is shown beside each. */
const maxSentences = 220;
const nearestOfSentence = { records: 3, passages: 1 } as const;

/** The sentences of a draft, with the names of what is shown beside each, and what these names stand for in words. */
type PreparedReading = {
  readonly sentences: readonly PlacedSentence[];
  readonly nearest: readonly (readonly string[])[];
  readonly records: ReadonlyMap<string, string>;
};

/** The sentences of a draft, each with the records and passages that are nearest to it. */
export async function prepareReading(
  content: DraftContent,
  facts: FactSnapshot,
): Promise<PreparedReading> {
  const index = await readingIndexOf(facts);
  const sentences = sentencesOf(content, facts).slice(0, maxSentences);
  const records = new Map<string, string>();
  const nearest: (readonly string[])[] = [];
  for (const { sentence, under } of sentences) {
    const found = index.nearestTo(`${under} ${sentence}`);
    for (const [name, text] of found) records.set(name, text);
    nearest.push(found.map(([name]) => name));
    await yieldToOthers();
  }
  return { sentences, nearest, records };
}

type Named = readonly [name: string, text: string];

/** Records by their ids and passages by theirs, as a reader of sentences gets them. */
const readingIndexOf = derivedFrom(async (facts: FactSnapshot) => {
  const guides = await guideIndexOf(facts);
  const records = facts.all.filter(({ standing }) => standing !== "withdrawn");
  const index = await textIndexOf(
    records.map(({ topic, label }) => ({ title: label, names: [], within: topic, body: [] })),
  );
  return {
    nearestTo(words: string): readonly Named[] {
      const query = guides.read(words);
      const near = index.rank(query).slice(0, nearestOfSentence.records);
      const said = guides
        .material(query)
        .filter(({ material }) => material.kind !== "facts")
        .slice(0, nearestOfSentence.passages);
      return [
        ...near.flatMap(({ place }): Named[] => {
          const record = records[place];
          if (record === undefined) return [];
          const { id, topic, label, edition } = record;
          const note = factNote(record, facts);
          const text = `${topic}: ${label}: ${factText(record)} (${edition})`;
          return [[id, note === null ? text : `${text} ${note}`]];
        }),
        ...said.map(({ material: { id, title, markdown } }): Named => [
          id,
          filledText(`${title}\n${markdown}`, facts),
        ]),
      ];
    },
  };
});
