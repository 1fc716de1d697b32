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
  /** For a part of a page the page's title; null for a page itself. */
  readonly within: string | null;
  /** The words around what was found. */
  readonly excerpt: MarkedText;
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
  /** Null where the site has every word of the query. */
  readonly corrected: string | null;
  /** Null where nobody needs it. */
  readonly help: Help | null;
  /** Null where that is nothing we know of. */
  readonly notCovered: NotCoveredHere | null;
  /** The season is told before a day of the past. */
  readonly asksNow: boolean;
  /** Records whose value is the answer itself, the best first; at most three. */
  readonly values: readonly Fact[];
  /** With what the query says of the one who asks; null where no value is a fee. */
  readonly feeTool: string | null;
  /** All that fits, the best first; `values` are not repeated at its top. */
  readonly hits: readonly SearchHit[];
  /** Nothing fits, and `hits` are only the nearest that there is. */
  readonly isNearest: boolean;
};

/** More is neither searched for nor shown, in characters. */
export const maxQuery = 120;

/** At most so many hits; who does not find among them asks again in other words. */
export const maxHits = 30;
