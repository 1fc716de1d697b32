import MiniSearch, { type SearchResult } from "minisearch";
import { isWeak, plainTerm, splitTerms } from "./search-terms.ts";

/** What is searched of a record or page: its name, words that readers use for it, and its own text. */
export type IndexEntry = {
  readonly id: string;
  readonly label: string;
  readonly words: string;
  readonly body: string;
};

/** What one word of a request found, best first. */
export type TermHits = { readonly term: string; readonly hits: readonly SearchResult[] };

export function createTextIndex(entries: readonly IndexEntry[]): MiniSearch<IndexEntry> {
  const index = new MiniSearch<IndexEntry>({
    fields: ["label", "words", "body"],
    tokenize: splitTerms,
    processTerm: plainTerm,
    searchOptions: {
      boost: { label: 3, words: 2 },
      prefix: (term) => term.length >= 4,
      // One letter may be wrong in a long word, but `session1` is not `session2`.
      fuzzy: (term) => (term.length >= 6 && !/\d/.test(term) ? 1 : false),
      weights: { fuzzy: 0.3, prefix: 0.5 },
    },
  });
  index.addAll(entries);
  return index;
}

/** An entry counts with this share of the best one's score over all words of the request, */
const overallFloor = 0.3;
/** or with this share of the best score for one telling word: so no subject of several gets lost. */
const singleWordFloor = 0.6;
/** What a weak word weighs beside a telling one. */
const weakWeight = 0.3;

/**
 * Ids of the entries that fit, best first; each word of the request weighs the same. `gain` moves an
 * entry up in that order; 0 leaves it out.
 */
export function rankedIds(
  hitsByTerm: readonly TermHits[],
  gain: (id: string) => number,
): readonly string[] {
  const totals = new Map<string, number>();
  const peaks = new Map<string, number>();
  for (const { term, hits } of hitsByTerm) {
    const weight = isWeak(term) ? weakWeight : 1;
    const fitting = hits.filter((hit) => gain(String(hit.id)) > 0);
    const best = fitting[0]?.score ?? 1;
    for (const hit of fitting) {
      const id = String(hit.id);
      const share = (hit.score / best) * weight;
      totals.set(id, (totals.get(id) ?? 0) + share);
      peaks.set(id, Math.max(peaks.get(id) ?? 0, share));
    }
  }
  const floor = Math.max(...totals.values()) * overallFloor;
  return [...totals]
    .filter(([id, total]) => total >= floor || (peaks.get(id) ?? 0) >= singleWordFloor)
    .sort(([one, oneTotal], [other, otherTotal]) => otherTotal * gain(other) - oneTotal * gain(one))
    .map(([id]) => id);
}

/** Share of a request's telling words that name a record or its topic; null when no word is telling. */
export function knownShare(hitsByTerm: readonly TermHits[]): number | null {
  const telling = hitsByTerm.filter(({ term }) => !isWeak(term));
  if (telling.length === 0) return null;
  return telling.filter(({ hits }) => hits.some(namesSubject)).length / telling.length;
}

/** True where the word is in the entry's label or words, not just somewhere in its text. */
function namesSubject(hit: SearchResult): boolean {
  const fields = Object.values(hit.match).flat();
  return fields.some((field) => field !== "body");
}
