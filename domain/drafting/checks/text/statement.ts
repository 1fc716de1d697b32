import type { Fact, FactForm } from "../../../../content/facts/index.ts";
import type { TextLocation } from "../../../posts/ledger.ts";

/** One sentence, list item or table cell as readers see it, and where it stands. */
export type Statement = {
  readonly place: TextLocation;
  /** `head`: the first cell of a row, which names what the others are of. */
  readonly role: "sentence" | "heading" | "head" | "cell" | "title";
  /** With values in place of tokens. */
  readonly text: string;
  readonly values: readonly ShownValue[];
  /** What belongs to it as much as its own words: a table cell's row and column heads. */
  readonly own: string;
  /** What it stands under, the nearest first: the sentence before, a list's opening, headings. */
  readonly above: readonly string[];
  readonly pieces: readonly Piece[];
};

/** A token's value inside a statement's text. */
export type ShownValue = {
  readonly start: number;
  readonly end: number;
  readonly record: Fact;
  readonly form: FactForm | undefined;
};

/** A stretch of a statement's text that stands in the source word for word. */
export type Piece = {
  readonly start: number;
  readonly end: number;
  /** Where its first character stands in the field's source. */
  readonly source: number;
};
