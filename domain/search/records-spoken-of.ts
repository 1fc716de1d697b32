import type { FactSnapshot } from "../../content/facts/snapshot.ts";
import { wordsOf } from "../../database/search-words.ts";
import { rankDocuments } from "./rank-documents.ts";
import { readQuery } from "../language/read-query.ts";
import { siteIndexOf } from "./site-index.ts";

const maxWords = 40;
const leastCoverage = 0.2;

export async function recordsSpokenOf(
  text: string,
  facts: FactSnapshot,
  maxRecords: number,
): Promise<readonly string[]> {
  const { index } = await siteIndexOf({ facts, updates: none, posts: none });
  const words = wordsOf(text)
    // Figures are what has changed: no record has them.
    .filter((word) => !/^\d{3,}/.test(word))
    .slice(0, maxWords);
  const ranked = rankDocuments(index, readQuery(words));
  return ranked
    .flatMap(({ place, coverage }) => {
      const fact = index.documents[place]?.fact ?? null;
      return fact === null || coverage < leastCoverage ? [] : fact.id;
    })
    .slice(0, maxRecords);
}

/** The same lists each time: the index is made once for it. */
const none = [] as const;
