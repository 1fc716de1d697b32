import type { FactSnapshot } from "../../content/facts/snapshot.ts";
import { wordsOf } from "../../database/search-words.ts";
import type { SiteUpdate } from "../updates/update.ts";
import { excerptOf, markedText, wantedTerms } from "./excerpt.ts";
import { rankDocuments } from "./rank-documents.ts";
import { readQuery } from "./read-query.ts";
import { longestQuery, type SearchAnswer, type SearchHit } from "./search-answer.ts";
import { createSiteIndexes } from "./site-search.ts";
import type { Spelling } from "./spelling.ts";

type Dependencies = {
  /** The updates that readers have. */
  readonly updates: () => readonly SiteUpdate[];
};

/** At most so many answers; who does not find among them asks again in other words. */
const mostHits = 30;

/** Less of the query than this is no answer to it. */
const leastCoverage = 0.34;

/** What answers a few typed words: pages by part, questions, updates, facts and posts. */
export function createSearchService({ updates }: Dependencies) {
  const siteIndex = createSiteIndexes();

  return {
    /** What answers this query, by these records. Never fails for what was typed. */
    find(query: string, facts: FactSnapshot): Promise<SearchAnswer> {
      const typed = query.toWellFormed().replaceAll("\0", " ").trim().slice(0, longestQuery).trim();
      const { index, spelling } = siteIndex(facts, updates());
      const spelt = correctedWords(wordsOf(typed), spelling);
      const read = readQuery(spelt.words);
      const ranked = rankDocuments(index, read);
      const best = ranked[0]?.score ?? 0;
      const isNearest = (ranked[0]?.coverage ?? 0) < leastCoverage;
      const shown = ranked.filter(({ score }) => score > best * 0.12).slice(0, mostHits);
      const wanted = wantedTerms(read.groups);
      return Promise.resolve({
        query: typed,
        corrected: spelt.isCorrected ? spelt.words.join(" ") : null,
        values: [],
        hits: shown.flatMap(({ place }): readonly SearchHit[] => {
          const found = index.documents[place];
          if (found === undefined) return [];
          const { kind, path, title, within, lines, day } = found;
          return [
            {
              ...{ kind, path, within, day },
              title: markedText(title, wanted),
              excerpt: excerptOf(lines, wanted),
            },
          ];
        }),
        isNearest,
      });
    },
  };
}

function correctedWords(words: readonly string[], spelling: Spelling) {
  let isCorrected = false;
  const right = words.flatMap((word) => {
    const corrected = spelling.corrected(word);
    if (corrected === null) return [word];
    isCorrected = true;
    return corrected;
  });
  return { words: right, isCorrected };
}
