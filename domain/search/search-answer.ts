import type { Help } from "../../content/help-answers.ts";
import type { Fact, FactSource } from "../../content/facts/fact-record.ts";

export const hitKinds = ["page", "question", "answer", "update", "fact", "post", "tool"] as const;

export type HitKind = (typeof hitKinds)[number];

/** A text in pieces, so that what was searched for can be marked. */
export type MarkedText = readonly { readonly text: string; readonly isMatch: boolean }[];

/** One thing that answers a search. */
export type SearchHit = {
  readonly kind: HitKind;
  /** Path in the code with its anchor: `/registration-2026#fees`, `/faq#ID`, `/facts/ID`, a post's address. */
  readonly path: string;
  readonly title: MarkedText;
  /** Where it stands, for a part of a page the page's title; null for what stands for itself. */
  readonly within: string | null;
  /** The words around what was found. */
  readonly excerpt: MarkedText;
  /** Where the values stand that are in these words, each once; none where there are none. */
  readonly sources: readonly FactSource[];
  /** The day (ISO) of an update or post. */
  readonly day: string | null;
};

/** What was asked for and is told nowhere here. */
type NotCoveredHere = {
  /** As a sentence about it begins: `NEET`. */
  readonly name: string;
};

/** What the site says to a search. */
export type SearchAnswer = {
  /** As it was typed, trimmed and cut to what is searched for. */
  readonly query: string;
  /** What was searched for instead, where a word of the query is none that the site has; null otherwise. */
  readonly corrected: string | null;
  /** What stands before everything else; null where nobody needs it. */
  readonly help: Help | null;
  /** What of the query this site does not tell at all; null where that is nothing we know of. */
  readonly notCovered: NotCoveredHere | null;
  /** Whether it asks what is now or what comes, or for a day of no year: the season is told before a day of the past. */
  readonly asksNow: boolean;
  /** Records whose value is the answer itself, the best first; at most three. */
  readonly values: readonly Fact[];
  /** All that fits, the best first; `values` are not repeated at its top. */
  readonly hits: readonly SearchHit[];
  /** Whether nothing fits and `hits` are only the nearest that there is. */
  readonly isNearest: boolean;
};

/** More is neither searched for nor shown, in characters. */
export const longestQuery = 120;

/** At most so many hits; who does not find among them asks again in other words. */
export const maxHits = 30;
