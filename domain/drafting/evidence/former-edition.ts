import { isKnown, type Fact } from "../../../content/facts/index.ts";
import type { FactSnapshot } from "../../../content/facts/snapshot.ts";
import type { Evidence, EvidenceFact, Passage } from "../writer.ts";
import { postsFor, type PublishedPost } from "./whole-evidence.ts";
import { pinnedTo } from "./in-its-year.ts";
import { subjectTerms } from "./text-search.ts";

/** The records of the former edition that a request is about: it names no later year; null for none. */
export function formerOf(words: string, facts: FactSnapshot): FactSnapshot | null {
  const newest = (words.match(/(?<!\d)20\d\d(?!\d)/g) ?? []).toSorted().at(-1);
  if (newest === undefined || newest >= facts.edition) return null;
  return facts.inEdition(newest) ?? null;
}

/** What answers a request on a former edition, for a post of another one: every token names the edition of its value. */
export function ofFormerEdition(
  evidence: Evidence,
  facts: FactSnapshot,
  posts: readonly PublishedPost[],
): Evidence {
  const { records: former, asks, pages, reading } = evidence;
  const pin = (text: string) => pinnedTo(former, text, facts);
  const passages = new Map<Passage, Passage>(
    [...evidence.passages, ...asks.flatMap((ask) => ask.passages)].map((passage) => [
      passage,
      { ...passage, title: pin(passage.title), text: pin(passage.text) },
    ]),
  );
  const pinnedFact = (one: EvidenceFact) => ({ ...one, id: pinnedId(one.id, former, facts) });
  const pinnedPassages = (some: readonly Passage[]) => some.map((one) => passages.get(one) ?? one);
  const terms = new Set(asks.flatMap(({ words, ask }) => subjectTerms(words ?? ask)));
  return {
    ...evidence,
    records: facts,
    asks: asks.map((ask) => ({
      ...ask,
      facts: ask.facts.map(pinnedFact),
      passages: pinnedPassages(ask.passages),
    })),
    facts: evidence.facts.map(pinnedFact),
    passages: pinnedPassages(evidence.passages),
    pages: [...pages, ...postsFor(terms, posts, facts)],
    reading,
  };
}

function pinnedId(id: string, former: FactSnapshot, facts: FactSnapshot): string {
  return facts.find(id) === former.find(id) ? id : `${former.edition}/${id}`;
}

/** What the edition says itself of a record that a text shows of a former one. */
export function ownOf(shown: Fact, facts: FactSnapshot): Fact {
  const own = facts.find(shown.id);
  return own !== undefined && isKnown(own) ? own : shown;
}

/** Of what two editions have of a record, the first that is named. */
export function eachOnce(records: readonly Fact[]): readonly Fact[] {
  const first = new Map(records.toReversed().map((record) => [record.id, record]));
  return [...new Set(records)].filter((record) => first.get(record.id) === record);
}
