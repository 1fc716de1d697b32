import type { CandidateGroup } from "../../../content/facts/index.ts";
import { derivedFrom, type FactSnapshot } from "../../../content/facts/snapshot.ts";
import type { Reader } from "../../../content/library/index.ts";
import { wordsOf } from "../../../database/search-words.ts";
import { nameMatch, namedParts } from "../../language/name-match.ts";
import { rankTexts } from "../../language/rank-texts.ts";
import { readQuery, type ReadQuery } from "../../language/read-query.ts";
import { scopeOf, scopeOfQuery, suits } from "../../language/scope.ts";
import { spellingOf } from "../../language/spelling.ts";
import { termIndexOf } from "../../language/term-index.ts";
import { fieldTerms, namesInPieces } from "../../language/text-terms.ts";
import { filledText } from "../../posts/text/fact-tokens.ts";
import { type CandidateText, candidatesIn } from "./candidates.ts";

/** A candidate with how well it answers. */
export type RankedCandidate = {
  readonly candidate: CandidateText;
  /** Of the best one 1, of the others less. */
  readonly score: number;
  /** The share of what was asked that it speaks of, 0 to 1. */
  readonly coverage: number;
  /** How far one of its names and what was asked say the same, 0 to 1. */
  readonly likeness: number;
};

/** For whom a post is, as far as the prompt says it. */
type WantedReaders = {
  readonly readers: readonly Reader[];
  readonly groups: readonly CandidateGroup[];
  /** Whether the prompt is on the exam after that of the records. */
  readonly isOnNext: boolean;
};

type CandidateIndex = {
  readonly candidates: readonly CandidateText[];
  /** The words as they are spelt here, and what they name. */
  readonly read: (words: string) => ReadQuery;
  /** What has something of the words, best first. */
  readonly rank: (query: ReadQuery, wanted: WantedReaders) => readonly RankedCandidate[];
};

/** How much likelier one kind is meant than another: a passage is written for a post. */
const priors = { passage: 1, question: 0.8, facts: 0.7 } as const;
/** What it counts for whom a passage is written. */
const fits = { reader: 1.25, otherReader: 0.75, group: 1.2, otherGroup: 0.3 } as const;
/** The same for what is written of the exam after that of the records. */
const nextCycle = { wanted: 1.35, unwanted: 0.5 } as const;

/** Words of a prompt that are compared with those that are known; more take time and say nothing new. */
const mostCorrected = 24;

/** The index of everything of which a post can be made by these records: made once for them. */
export const candidateIndexOf = derivedFrom((facts: FactSnapshot): CandidateIndex => {
  const candidates = candidatesIn(facts);
  const texts = candidates.map(({ title, asks, subjects, markdown }) => ({
    title,
    names: asks.map((ask) => withBand(ask).replaceAll(",", " ")).join(","),
    within: subjects.join(" "),
    lines: filledText(markdown, facts).split("\n"),
    answers: [],
  }));
  const index = finished(
    termIndexOf(
      texts.map((text) => ({
        terms: fieldTerms(text),
        names: namesInPieces({ ...text, within: null }),
      })),
    ),
  );
  const spelling = finished(
    spellingOf(
      texts.map(({ title, lines, names }) => ({
        words: [title, ...lines].flatMap(wordsOf),
        unseen: wordsOf(names),
      })),
    ),
  );
  const scopes = candidates.map(({ title }) => scopeOf(title));

  return {
    candidates,
    read(words) {
      let left = mostCorrected;
      return readQuery(
        wordsOf(withBand(words)).flatMap((word) => {
          if (spelling.has(word) || left-- <= 0) return word;
          return spelling.corrected(word) ?? word;
        }),
      );
    },
    rank(query, wanted) {
      const scope = scopeOfQuery(query);
      const parts = namedParts(index, query);
      const ranked = rankTexts(index, query, {
        most: () => fits.reader * fits.group * nextCycle.wanted,
        factor(place) {
          const candidate = candidates[place];
          const limits = scopes[place];
          if (candidate === undefined || limits === undefined) return 0;
          return priors[candidate.kind] * suits(scope, limits) * suitsReaders(candidate, wanted);
        },
      });
      const best = ranked[0]?.score ?? 1;
      return ranked.flatMap(({ place, score, coverage }) => {
        const candidate = candidates[place];
        if (candidate === undefined) return [];
        const likeness = nameMatch(index.namesOf(place), parts);
        return { candidate, score: score / best, coverage, likeness };
      });
    },
  };
});

/** A percentile of the asker's own by the name of its band: what it opens is told by bands. */
function withBand(words: string): string {
  return words.replaceAll(/\b(\d{2})(?:\.\d+)? ?(?:percentile|%ile)/gi, (_whole, tens: string) => {
    const band = bands.find(([from]) => Number(tens) >= from)?.[1] ?? "below the seventies";
    return `percentile ${band}`;
  });
}

const bands = [
  [95, "high nineties"],
  [90, "nineties"],
  [80, "eighties"],
  [70, "seventies"],
] as const;

function suitsReaders(
  { groups, readers, subjects, title }: CandidateText,
  wanted: WantedReaders,
): number {
  const isOnNext = subjects[0] === "next cycle" && /\b20\d\d\b/.test(title);
  const isForGroup = groups.some((group) => wanted.groups.includes(group));
  const isForOtherGroup = groups.length > 0 && wanted.groups.length > 0 && !isForGroup;
  const isForReader = readers.some((reader) => wanted.readers.includes(reader));
  return (
    (isForGroup ? fits.group : isForOtherGroup ? fits.otherGroup : 1) *
    (isForReader ? fits.reader : readers.length > 0 ? fits.otherReader : 1) *
    (isOnNext ? (wanted.isOnNext ? nextCycle.wanted : nextCycle.unwanted) : 1)
  );
}

/** What is made in steps, made at once: nobody else waits in the process that computes. */
function finished<Value>(work: Generator<undefined, Value>): Value {
  for (;;) {
    const step = work.next();
    if (step.done === true) return step.value;
  }
}
