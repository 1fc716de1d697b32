import { derivedFrom, type FactSnapshot } from "../../../content/facts/snapshot.ts";
import type { ReadQuery } from "../../language/read-query.ts";
import { yieldToOthers } from "../../shared/yield-to-others.ts";
import { guideIndexOf } from "../guides/guide-index.ts";
import { readLines, textIndexOf } from "../material/text-index.ts";
import type { DraftContent, Evidence } from "../writer.ts";
import { guideWordsOf, recordInWords, sourceText, type SourceText } from "./reading-sources.ts";
import { type PlacedSentence, sentencesOf } from "./sentences.ts";

const maxSentences = 220;
const nearestOfSentence = { records: 3, ofGroup: 4, passages: 1, guides: 1 } as const;

type PreparedReading = {
  readonly sentences: readonly PlacedSentence[];
  readonly nearest: readonly (readonly string[])[];
  readonly records: ReadonlyMap<string, string>;
  /** With those beyond what one reading is asked about. */
  readonly all: readonly PlacedSentence[];
};

export async function prepareReading(
  content: DraftContent,
  facts: FactSnapshot,
  guide: Evidence["guide"],
): Promise<PreparedReading> {
  const index = await readingIndexOf(facts);
  const guideWords = await textsByNearness(guideWordsOf(guide?.markdown ?? "", facts));
  const all = sentencesOf(content, facts);
  const sentences = all.slice(0, maxSentences);
  const records = new Map<string, string>();
  const nearest: (readonly string[])[] = [];
  for (const sentence of sentences) {
    const query = index.read(sentence);
    const texts = [
      ...index.passagesFor(query).slice(0, nearestOfSentence.passages),
      ...guideWords(query).slice(0, nearestOfSentence.guides),
    ];
    const found = [
      ...index.recordsFor(query, sentence),
      ...texts.flatMap((id) => namedText(id, facts)),
    ];
    for (const [name, text] of found) records.set(name, text);
    nearest.push([...new Set(found.map(([name]) => name))]);
    await yieldToOthers();
  }
  return { all, sentences, nearest, records };
}

type Named = readonly [name: string, text: string];

const readingIndexOf = derivedFrom(async (facts: FactSnapshot) => {
  const guides = await guideIndexOf(facts);
  const records = facts.all.filter(({ standing }) => standing !== "withdrawn");
  const index = await textIndexOf(
    records.map(({ topic, label }) => ({ title: label, names: [], within: topic, body: [] })),
  );
  return {
    read: ({ sentence, under }: PlacedSentence) => guides.read(`${under} ${sentence}`),
    passagesFor: (query: ReadQuery) =>
      guides
        .material(query)
        .flatMap(({ material }) => (material.kind === "facts" ? [] : material.id)),
    /** Those of its tokens, others of their topic, and the nearest of all. */
    recordsFor(query: ReadQuery, { tokens }: PlacedSentence): readonly Named[] {
      const ranked = index.rank(query).flatMap(({ place }) => records[place] ?? []);
      const ofTokens = tokens.flatMap(({ id, record: own }): readonly Named[] => {
        const group = ranked.filter((other) => other.id !== own.id && other.topic === own.topic);
        const others = group.slice(0, nearestOfSentence.ofGroup);
        return [[id, recordInWords(own, facts)], ...others.map(named)];
      });
      return [...ofTokens, ...ranked.slice(0, nearestOfSentence.records).map(named)];
    },
  };

  function named(record: (typeof records)[number]): Named {
    return [record.id, recordInWords(record, facts)];
  }
});

async function textsByNearness(texts: readonly SourceText[]) {
  const uses = new Map<string, number>();
  const index = await textIndexOf(
    texts.map(({ title, markdown }) => ({
      title,
      names: [],
      within: "",
      body: readLines(markdown, uses),
    })),
  );
  return (query: ReadQuery) => index.rank(query).flatMap(({ place }) => texts[place]?.id ?? []);
}

function namedText(id: string, facts: FactSnapshot): readonly Named[] {
  const text = sourceText(id, facts);
  return text === null ? [] : [[id, `${text.title}\n${text.markdown}`]];
}
