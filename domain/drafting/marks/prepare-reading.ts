import { derivedFrom, type FactSnapshot } from "../../../content/facts/snapshot.ts";
import type { ReadQuery } from "../../language/read-query.ts";
import { yieldToOthers } from "../../shared/yield-to-others.ts";
import { guideIndexOf } from "../guides/guide-index.ts";
import { readLines, textIndexOf } from "../material/text-index.ts";
import type { DraftContent, Evidence } from "../writer.ts";
import { guideWordsOf, sourceInWords, type SourceText } from "./reading-sources.ts";
import { type PlacedSentence, sentencesOf } from "./sentences.ts";

/** Sentences that one reading is asked about, and what is shown beside each. */
const most = { sentences: 220, records: 3, ofTopic: 4, passages: 1, guides: 1 } as const;

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
  const guides = await guideIndexOf(facts);
  const recordsFor = await recordIndexOf(facts);
  const guideWordsFor = await nearestOf(guideWordsOf(guide?.markdown ?? "", facts));
  const all = sentencesOf(content, facts);
  const sentences = all.slice(0, most.sentences);
  const records = new Map<string, string>();
  const nearest: (readonly string[])[] = [];
  for (const { sentence, under, tokens } of sentences) {
    const query = guides.read(`${under} ${sentence}`);
    const ranked = recordsFor(query);
    const passages = guides
      .material(query)
      .flatMap(({ material }) => (material.kind === "facts" ? [] : material.id));
    // The records of its tokens, others of their topic, and the nearest of all.
    const ofTokens = tokens.flatMap(({ id, record }) => {
      const ofTopic = ranked.filter((one) => one.id !== record.id && one.within === record.topic);
      return [id, ...idsOf(ofTopic, most.ofTopic)];
    });
    const found = new Set([
      ...ofTokens,
      ...idsOf(ranked, most.records),
      ...passages.slice(0, most.passages),
      ...idsOf(guideWordsFor(query), most.guides),
    ]);
    for (const id of found) records.set(id, sourceInWords(id, facts));
    nearest.push([...found]);
    await yieldToOthers();
  }
  return { all, sentences, nearest, records };
}

function idsOf(texts: readonly SourceText[], count: number): readonly string[] {
  return texts.slice(0, count).map(({ id }) => id);
}

const recordIndexOf = derivedFrom(({ all }: FactSnapshot) =>
  nearestOf(
    all
      .filter(({ standing }) => standing !== "withdrawn")
      .map(({ id, label, topic }) => ({ id, title: label, within: topic, markdown: "" })),
  ),
);

async function nearestOf(texts: readonly SourceText[]) {
  const uses = new Map<string, number>();
  const index = await textIndexOf(
    texts.map(({ title, within, markdown }) => ({
      title,
      names: [],
      within,
      body: markdown === "" ? [] : readLines(markdown, uses),
    })),
  );
  return (query: ReadQuery) => index.rank(query).flatMap(({ place }) => texts[place] ?? []);
}
