import { derivedFrom, type FactSnapshot } from "../../../content/facts/snapshot.ts";
import { yieldToOthers } from "../../shared/yield-to-others.ts";
import { guideIndexOf } from "../guides/guide-index.ts";
import { readLines, textIndexOf } from "../material/text-index.ts";
import type { DraftContent } from "../writer.ts";
import { guideWordsIn, recordInWords, sourceText } from "./reading-sources.ts";
import { type PlacedSentence, sentencesOf } from "./sentences.ts";

/** Sentences that a reading is asked about at most. */
const maxSentences = 220;
/** How many are shown beside each sentence. */
const nearestOfSentence = { records: 3, ofGroup: 4, passages: 1, guides: 1 } as const;

/** The sentences of a draft, with the names of what is shown beside each, and what these names stand for in words. */
type PreparedReading = {
  readonly sentences: readonly PlacedSentence[];
  readonly nearest: readonly (readonly string[])[];
  readonly records: ReadonlyMap<string, string>;
  /** With those beyond what one reading is asked about. */
  readonly all: readonly PlacedSentence[];
};

/** The sentences of a draft, each with the records and texts of ours that are nearest to it. */
export async function prepareReading(
  content: DraftContent,
  facts: FactSnapshot,
): Promise<PreparedReading> {
  const index = await readingIndexOf(facts);
  const all = sentencesOf(content, facts);
  const sentences = all.slice(0, maxSentences);
  const records = new Map<string, string>();
  const nearest: (readonly string[])[] = [];
  for (const sentence of sentences) {
    const found = index.nearestTo(sentence);
    for (const [name, text] of found) records.set(name, text);
    nearest.push([...new Set(found.map(([name]) => name))]);
    await yieldToOthers();
  }
  return { all, sentences, nearest, records };
}

type Named = readonly [name: string, text: string];

/** Records by their ids and texts by theirs, as a reader of sentences gets them. */
const readingIndexOf = derivedFrom(async (facts: FactSnapshot) => {
  const guides = await guideIndexOf(facts);
  const records = facts.all.filter(({ standing }) => standing !== "withdrawn");
  const recordIndex = await textIndexOf(
    records.map(({ topic, label }) => ({ title: label, names: [], within: topic, body: [] })),
  );
  const guideWords = guideWordsIn(facts);
  const uses = new Map<string, number>();
  const guideWordIndex = await textIndexOf(
    guideWords.map(({ title, markdown }) => ({
      title,
      names: [],
      within: "",
      body: readLines(markdown, uses),
    })),
  );
  return {
    nearestTo({ sentence, under, tokens }: PlacedSentence): readonly Named[] {
      const query = guides.read(`${under} ${sentence}`);
      const ranked = recordIndex.rank(query).flatMap(({ place }) => records[place] ?? []);
      const ofTokens = tokens.flatMap(({ id, record: own }): readonly Named[] => {
        const group = ranked.filter(({ id, topic }) => id !== own.id && topic === own.topic);
        return [
          [id, recordInWords(own, facts)],
          ...group.slice(0, nearestOfSentence.ofGroup).map(named),
        ];
      });
      const passages = guides
        .material(query)
        .flatMap(({ material }) => (material.kind === "facts" ? [] : material.id));
      const told = guideWordIndex.rank(query).flatMap(({ place }) => guideWords[place]?.id ?? []);
      const texts = [
        ...passages.slice(0, nearestOfSentence.passages),
        ...told.slice(0, nearestOfSentence.guides),
      ];
      return [
        ...ofTokens,
        ...ranked.slice(0, nearestOfSentence.records).map(named),
        ...texts.flatMap((id): readonly Named[] => {
          const text = sourceText(id, facts);
          return text === null ? [] : [[id, `${text.title}\n${text.markdown}`]];
        }),
      ];
    },
  };

  function named(record: (typeof records)[number]): Named {
    return [record.id, recordInWords(record, facts)];
  }
});
