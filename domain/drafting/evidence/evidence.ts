import {
  factText,
  firstEdition,
  isPlannedDate,
  isReportedDifference,
} from "../../../content/facts/index.ts";
import { derivedFrom, type FactSnapshot } from "../../../content/facts/snapshot.ts";
import type { LibraryPassage } from "../../../content/library/index.ts";
import { factsIn, filledText } from "../../posts/text/fact-tokens.ts";
import { isStill } from "../checks/claims/stated-records.ts";
import type { AskEvidence, Evidence } from "../writer.ts";
import { shippedUpdates, type SiteUpdate } from "../../updates/update.ts";
import { evidenceFact, namesExam, overviewFacts, usualSubjects } from "./evidence-facts.ts";
import { type Ask, splitAsks, withGroups } from "./asks.ts";
import { createMatcher } from "./matching.ts";
import { libraryIn } from "./library-in.ts";
import { libraryEvidence, narrowed, sitePassages } from "./passages.ts";
import { readPrompt, type RequestReading } from "./request-reading.ts";
import { fitsScope } from "./request-scope.ts";
import {
  alike,
  answering,
  besides,
  gainOf,
  groupsFirst,
  inOrderOfGroups,
  ofOtherGroups,
  scopeOfAsk,
  type Source,
  withSameSubject,
} from "./ranking.ts";
import {
  afterResult,
  asksWhatNext,
  askKey,
  plainWords,
  stateOfRank,
  trustedWords,
  withoutReaders,
} from "./request-words.ts";
import { createVocabulary } from "./evidence-spelling.ts";
import { eachOnce, formerOf, ofFormerEdition, ownOf } from "./former-edition.ts";
import { isForeign } from "./foreign-exams.ts";
import { isWeak, requestVocabulary, subjectTerms } from "./text-search.ts";
import { topicWords } from "./topic-synonyms.ts";
import { evidenceBounds, postsFor, type PublishedPost, whole } from "./whole-evidence.ts";

export type EvidenceFinder = {
  /** The records that it knows. */
  readonly facts: FactSnapshot;
  /** What answers a request, ask by ask; posts that fit it are named among the pages. */
  readonly gather: (request: string, publishedPosts?: readonly PublishedPost[]) => Evidence;
  /** What a request asks, in its order. */
  readonly asks: (request: string) => readonly Ask[];
  /** The subjects that come nearest to a request that nothing answers, three at most. */
  readonly nearest: (
    request: string,
  ) => readonly { readonly title: string; readonly path: string }[];
  /** The word, lower case, as it is spelt on this site. */
  readonly corrected: (word: string) => string;
};

/**
 * Finds the records and our own passages that answer a request; nothing for a foreign subject. A passage that says
 * in its own words what a record says no more is not used.
 */
export function createEvidence(
  facts: FactSnapshot,
  library: readonly LibraryPassage[] = libraryIn(facts),
  updates: readonly SiteUpdate[] = shippedUpdates,
): EvidenceFinder {
  const statable = facts.all.filter(
    (one) => !isReportedDifference(one) && !isPlannedDate(one) && one.standing !== "withdrawn",
  );
  const sources: readonly Source[] = [
    ...library.map((passage) => ({ passage: libraryEvidence(passage), library: passage })),
    ...sitePassages(updates, facts).map((passage) => ({ passage, library: null })),
  ].filter(({ passage }) => isStill(passage, facts));
  const vocabulary = createVocabulary([
    ...sources.map(({ passage }) => filledText(`${passage.title} ${passage.text}`, facts)),
    ...library.flatMap(({ asks }) => asks),
    ...Object.values(topicWords),
    ...requestVocabulary,
    ...statable.map((record) => `${record.label} ${record.question ?? ""} ${factText(record)}`),
  ]);
  const factMatcher = createMatcher(statable, (record) => ({
    asks: [record.label, record.question ?? ""],
    subjects: `${record.topic} ${topicWords[record.topic]}`,
    body: `${record.sentence ?? ""} ${factText(record)}`,
  }));
  const passageMatcher = createMatcher(sources, ({ passage, library: own }) => ({
    asks: [passage.title, ...(own?.asks ?? []).map((ask) => plainWords(ask))].map((words) =>
      filledText(words, facts),
    ),
    subjects: own?.subjects.join(" ") ?? "",
    body: filledText(passage.text, facts),
  }));
  const plain = (words: string) => plainWords(words, vocabulary);
  const ownAsks = new Map<string, Source[]>();
  for (const source of sources)
    for (const ask of source.library?.asks ?? [])
      ownAsks.set(askKey(ask), [...(ownAsks.get(askKey(ask)) ?? []), source]);
  const ownersOf = (words: string) => {
    const spelt = plain(words);
    const bare = subjectTerms(spelt).every(isWeak) ? withoutReaders(spelt) : spelt;
    if ([words, spelt].some(asksWhatNext))
      return afterResult.flatMap((one) => ownAsks.get(askKey(one)) ?? []);
    return [words, spelt, bare].map((one) => ownAsks.get(askKey(one))).find(Boolean) ?? [];
  };
  const askReading = { plain, isKnown: (words: string) => ownersOf(words).length > 0 };

  function gather(request: string, posts: readonly PublishedPost[] = []): Evidence {
    const trusted = trustedWords(request);
    const former = formerOf(trusted, facts);
    if (former !== null)
      return ofFormerEdition(siteEvidence(former, updates).gather(request), facts, posts);
    const reading = readPrompt(plain(trusted), facts.edition);
    const asks = asksOf(trusted);
    if (asks.length === 0)
      return {
        ...whole(facts, reading, namesExam(reading.words) ? [overview()] : [], []),
        updates,
      };
    const room = Math.max(
      evidenceBounds.fewestOfAsk,
      Math.floor(evidenceBounds.passages / asks.length),
    );
    const context = new Set(asks.flatMap(({ terms }) => terms));
    const answered = asks.map((ask) => answersTo(ask, { reading, context, room }));
    return { ...whole(facts, reading, answered, postsFor(context, posts, facts)), updates };
  }

  /** The year of the edition says nothing of what is asked, unless something is asked by it. */
  function asksOf(words: string): readonly Ask[] {
    const asks = splitAsks(words, askReading);
    const { edition } = facts;
    const [only, ...others] = asks;
    const isOwner = others.length === 0 && only !== undefined && ownersOf(only.ask).length > 0;
    return edition === firstEdition || isOwner || !words.includes(edition)
      ? asks
      : splitAsks(words.replaceAll(edition, " "), askReading);
  }

  function answersTo(
    ask: Ask,
    {
      reading,
      context,
      room,
    }: { reading: RequestReading; context: ReadonlySet<string>; room: number },
  ): AskEvidence {
    const none = { ask: ask.ask, cycle: reading.cycle, facts: [], passages: [] };
    if (isForeign(ask.words, reading.words)) return none;
    const scope = scopeOfAsk(ask, reading);
    const ranked = passageMatcher
      .matches(ask.terms)
      .map((match) => ({
        ...match,
        score: (match.score + match.own) * gainOf(match.item, { scope, reading, context, facts }),
      }))
      .filter(({ score }) => score > 0)
      .toSorted((one, other) => other.score - one.score);
    const owners = ownersOf(ask.ask).filter(
      (own) =>
        gainOf(own, { scope, reading, context, facts }) > 0 &&
        (reading.cycle === "this" || own.library?.subjects.includes("next cycle")),
    );
    const best = owners.length > 0 ? owners : answering(ranked, ask, passageMatcher.weightOf);
    const ofState =
      best.length > 0 && stateOfRank.test(ask.words) ? (ownAsks.get("home state") ?? []) : [];
    const ofGroups = inOrderOfGroups([...best, ...ofOtherGroups(best, ranked, scope)], scope);
    const first = [...new Set([...ofGroups, ...ofState])];
    const near = groupsFirst(withSameSubject(alike(ranked, ask, besides.passages), ranked), scope);
    const passages = [...new Set([...first, ...near])]
      .slice(0, room)
      .map(({ passage }) => narrowed(passage, scope, facts));
    const records = alike(
      factMatcher.matches(withGroups(ask)).filter(({ item }) => fitsScope(item, scope)),
      ask,
      besides.facts,
    ).slice(0, evidenceBounds.facts);
    const shown = factsIn(passages.map(({ title, text }) => `${title}\n${text}`).join("\n"), facts);
    return {
      ask: ask.ask,
      ...(ask.words !== ask.ask && { words: ask.words }),
      cycle: reading.cycle,
      facts: eachOnce([...records, ...shown.flatMap((one) => [ownOf(one, facts), one])]).map(
        (record) => evidenceFact(record, facts),
      ),
      passages,
      answering: first.length,
    };
  }

  /** What a request for the exam as a whole is answered from. */
  function overview(): AskEvidence {
    const records = overviewFacts.flatMap((id) => facts.find(id) ?? []);
    const paths = new Set<string>(records.map(({ page }) => page));
    const leads = [...paths].flatMap(
      (path) =>
        sources.find(({ passage }) => passage.path === path && passage.kind === "page") ?? [],
    );
    return {
      ask: "JEE Main",
      cycle: "this",
      facts: records.map((record) => evidenceFact(record, facts)),
      passages: leads.map(({ passage }) => passage),
    };
  }

  function nearest(request: string) {
    const asks = splitAsks(trustedWords(request), askReading);
    const matches = passageMatcher
      .matches([...new Set(asks.flatMap(({ terms }) => terms))])
      .filter(({ item, terms }) => item.library !== null && [...terms].some(isSubject))
      .map(({ item: { passage } }) => ({ title: passage.title, path: passage.path }));
    return [...matches, ...usualSubjects].slice(0, 3);
  }

  const asks = (request: string) => splitAsks(trustedWords(request), askReading);

  return { facts, gather, asks, nearest, corrected: vocabulary.corrected };
}

/** The finder of these records and updates. Its index takes a while to build, so the first draft after a change builds it. */
export function siteEvidence(
  facts: FactSnapshot,
  updates: readonly SiteUpdate[] = shippedUpdates,
): EvidenceFinder {
  const known = finders(facts);
  const finder = known.get(updates) ?? createEvidence(facts, libraryIn(facts), updates);
  known.set(updates, finder);
  return finder;
}

const finders = derivedFrom(() => new WeakMap<readonly SiteUpdate[], EvidenceFinder>());

/** A number of the asker's is no subject in common. */
function isSubject(term: string): boolean {
  return !isWeak(term) && /[a-z]/.test(term);
}
