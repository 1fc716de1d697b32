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
  /** For a part of a page the page's title; null for a thing by itself. */
  readonly within: string | null;
  /** The words around what was found. */
  readonly excerpt: MarkedText;
  /** Sources of the values in these words, each once; none where there are none. */
  readonly sources: readonly FactSource[];
  /** The day (ISO) of an update or post. */
  readonly day: string | null;
};

type NotCoveredHere = {
  /** As a sentence about it begins: `NEET`. */
  readonly name: string;
};

export type SearchAnswer = {
  /** As it was typed, trimmed and cut to what is searched for. */
  readonly query: string;
  /** The corrected query, where a word is none that the site has; null otherwise. */
  readonly corrected: string | null;
  /** Stands before everything else; null where nobody needs it. */
  readonly help: Help | null;
  /** The topic that this site does not tell at all; null for none that we know of. */
  readonly notCovered: NotCoveredHere | null;
  /** True where it asks what is now or what comes, or for a day of no year: the season is told before a day of the past. */
  readonly asksNow: boolean;
  /** Records whose value is the answer itself, the best first; at most three. */
  readonly values: readonly Fact[];
  /** All that fits, the best first; `values` are not repeated at its top. */
  readonly hits: readonly SearchHit[];
  /** True where nothing fits and `hits` are only the nearest that there is. */
  readonly isNearest: boolean;
};

/** More is neither searched for nor shown, in characters. */
export const maxQuery = 120;

/** At most so many hits; who does not find among them asks again in other words. */
export const maxHits = 30;
