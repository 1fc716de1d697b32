import {
  fact,
  type Fact,
  type FactId,
  factNote,
  facts,
  factText,
  isPlannedDate,
  isReportedDifference,
  type Topic,
  topics,
} from "../../../content/facts/index.ts";
import { type CataloguePage, pageCatalogue } from "../../../content/page-catalogue.ts";
import { companionTopics, topicWords } from "./topic-words.ts";
import { inEnglish, trustedWords } from "./request-words.ts";
import { readRequest } from "./request-reading.ts";
import { createPassageFinder, type PassageFinder, type PublishedPost } from "./passages.ts";
import { fitsScope, groupWords, type RequestScope, scopeOf } from "./request-scope.ts";
import {
  createTextIndex,
  type IndexEntry,
  knownShare,
  rankedIds,
  subjectTerms,
} from "./text-search.ts";
import type { Evidence, EvidenceFact } from "../writer.ts";

export type EvidenceFinder = {
  /** What fits a request: records, pages, and passages of the site and of the posts it is given. */
  readonly gather: (request: string, publishedPosts?: readonly PublishedPost[]) => Evidence;
};

const maxFacts = 24;
/** Facts of one topic that may come before another topic has had its turn. */
const maxFactsOfTopic = 12;
/** With fewer facts than this an article would be too thin without the rest of its topic. */
const fewFacts = 4;
const maxPages = 5;
/** Share of a request's words that the records must know: low when it names the exam, else high. */
const knownShareWithinExam = 0.25;
const knownShareOutside = 0.6;
/** What a record gains by being made for a group of candidates that the request names. */
const groupGain = 1.5;
/** Nothing is known of an exam after this year. */
const latestYear = 2026;

const examWords =
  /\b(?:jee|nta|exams?|josaa|csab|nits?|iiits?|iits?|papers?|syllabus|candidates?|aspirants?|admit card|counsell?ing|percentiles?|session [12]|b\.? ?arch|b\.? ?tech|b\.? ?planning|mock tests?|cut-?offs?|quotas?)\b/i;

/** What a request for the exam as a whole is answered from. */
const overview: readonly FactId[] = [
  "exam.sessions",
  "exam.body",
  "paper1.questions",
  "paper1.total_marks",
  "paper1.duration",
  "marking.correct",
  "marking.wrong",
  "exam.languages.count",
  "eligibility.age_limit",
  "eligibility.years",
  "attempts.max",
  "date.s1.exam",
  "date.s2.exam",
  "exam.best_score",
  "fee.general_male.one_paper",
  "fee.sc_st_pwd.one_paper",
  "registration.exam_cities",
  "admit.reach_early",
  "josaa.purpose",
];

type Found = Pick<Evidence, "facts" | "pages" | "passages">;

const nothing: Found = { facts: [], pages: [], passages: [] };

/** Finds the checked records, pages and passages that fit a request, best first; none for a foreign subject. */
export function createEvidence(): EvidenceFinder {
  const statable = facts.filter(
    (record) => !isReportedDifference(record) && !isPlannedDate(record),
  );
  const byId = new Map<string, Fact>(statable.map((record) => [record.id, record]));
  const factIndex = createTextIndex(statable.map(factEntry));
  const pageIndex = createTextIndex(pageCatalogue.map(pageEntry));
  let finder: PassageFinder | undefined;
  // Its index takes a while to build, and a start of the site should not wait for the first draft's need.
  const passages = () => (finder ??= createPassageFinder());

  function gather(words: string, publishedPosts: readonly PublishedPost[] = []): Evidence {
    const { facts, pages, passages } = found(words, publishedPosts);
    const ask = { ask: words, cycle: "this", facts, passages } as const;
    const reading = readRequest(trustedWords(inEnglish(words)));
    return { reading, asks: [ask], facts, pages, passages };
  }

  function found(words: string, publishedPosts: readonly PublishedPost[]): Found {
    const request = trustedWords(inEnglish(words));
    if (asksBeyondRecords(request)) return nothing;
    const namesExam = examWords.test(request);
    const scope = scopeOf(request);
    const terms = termsToSearch(request);
    if (terms.length === 0) {
      if (!namesExam) return nothing;
      const whole = evidenceOf(overview.map(fact), []);
      return { ...whole, passages: passages().leadsOf(whole.pages.map(({ path }) => path)) };
    }

    const hitsByTerm = terms.map((term) => ({ term, hits: factIndex.search(term) }));
    const known = knownShare(hitsByTerm);
    const enough = namesExam ? knownShareWithinExam : knownShareOutside;
    if (known === null ? !namesExam : known < enough) return nothing;

    const ids = rankedIds(hitsByTerm, (id) => gainFor(byId.get(id), scope));
    const found = ids.flatMap((id) => byId.get(id) ?? []);
    const [best] = found;
    const named = new Set(namedTopics(terms));
    if (best !== undefined && found.length < fewFacts) named.add(best.topic);
    const inScope = statable.filter((record) => fitsScope(record, scope));
    const rest = inScope.filter((record) => named.has(record.topic));
    const along = new Set([...named].flatMap((topic) => companionTopics[topic] ?? []));
    const companions = inScope.filter((record) => along.has(record.topic));
    return {
      ...evidenceOf(
        [...new Set([...balanced([...new Set([...found, ...rest])]), ...companions])].slice(
          0,
          maxFacts,
        ),
        pageIndex.search(terms.join(" ")).map((hit) => String(hit.id)),
      ),
      passages: passages().find(terms, scope, publishedPosts),
    };
  }

  return { gather };
}

function asksBeyondRecords(request: string): boolean {
  const years = (request.match(/\b20\d\d\b/g) ?? []).map(Number);
  return years.length > 0 && years.every((year) => year > latestYear);
}

/** A group is a limit rather than a subject, unless the request names nothing else. */
function termsToSearch(request: string): readonly string[] {
  const terms = subjectTerms(request);
  const withoutGroups = terms.filter((term) => !groupWords.has(term));
  return withoutGroups.length === 0 ? terms : withoutGroups;
}

/** Topics that the request calls by their name: a reader expects all of them, not just the best facts. */
function namedTopics(terms: readonly string[]): ReadonlySet<Topic> {
  return new Set(
    topics.filter((topic) => subjectTerms(topic).some((term) => terms.includes(term))),
  );
}

function gainFor(record: Fact | undefined, scope: RequestScope): number {
  if (record === undefined || !fitsScope(record, scope)) return 0;
  return record.appliesTo !== undefined && scope.groups.size > 0 ? groupGain : 1;
}

/** The same facts, those beyond a topic's share at the end. */
function balanced(records: readonly Fact[]): readonly Fact[] {
  const taken = new Map<string, number>();
  const overShare = new Set<Fact>();
  for (const record of records) {
    const before = taken.get(record.topic) ?? 0;
    taken.set(record.topic, before + 1);
    if (before >= maxFactsOfTopic) overShare.add(record);
  }
  return [...records.filter((record) => !overShare.has(record)), ...overShare];
}

function factEntry(record: Fact): IndexEntry {
  return {
    id: record.id,
    label: `${record.label} ${record.question ?? ""}`,
    words: topicWords[record.topic],
    body: `${record.sentence ?? ""} ${factText(record)}`,
  };
}

function pageEntry(page: CataloguePage): IndexEntry {
  return {
    id: page.path,
    label: page.title,
    words: page.navigationLabel ?? "",
    body: page.description,
  };
}

function evidenceOf(records: readonly Fact[], foundPaths: readonly string[]): Found {
  const paths = [...new Set([...pathsByWeight(records), ...foundPaths])].slice(0, maxPages);
  const pages = paths.flatMap((path) => pageCatalogue.filter((page) => page.path === path));
  return {
    facts: records.map(evidenceFact),
    passages: [],
    pages: pages.map(({ path, title, description }) => ({ path, title, description })),
  };
}

/** The pages of the found facts; one that shows many of the best comes first. */
function pathsByWeight(records: readonly Fact[]): string[] {
  const weights = new Map<string, number>();
  records.forEach((record, position) => {
    weights.set(record.page, (weights.get(record.page) ?? 0) + 1 / (position + 1));
  });
  return [...weights].sort(([, one], [, other]) => other - one).map(([path]) => path);
}

function evidenceFact(record: Fact): EvidenceFact {
  return {
    id: record.id,
    label: record.label,
    text: factText(record),
    edition: record.edition,
    topic: record.topic,
    note: factNote(record),
    source: { title: record.source.title, url: record.source.address },
    page: record.page,
  };
}
