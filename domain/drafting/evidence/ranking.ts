import type { LibraryPassage } from "../../../content/library/index.ts";
import { factsIn } from "../../posts/fact-tokens.ts";
import type { Passage } from "../writer.ts";
import type { Ask } from "./asks.ts";
import type { Match } from "./matching.ts";
import type { RequestReading } from "./request-reading.ts";
import { fitsScope, type RequestScope, scopeOf } from "./request-scope.ts";
import { isWeak, subjectTerms } from "./text-search.ts";

export type Source = { readonly passage: Passage; readonly library: LibraryPassage | null };

/** An ask is answered by what holds this share of its words in its own asks, and scores so much. */
const answers = { named: 0.5, score: 0.42 } as const;
/** Along with the best answer come others with this share of its score. */
export const besides = { passages: 0.55, facts: 0.6 } as const;
const gains = {
  library: 1.15,
  reader: 1.2,
  otherReader: 0.6,
  group: 1.2,
  nextCycle: 1.35,
  context: 0.2,
} as const;

/** The best answer and those that come near it; none where the best is no answer. */
export function alike<Item>(
  matches: readonly Match<Item>[],
  ask: Ask,
  share: number,
): readonly Item[] {
  const isWeakOnly = ask.terms.every(isWeak);
  const fitting = matches.filter(
    ({ named, terms }) => named >= answers.named && (isWeakOnly || terms.size > 0),
  );
  const [best] = fitting;
  if (best === undefined || best.score < answers.score) return [];
  return fitting.filter(({ score }) => score >= best.score * share).map(({ item }) => item);
}

/** After what comes near the best answer, the rest of the library on the same subject. */
export function withSameSubject(
  found: readonly Source[],
  ranked: readonly Match<Source>[],
): readonly Source[] {
  const subject = found.find(({ library }) => library !== null)?.library?.subjects[0];
  const others = ranked.filter(
    ({ item, score }) =>
      subject !== undefined && item.library?.subjects[0] === subject && score > 0,
  );
  return [...new Set([...found, ...others.map(({ item }) => item)])];
}

/** The groups, sessions and papers of an ask: its own, else those of the request. */
export function scopeOfAsk({ words }: Ask, reading: RequestReading): RequestScope {
  const own = scopeOf(words);
  return {
    groups: own.groups.size > 0 ? own.groups : new Set(reading.groups),
    papers: own.papers.size > 0 ? own.papers : new Set(reading.papers),
    sessions: own.sessions.size > 0 ? own.sessions : new Set(reading.sessions),
  };
}

/** What a passage gains by being written for whom, or for what else, the request names; 0 leaves it out. */
export function gainOf(
  { passage, library }: Source,
  {
    scope,
    reading,
    context,
  }: { scope: RequestScope; reading: RequestReading; context: ReadonlySet<string> },
): number {
  if (library === null) {
    const records = factsIn(`${passage.title} ${passage.text}`);
    return records.length === 0 || records.some((record) => fitsScope(record, scope)) ? 1 : 0;
  }
  const { groups = [], readers = [], subjects } = library;
  const isForGroup = groups.some((group) => scope.groups.has(group));
  if (groups.length > 0 && scope.groups.size > 0 && !isForGroup) return 0;
  const isForReader = readers.some((reader) => reading.readers.includes(reader));
  const isForOthers = !isForReader && !["student", undefined].includes(readers[0]);
  const isOnNext = subjects.includes("next cycle");
  const near = new Set(subjectTerms(`${library.title} ${library.asks.join(" ")}`)).intersection(
    context,
  );
  return (
    gains.library *
    (isForReader ? gains.reader : isForOthers ? gains.otherReader : 1) *
    (isForGroup ? gains.group : 1) *
    (isOnNext && reading.cycle === "next" ? gains.nextCycle : 1) *
    (1 + (gains.context * near.size) / Math.max(1, context.size))
  );
}
