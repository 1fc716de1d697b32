import { factNote, factText } from "../../../content/facts/index.ts";
import { derivedFrom, type FactSnapshot } from "../../../content/facts/snapshot.ts";
import { wordsOf } from "../../../database/search-words.ts";
import { filledText } from "../../posts/text/fact-tokens.ts";
import { yieldToOthers } from "../../shared/yield-to-others.ts";
import { type Material, materialIn } from "../material/material.ts";
import {
  type IndexedText,
  queryReader,
  readLines,
  spellingIn,
  textIndexOf,
} from "../material/text-index.ts";
import { countUses } from "../../language/spelling.ts";
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
  const records = facts.all.filter(({ standing }) => standing !== "withdrawn");
  const passages = materialIn(facts).filter(({ kind }) => kind !== "facts");
  const recordTexts = records.map(({ topic, label }): IndexedText => ({
    title: label,
    names: [],
    within: topic,
    body: [],
  }));
  const uses = new Map<string, number>();
  const passageTexts: IndexedText[] = [];
  for (const { title, asks, subjects, markdown } of passages) {
    const body = readLines(filledText(markdown, facts), uses);
    passageTexts.push({
      title: filledText(title, facts),
      names: asks,
      within: subjects.join(" "),
      body,
    });
    await yieldToOthers();
  }
  const texts = [...recordTexts, ...passageTexts];
  for (const { title } of texts) countUses(uses, wordsOf(title));
  const recordIndex = await textIndexOf(recordTexts);
  const passageIndex = await textIndexOf(passageTexts);
  const read = queryReader(await spellingIn(texts, uses));

  return {
    nearestTo(words: string): readonly Named[] {
      const query = read(words);
      const near = recordIndex.rank(query).slice(0, nearestOfSentence.records);
      const said = passageIndex.rank(query).slice(0, nearestOfSentence.passages);
      return [
        ...near.flatMap(({ place }): Named[] => {
          const record = records[place];
          if (record === undefined) return [];
          const { id, topic, label, edition } = record;
          const note = factNote(record, facts);
          const text = `${topic}: ${label}: ${factText(record)} (${edition})`;
          return [[id, note === null ? text : `${text} ${note}`]];
        }),
        ...said.flatMap(({ place }): Named[] => {
          const passage = passages[place];
          return passage === undefined ? [] : [[passage.id, textOf(passage)]];
        }),
      ];
    },
  };

  function textOf({ title, markdown }: Material): string {
    return filledText(`${title}\n${markdown}`, facts);
  }
});
