import type { Fact, FactForm } from "../../../../content/facts/index.ts";
import type { TextLocation } from "../../../posts/revisions/ledger.ts";

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
  /** What stands in the corner above a table cell's row heads; empty for none. */
  readonly corner: string;
  /** The sentence before, or what opens the list or table in which it stands; empty for none. */
  readonly before: string;
  /** True in a list or table that `before` opens: what it names holds for every item. */
  readonly listed: boolean;
  /** The headings above, deepest first. */
  readonly headings: readonly string[];
  /** In a block that is marked as an example with made-up numbers. */
  readonly example: boolean;
  readonly segments: readonly Segment[];
};

/** A token's value inside a statement's text. */
export type ShownValue = {
  readonly start: number;
  readonly end: number;
  readonly record: Fact;
  readonly form: FactForm | undefined;
};

/** A stretch of a statement's text and where it stands in the source, tokens and other spellings too. */
export type Segment = {
  readonly start: number;
  readonly end: number;
  /** Where it begins and ends in the field's source. */
  readonly from: number;
  readonly to: number;
  /** It stands in the source word for word, so that it can be cut anywhere. */
  readonly isPlain: boolean;
  /** An autofix may change it. */
  readonly isFixable: boolean;
};

/** A cell that says yes or no of its heads, or words of its own; a bare value states no rule. */
export function cellAsClause({ own, text: shown, values }: Statement): string {
  const text = withoutCarried(shown, values);
  const [column = "", ...rows] = own.split(" | ");
  // `CBSE | conducts JEE Main` reads as a sentence.
  if (/^(?!yes\b|no\b)[a-z]{3}/.test(text) && rows.length > 0) return `${rows.join(" ")} ${text}`;
  const heads = `${column} ${rows.join(" ")}`;
  if (/^(?:yes|no)\b/i.test(text)) return /^no\b/i.test(text) ? `${heads} not` : heads;
  return /[a-z]{3}/i.test(text) ? `${heads}, ${text}` : "";
}

/** A value of a former year names that year itself. */
function withoutCarried(text: string, values: Statement["values"]): string {
  return values
    .filter(({ record }) => record.carried !== undefined)
    .reduce((words, { start, end }) => words.replace(text.slice(start, end), "…"), text);
}
