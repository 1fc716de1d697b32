import type { FactId } from "../../../../content/facts/index.ts";

/** A rule without a figure: what contradicts it, and what the record says. */
export type Rule = {
  readonly record: FactId;
  /** A clause that says the contrary. */
  readonly contrary: RegExp;
  /** Words that turn such a clause into the truth. */
  readonly unless?: RegExp;
  /** The truth, in one sentence. */
  readonly truth: string;
};
