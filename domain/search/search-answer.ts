import type { Help } from "../../content/help-answers.ts";
import type { Fact, FactSource } from "../../content/facts/fact-record.ts";

export type HitKind = "page" | "question" | "answer" | "update" | "fact" | "post" | "tool";

export type MarkedText = readonly { readonly text: string; readonly isMatch: boolean }[];

export type SearchHit = {
  readonly kind: HitKind;
  /** Path in the code with its anchor: `/registration-2026#fees`, `/faq#ID`, `/facts/ID`. */
  readonly path: string;
  readonly title: MarkedText;
  readonly within: string | null;
  readonly excerpt: MarkedText;
  readonly sources: readonly FactSource[];
  readonly day: string | null;
};

type NotCoveredHere = {
  readonly name: string;
};

export type SearchAnswer = {
  readonly query: string;
  readonly corrected: string | null;
  readonly help: Help | null;
  readonly notCovered: NotCoveredHere | null;
  /** The season is told before a day of the past. */
  readonly asksNow: boolean;
  /** At most three, the best first. */
  readonly values: readonly Fact[];
  /** With the asker's case filled in; null when no value is a fee. */
  readonly feeTool: string | null;
  readonly hits: readonly SearchHit[];
  readonly isNearest: boolean;
};

export const maxQuery = 120;

export const maxHits = 30;
