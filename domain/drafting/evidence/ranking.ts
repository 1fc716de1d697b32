import type { FactSnapshot } from "../../../content/facts/snapshot.ts";
import type { LibraryPassage } from "../../../content/library/index.ts";
import { factsIn } from "../../posts/text/fact-tokens.ts";
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
  otherCycle: 0.35,
  comparison: 1.2,
  values: 1.15,
  context: 0.2,
} as const;

/** A passage beside the best answers too what holds this share of an ask's words that the best one lacks. */
const openShare = 0.3;
/** What a word counts that the best answer speaks of, though nobody asks it for that. */
const heldWeight = 0.6;
/** Several passages that answer no ask alone answer it when they hold this share of its words. */
const heldTogether = 0.75;
const mostTogether = 3;
/** A short answer of a page is followed by the passage on it, if that comes near in score. */
const fullerShare = 0.5;

/**
 * What answers an ask together: the best, and beside it what asks for the telling words that it lacks,
 * in the order in which the ask has them: "dropper timetable" has two answers. None where even together
 * they hold too few of its words.
 */
export function answering(
  matches: readonly Match<Source>[],
  ask: Ask,
  weightOf: (term: string) => number,
): readonly Source[] {
  const [clear] = alikeMatches(matches, ask, 1);
  const best = clear ?? matches.find(({ item, terms }) => item.library !== null && terms.size > 0);
  if (best === undefined) return [];
  const fuller = matches.find(({ item }) => item.library !== null);
  const isShort = best.item.library === null && (fuller?.score ?? 0) >= best.score * fullerShare;
  const telling = ask.terms.filter((term) => !isWeak(term));
  const sum = (terms: Iterable<string>) =>
    [...terms].reduce((weight, term) => weight + weightOf(term), 0);
  const all = sum(telling);
  const open = new Set(telling.filter((term) => !best.terms.has(term)));
  const chosen = [{ match: best, place: placeOf(best.terms, ask) }];
  while (chosen.length < mostTogether && sum(open) > 0) {
    const gained = ({ terms }: Match<Source>) => open.intersection(terms);
    const worth = (match: Match<Source>) =>
      [...gained(match)].reduce(
        (weight, term) => weight + weightOf(term) * (best.held.has(term) ? heldWeight : 1),
        0,
      ) / all;
    const [next] = matches
      .filter((match) => match.item.library !== null && worth(match) >= openShare)
      .toSorted((one, other) => worth(other) + other.score - worth(one) - one.score);
    if (next === undefined) break;
    chosen.push({ match: next, place: placeOf(gained(next), ask) });
    for (const term of next.terms) open.delete(term);
  }
  if (clear === undefined && (all === 0 || 1 - sum(open) / all < heldTogether)) return [];
  const together = chosen
    .toSorted((one, other) => one.place - other.place)
    .map(({ match }) => match.item);
  return isShort && fuller !== undefined ? [...new Set([...together, fuller.item])] : together;
}

/** For groups that an ask names beside the one whose passage answers it: theirs, of the same subject. */
export function ofOtherGroups(
  [best]: readonly Source[],
  matches: readonly Match<Source>[],
  { groups }: RequestScope,
): readonly Source[] {
  const own = best?.library;
  if (own?.groups === undefined) return [];
  return [...groups].flatMap((group) => {
    if (own.groups?.includes(group)) return [];
    const other = matches.find(
      ({ item: { library } }) =>
        library?.groups?.includes(group) && library.subjects[0] === own.subjects[0],
    );
    return other === undefined ? [] : [other.item];
  });
}

/** Passages for one group each in the order in which the request names the groups, where all are such. */
export function inOrderOfGroups(
  found: readonly Source[],
  { groups }: RequestScope,
): readonly Source[] {
  const unique = [...new Set(found)];
  const order = [...groups];
  const placeIn = ({ library }: Source) =>
    order.findIndex((group) => library?.groups?.includes(group) ?? false);
  return unique.some((source) => placeIn(source) < 0)
    ? unique
    : unique.toSorted((one, other) => placeIn(one) - placeIn(other));
}

/** What follows an answer: first what is written for a group that the request names. */
export function groupsFirst(found: readonly Source[], { groups }: RequestScope): readonly Source[] {
  const isForGroup = ({ library }: Source) =>
    library?.groups?.some((group) => groups.has(group)) ?? false;
  return [...found.filter(isForGroup), ...found.filter((one) => !isForGroup(one))];
}

/** Where in the ask the first of these words stands. */
function placeOf(terms: ReadonlySet<string>, ask: Ask): number {
  return Math.max(
    0,
    ask.terms.findIndex((term) => terms.has(term)),
  );
}

/** The best answer and those that come near it; none where the best is no answer. */
export function alike<Item>(
  matches: readonly Match<Item>[],
  ask: Ask,
  share: number,
): readonly Item[] {
  return alikeMatches(matches, ask, share).map(({ item }) => item);
}

function alikeMatches<Item>(
  matches: readonly Match<Item>[],
  ask: Ask,
  share: number,
): readonly Match<Item>[] {
  const isWeakOnly = ask.terms.every(isWeak);
  const fitting = matches.filter(
    ({ named, terms }) => named >= answers.named && (isWeakOnly || terms.size > 0),
  );
  const [best] = fitting;
  if (best === undefined || best.score < answers.score) return [];
  return fitting.filter(({ score }) => score >= best.score * share);
}

/** After what comes near the best answer, the rest of the library on the same subject. */
export function withSameSubject(
  found: readonly Source[],
  ranked: readonly Match<Source>[],
): readonly Source[] {
  const subject = found.find(({ library }) => library !== null)?.library?.subjects[0];
  const others = ranked.filter(
    ({ item, terms }) =>
      subject !== undefined && item.library?.subjects[0] === subject && terms.size > 0,
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
    facts,
  }: {
    scope: RequestScope;
    reading: RequestReading;
    context: ReadonlySet<string>;
    facts: FactSnapshot;
  },
): number {
  if (library === null) {
    const records = factsIn(`${passage.title} ${passage.text}`, facts);
    return records.length === 0 || records.some((record) => fitsScope(record, scope)) ? 1 : 0;
  }
  const { groups = [], readers = [], subjects } = library;
  const isForGroup = groups.some((group) => scope.groups.has(group));
  if (groups.length > 0 && scope.groups.size > 0 && !isForGroup) return 0;
  const isForReader = readers.some((reader) => reading.readers.includes(reader));
  const isForOthers = !isForReader && readers.length > 0 && !readers.includes("student");
  const isOnNext = subjects.includes("next cycle");
  const near = new Set(subjectTerms(`${library.title} ${library.asks.join(" ")}`)).intersection(
    context,
  );
  return (
    gains.library *
    (isForReader ? gains.reader : isForOthers ? gains.otherReader : 1) *
    (isForGroup ? gains.group : 1) *
    (isOnNext ? (reading.cycle === "next" ? gains.nextCycle : cycleGain(library)) : 1) *
    (reading.form.kind === "comparison" && comparing.test(library.title) ? gains.comparison : 1) *
    (showsOwnValues(passage, scope, facts) ? gains.values : 1) *
    (1 + (gains.context * near.size) / Math.max(1, context.size))
  );
}

/** A passage on the next exam alone is none on this one. */
function cycleGain({ title }: LibraryPassage): number {
  return /\b20\d\d\b/.test(title) ? gains.otherCycle : 1;
}

const comparing = /\b(?:compared?|differs?|or|not the same|between|one .* two)\b/i;

/** True where it shows a value that only some groups have, the asked one among them. */
function showsOwnValues({ text }: Passage, { groups }: RequestScope, facts: FactSnapshot): boolean {
  return (
    groups.size > 0 &&
    factsIn(text, facts).some(({ appliesTo = [] }) => appliesTo.some((group) => groups.has(group)))
  );
}
