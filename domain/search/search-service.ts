import type { FactSnapshot } from "../../content/facts/snapshot.ts";
import { stemOf, stemsOf, wordsOf } from "../../database/search-words.ts";
import { withOneNasal } from "../language/taught-words.ts";
import { leastShare } from "../language/rank-texts.ts";
import { readQuery } from "../language/read-query.ts";
import { inEnglish } from "../language/roots.ts";
import { scopeOfQuery } from "../language/scope.ts";
import type { Spelling } from "../language/spelling.ts";
import type { Post } from "../posts/post.ts";
import type { SiteUpdate } from "../updates/update.ts";
import type { SearchDocument } from "./documents/search-document.ts";
import {
  asksAboutNow,
  asksForDay,
  asksWhatToDo,
  namesOnlyYear,
  withoutYear,
  yearToCome,
} from "./asked-now.ts";
import {
  excerptOf,
  markedText,
  plainOf,
  wantedTerms,
  type Limits,
  type WantedTerms,
} from "./excerpt.ts";
import { notCoveredIn, type NotCovered } from "./not-covered.ts";
import { helpAsked } from "./help-asked.ts";
import { toolForCase, withCase } from "../language/own-case.ts";
import { rankDocuments } from "./rank-documents.ts";
import type { Log } from "../shared/log.ts";
import { typedText } from "../shared/typed-text.ts";
import { maxQuery, maxHits, type SearchAnswer, type SearchHit } from "./search-answer.ts";
import { siteIndexOf, type DocumentIndex, type SiteIndex } from "./site-index.ts";
import { answeringValues } from "./record-values.ts";
import { factText, type Fact, type FactSource } from "../../content/facts/index.ts";

type Dependencies = {
  readonly facts: {
    readonly current: () => FactSnapshot;
    readonly onChange: (listener: () => void) => void;
  };
  readonly updates: { readonly current: () => readonly SiteUpdate[] };
  readonly newestPosts: (limit: number) => Promise<readonly Post[]>;
  readonly log: Log;
};

/** Older posts are found in the lists of the blog alone: all that are searched are in memory. */
const maxPosts = 1_000;

const leastCoverage = 0.34;

const whatNowPaths = ["/year", "/"] as const;

const maxAbout = 3;

const maxCorrected = 8;
const maxCorrectedLength = 24;

export function createSearchService(dependencies: Dependencies) {
  const { facts: records, updates, newestPosts, log } = dependencies;
  let isBroken = false;
  let posts: Promise<readonly Post[]> | null = null;

  return {
    hasIndex: (): boolean => !isBroken,

    /** Makes the index now and after each change of a record; a search before that waits for it. */
    start(): void {
      records.onChange(expectQuestion);
      expectQuestion();
    },

    reload(): Promise<void> {
      posts = null;
      return Promise.resolve();
    },

    /** Never fails for what was typed. `asTyped`: nothing of it is corrected. */
    async find(
      query: string,
      facts: FactSnapshot,
      { asTyped = false }: { readonly asTyped?: boolean } = {},
    ): Promise<SearchAnswer> {
      const typedQuery = typedText(query, maxQuery);
      const { index, spelling } = await indexOf(facts);
      const words = wordsOf(typedQuery).map(withOneNasal);
      const corrected = asTyped ? { words, isCorrected: false } : speltRight(words, spelling);
      const isWritten = (word: string) => index.find(word) !== undefined;
      const said = inEnglish(corrected.words, spelling.has, isWritten);
      const parsedQuery = readQuery(said);
      const comingYear = yearToCome(corrected.words, facts);
      const isOfYearOnly = comingYear !== null && namesOnlyYear(parsedQuery, comingYear);
      const rankedQuery =
        comingYear === null || isOfYearOnly ? parsedQuery : withoutYear(parsedQuery, comingYear);
      const rankedDocuments = rankDocuments(index, rankedQuery);
      const absent = absentIn(index, said);
      const values = absent === null ? answeringValues(index, parsedQuery, rankedDocuments) : [];
      const shownPaths = new Set(values.map(({ id }) => `/facts/${id}`));
      const rankedHits = rankedDocuments.slice(0, maxHits).flatMap(({ place, ...rank }) => {
        const of = index.documents[place];
        return of === undefined ? [] : [{ found: of, ...rank }];
      });
      const [best] = rankedHits;
      const asksTodo = asksWhatToDo(corrected.words, parsedQuery.groups);
      const nearest = [
        ...(absent?.isAll === true
          ? answersAbout(
              absent,
              rankedHits.map(({ found }) => found),
            )
          : []),
        ...[
          toolForCase(parsedQuery),
          ...(asksTodo ? whatNowPaths : []),
          absent === null ? (isOfYearOnly ? "/latest-updates" : null) : absent.nearest,
        ].flatMap((path) => index.documents.find((of) => of.path === path) ?? []),
      ];
      const feeTool = index.documents.find(({ path }) => path === "/tools/fees");
      const asksFee = values.some(({ id }) => id.startsWith("fee."));
      const termsWanted = wantedTerms(parsedQuery.groups);
      const limits = { scope: scopeOfQuery(parsedQuery), days: parsedQuery.days };
      return {
        query: typedQuery,
        corrected: corrected.isCorrected ? corrected.words.join(" ") : null,
        asksNow:
          absent?.isAll !== true &&
          (asksTodo || asksAboutNow(corrected.words, facts) || asksForDay(said, parsedQuery)),
        help: helpAsked(parsedQuery),
        notCovered: absent === null ? null : { name: absent.name },
        values,
        feeTool:
          feeTool !== undefined && asksFee ? withCase(feeTool, said, parsedQuery).path : null,
        hits: [
          ...nearest,
          ...rankedHits
            .filter(({ score }) => score > (best?.score ?? 0) * leastShare)
            .map((of) => of.found)
            .filter((of) => !shownPaths.has(of.path) && !nearest.includes(of)),
        ]
          .slice(0, maxHits)
          .map((of) => hitOf(withCase(of, said, parsedQuery), termsWanted, limits)),
        isNearest:
          !asksTodo && (absent?.isAll ?? (best !== undefined && best.coverage < leastCoverage)),
      };
    },
  };

  /** Not within the transaction that has changed it. The next search makes it again. */
  function expectQuestion(): void {
    setImmediate(() => {
      indexOf(records.current()).catch((fault: unknown) => {
        isBroken = true;
        log.warn("The index of the search could not be made beforehand.", { fault });
      });
    });
  }

  async function indexOf(facts: FactSnapshot): Promise<SiteIndex> {
    const reading = (posts ??= newestPosts(maxPosts));
    reading.catch(() => {
      if (posts === reading) posts = null;
    });
    const site = { facts, updates: updates.current(), posts: await reading };
    const index = await siteIndexOf(site);
    isBroken = false;
    return index;
  }
}

function absentIn(index: DocumentIndex, words: readonly string[]): NotCovered | null {
  const absent = notCoveredIn(words.map(stemOf));
  return absent === null || isInPost(index, absent.stems) ? null : absent;
}

function isInPost(index: DocumentIndex, [first = "", ...others]: readonly string[]): boolean {
  const places = index.find(first)?.documents ?? [];
  return places.some(
    (place) =>
      index.documents[place]?.kind === "post" &&
      others.every((stem) => index.find(stem)?.documents.includes(place) === true),
  );
}

function speltRight(words: readonly string[], spelling: Spelling) {
  let unknown = 0;
  let isCorrected = false;
  const right = words.flatMap((word) => {
    const isLookedAt =
      !spelling.has(word) && word.length <= maxCorrectedLength && ++unknown <= maxCorrected;
    const correction = isLookedAt ? spelling.corrected(word) : null;
    isCorrected ||= correction !== null;
    return correction ?? word;
  });
  return { words: right, isCorrected };
}

function answersAbout(
  { stems }: NotCovered,
  documents: readonly SearchDocument[],
): readonly SearchDocument[] {
  return documents
    .filter(
      ({ kind, title, names }) =>
        kind === "answer" && isWithin(stems, stemsOf(`${title} ${names}`)),
    )
    .slice(0, maxAbout);
}

function isWithin(part: readonly string[], whole: readonly string[]): boolean {
  return whole.some((_, at) => part.every((stem, on) => whole[at + on] === stem));
}

function hitOf(foundDocument: SearchDocument, termsWanted: WantedTerms, limits: Limits): SearchHit {
  const { kind, path, title, within, lines, day, cited } = foundDocument;
  return {
    kind,
    path,
    within,
    day,
    get title() {
      return markedText(title, termsWanted);
    },
    get excerpt() {
      return excerptOf(lines, termsWanted, limits);
    },
    get sources() {
      return sourcesOf(plainOf(excerptOf(lines, termsWanted, limits)), cited);
    },
  };
}

const shortestValue = 2;

function sourcesOf(excerpt: string, cited: readonly Fact[]): readonly FactSource[] {
  const quoted = cited.filter((record) => record.topic !== "This site" && isIn(excerpt, record));
  return [...new Map(quoted.map(({ source }) => [source.address, source])).values()];
}

function isIn(text: string, record: Fact): boolean {
  const value = factText(record);
  if (value.length < shortestValue || !/\d/.test(value)) return false;
  const at = text.indexOf(value);
  return at !== -1 && !/[\p{L}\p{N}]/u.test(text.charAt(at - 1) + text.charAt(at + value.length));
}
