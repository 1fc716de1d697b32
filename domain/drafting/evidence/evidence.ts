import {
  fact,
  facts,
  factText,
  isPlannedDate,
  isReportedDifference,
} from "../../../content/facts/index.ts";
import { libraryPassages, type LibraryPassage } from "../../../content/library/index.ts";
import { pageCatalogue } from "../../../content/page-catalogue.ts";
import { factsIn, filledText } from "../../posts/fact-tokens.ts";
import type { AskEvidence, Evidence } from "../writer.ts";
import { evidenceFact, namesExam, overviewFacts, usualSubjects } from "./evidence-facts.ts";
import { type Ask, splitAsks, withGroups } from "./asks.ts";
import { createMatcher } from "./matching.ts";
import { libraryEvidence, narrowed, sitePassages } from "./passages.ts";
import { readRequest, type RequestReading } from "./request-reading.ts";
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
import { createVocabulary } from "./spelling.ts";
import { isForeign } from "./foreign-exams.ts";
import { isWeak, requestVocabulary, subjectTerms } from "./text-search.ts";
import { topicWords } from "./topic-words.ts";

export type EvidenceFinder = {
  /** What answers a request, ask by ask; posts that fit it are named among the pages. */
  readonly gather: (request: string, publishedPosts?: readonly PublishedPost[]) => Evidence;
  /** The subjects that come nearest to a request that nothing answers, three at most. */
  readonly nearest: (
    request: string,
  ) => readonly { readonly title: string; readonly path: string }[];
  /** The word, lower case, as it is spelt on this site. */
  readonly corrected: (word: string) => string;
};

/** What the drafting room reads of a published post. */
export type PublishedPost = {
  /** Where readers find it. */
  readonly path: string;
  readonly title: string;
  readonly hero_summary: string;
};

export const evidenceBounds = {
  /** Passages of all asks together, and of one ask where there are many. */
  passages: 16,
  fewestOfAsk: 3,
  /** Records of one ask besides those that its passages show. */
  facts: 12,
  pages: 5,
  posts: 3,
} as const;

/** Finds the checked records and our own passages that answer a request; nothing for a foreign subject. */
export function createEvidence(
  library: readonly LibraryPassage[] = libraryPassages,
): EvidenceFinder {
  const statable = facts.filter((one) => !isReportedDifference(one) && !isPlannedDate(one));
  const sources: readonly Source[] = [
    ...library.map((passage) => ({ passage: libraryEvidence(passage), library: passage })),
    ...sitePassages().map((passage) => ({ passage, library: null })),
  ];
  const readable = (text: string) => filledText(text);
  const vocabulary = createVocabulary([
    ...sources.map(({ passage }) => filledText(`${passage.title} ${passage.text}`)),
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
    asks: [passage.title, ...(own?.asks ?? []).map((ask) => plainWords(ask))].map(readable),
    subjects: own?.subjects.join(" ") ?? "",
    body: filledText(passage.text),
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
    const reading = readRequest(plain(trusted));
    const asks = splitAsks(trusted, askReading);
    if (asks.length === 0) return whole(reading, namesExam(reading.words) ? [overview()] : [], []);
    const room = Math.max(
      evidenceBounds.fewestOfAsk,
      Math.floor(evidenceBounds.passages / asks.length),
    );
    const context = new Set(asks.flatMap(({ terms }) => terms));
    const answered = asks.map((ask) => answersTo(ask, { reading, context, room }));
    return whole(reading, answered, postsFor(context, posts));
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
        score: (match.score + match.own) * gainOf(match.item, { scope, reading, context }),
      }))
      .filter(({ score }) => score > 0)
      .toSorted((one, other) => other.score - one.score);
    const owners = ownersOf(ask.ask).filter(
      (own) =>
        gainOf(own, { scope, reading, context }) > 0 &&
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
      .map(({ passage }) => narrowed(passage, scope));
    const records = alike(
      factMatcher.matches(withGroups(ask)).filter(({ item }) => fitsScope(item, scope)),
      ask,
      besides.facts,
    ).slice(0, evidenceBounds.facts);
    const shown = factsIn(passages.map(({ title, text }) => `${title}\n${text}`).join("\n"));
    return {
      ask: ask.ask,
      ...(ask.words !== ask.ask && { words: ask.words }),
      cycle: reading.cycle,
      facts: [...new Set([...records, ...shown])].map(evidenceFact),
      passages,
      answering: first.length,
    };
  }

  /** What a request for the exam as a whole is answered from. */
  function overview(): AskEvidence {
    const records = overviewFacts.map(fact);
    const paths = new Set<string>(records.map(({ page }) => page));
    const leads = [...paths].flatMap(
      (path) =>
        sources.find(({ passage }) => passage.path === path && passage.kind === "page") ?? [],
    );
    return {
      ask: "JEE Main",
      cycle: "this",
      facts: records.map(evidenceFact),
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

  return { gather, nearest, corrected: vocabulary.corrected };
}

let shared: EvidenceFinder | undefined;

/** The finder of this process. Its index takes a while to build, so the first draft builds it. */
export function siteEvidence(): EvidenceFinder {
  return (shared ??= createEvidence());
}

/** A number of the asker's is no subject in common. */
function isSubject(term: string): boolean {
  return !isWeak(term) && /[a-z]/.test(term);
}

function postsFor(terms: ReadonlySet<string>, posts: readonly PublishedPost[]): Evidence["pages"] {
  return posts
    .map((post) => ({ post, shared: terms.intersection(new Set(subjectTerms(post.title))) }))
    .filter(({ shared }) => [...shared].some((term) => !isWeak(term)))
    .toSorted((one, other) => other.shared.size - one.shared.size)
    .slice(0, evidenceBounds.posts)
    .map(({ post: { path, title, hero_summary: summary } }) => ({
      path,
      title,
      description: filledText(summary),
    }));
}

/** The evidence of all asks together. */
function whole(
  reading: RequestReading,
  asks: readonly AskEvidence[],
  posts: Evidence["pages"],
): Evidence {
  const passages = [...new Set(asks.flatMap((ask) => ask.passages))];
  const facts = new Map(asks.flatMap((ask) => ask.facts).map((one) => [one.id, one]));
  const weights = new Map<string, number>();
  for (const ask of asks)
    for (const [place, { path }] of ask.passages.entries())
      weights.set(path, (weights.get(path) ?? 0) + 1 / (place + 1));
  for (const { page } of facts.values()) weights.set(page, (weights.get(page) ?? 0) + 0.1);
  const pages = [...weights]
    .toSorted(([, one], [, other]) => other - one)
    .flatMap(([path]) => pageCatalogue.filter((page) => page.path === path))
    .slice(0, evidenceBounds.pages)
    .map(({ path, title, description }) => ({ path, title, description }));
  return { reading, asks, facts: [...facts.values()], pages: [...pages, ...posts], passages };
}
