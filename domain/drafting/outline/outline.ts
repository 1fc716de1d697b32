import { derivedFrom, type FactSnapshot } from "../../../content/facts/snapshot.ts";
import { denies } from "../../language/denial.ts";
import type { SiteUpdate } from "../../updates/update.ts";
import { siteEvidence } from "../evidence/evidence.ts";
import { createMatcher, type Match, ownAsk } from "../evidence/matching.ts";
import { type Candidate, candidatesIn, type MatchableCandidate } from "./candidates.ts";

/** What a post could be made of: shown to a person, who chooses. */
export type Outline = {
  /** The prompt as a headline; a person writes a better one. */
  readonly title: string;
  /** What was read out of the prompt, each with the names of what may answer it, best first. */
  readonly asks: readonly { readonly words: string; readonly candidates: readonly string[] }[];
  /** What may answer the prompt, best first; those that are nearly certain are ticked. */
  readonly candidates: readonly (Candidate & { readonly ticked: boolean })[];
  /** Everything that there is, to be browsed. */
  readonly subjects: readonly {
    readonly title: string;
    readonly candidates: readonly Pick<Candidate, "id" | "title">[];
  }[];
};

type Input = {
  readonly prompt: string;
  /** The headings of a post that is there, in its order; none for a new one. */
  readonly headings: readonly string[];
  readonly updates: readonly SiteUpdate[];
};

const most = {
  /** Candidates of one outline, and of one ask. */
  candidates: 12,
  ofAsk: 8,
  title: 90,
} as const;

const matcherOf = derivedFrom((facts) => createMatcher(candidatesIn(facts), (item) => item));

/** What may answer a prompt, or what a post is made of. Decides nothing. */
export function outlineOf({ prompt, headings, updates }: Input, facts: FactSnapshot): Outline {
  const all = candidatesIn(facts);
  const asks = siteEvidence(facts, updates).asks(prompt);
  const answered = asks.map(({ words, terms }) => ({
    words,
    isPlain: !denies(words),
    matches: best(matcherOf(facts).matches(terms)).slice(0, most.ofAsk),
  }));
  const own = headings.flatMap((heading) => all.filter(({ title }) => same(title, heading)));
  const whole = best(matcherOf(facts).matches([...new Set(asks.flatMap(({ terms }) => terms))]));
  const certain = new Set(
    answered.flatMap(({ matches, isPlain }) => (isPlain ? certainly(matches) : [])),
  );
  const ticked = new Set<MatchableCandidate>(own.length > 0 ? own : certain);
  const shown = new Set([
    ...ticked,
    ...inTurns([...answered.map(({ matches }) => matches), whole]),
  ]);
  return {
    title: headline(prompt),
    asks: answered.map(({ words, matches }) => ({
      words,
      candidates: matches.map(({ item }) => item.id),
    })),
    candidates: [...shown]
      .slice(0, Math.max(most.candidates, ticked.size))
      .map((item) => ({ ...plain(item), ticked: ticked.has(item) })),
    subjects: [...Map.groupBy(all, ({ subject }) => subject)].map(([title, of]) => ({
      title,
      candidates: of.map((item) => ({ id: item.id, title: item.title })),
    })),
  };
}

type Matches = readonly Match<MatchableCandidate>[];

function best(matches: Matches): Matches {
  return matches.toSorted((one, other) => other.score + other.own - one.score - one.own);
}

/** The one that is asked for in its own words; where there are two, a person decides. */
function certainly(matches: Matches): readonly MatchableCandidate[] {
  const own = matches.filter((match) => match.own >= ownAsk && match.item.kind === "passage");
  return own.length === 1 ? own.map(({ item }) => item) : [];
}

/** The best of each, then the second of each, and so on. */
function inTurns(lists: readonly Matches[]): readonly MatchableCandidate[] {
  const longest = Math.max(0, ...lists.map(({ length }) => length));
  return Array.from({ length: longest }, (_, rank) =>
    lists.flatMap((matches) => matches[rank]?.item ?? []),
  ).flat();
}

const order =
  /^(?:(?:please|pls|kindly|can you|we need|i want|need)\s+)*(?:write|create|generate|draft|make|prepare|post)?\s*(?:(?:an?|the|new|short|long|detailed|simple|\d+[- ]?words?)\s+)*(?:blog ?posts?|blogs?|posts?|articles?|guides?)?\s*(?:\b(?:about|on|of|for|explaining|regarding)\b)?\s*/i;

/** The first sentence of a prompt without the order to write. */
function headline(prompt: string): string {
  const [line = ""] = prompt.trim().split(/(?<=[.?!])\s|\n/);
  const words = line
    .replace(order, "")
    .replaceAll(/\s+/g, " ")
    .replace(/[.!,;:\s]+$/, "");
  const text = words === "" ? line.trim() : words;
  const short = text.length > most.title ? text.slice(0, most.title).replace(/\s+\S*$/, "") : text;
  return short.charAt(0).toUpperCase() + short.slice(1);
}

function same(one: string, other: string): boolean {
  const bare = (text: string) =>
    text
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
      .trim();
  return bare(one) === bare(other);
}

function plain({ id, kind, title, opening, words, subject }: Candidate): Candidate {
  return { id, kind, title, opening, words, subject };
}
