import type { Fact } from "../../../content/facts/index.ts";
import type { HitKind } from "../search-answer.ts";

/** One thing that a search can find, with the words by which it does. */
export type SearchDocument = {
  readonly kind: HitKind;
  /** Path in the code with its anchor. */
  readonly path: string;
  readonly title: string;
  /** Title of the page around it; null for what stands for itself. */
  readonly within: string | null;
  /** What else it is called, and what people ask who mean it. */
  readonly names: string;
  /** Its text, a line a paragraph, point or row. */
  readonly lines: readonly string[];
  /** What it answers, by the names in `taught-words.json`: `?when`, `?how much`. */
  readonly answers: readonly string[];
  readonly day: string | null;
  /** The record whose value it tells. */
  readonly fact: Fact | null;
  /** The records whose values stand in its lines. */
  readonly cited: readonly Fact[];
  /** How much likelier than others it is meant, 1 for most. */
  readonly prior: number;
};

/** A document of which only the named parts are special. */
export function searchDocument(
  parts: Pick<SearchDocument, "kind" | "path" | "title"> & Partial<SearchDocument>,
): SearchDocument {
  return {
    ...{
      within: null,
      names: "",
      lines: [],
      answers: [],
      day: null,
      fact: null,
      cited: [],
      prior: 1,
    },
    ...parts,
  };
}
