import type { Fact } from "../../../content/facts/index.ts";
import type { HitKind } from "../search-answer.ts";

export type SearchDocument = {
  readonly kind: HitKind;
  readonly path: string;
  readonly title: string;
  /** Title of the page around it. */
  readonly within: string | null;
  readonly names: string;
  readonly lines: readonly string[];
  /** Names in `taught-words.json`: `?when`, `?how much`. */
  readonly answers: readonly string[];
  readonly day: string | null;
  readonly fact: Fact | null;
  readonly cited: readonly Fact[];
  /** How much likelier than others it is meant, 1 for most. */
  readonly prior: number;
};

export function searchDocument(
  parts: Pick<SearchDocument, "kind" | "path" | "title"> & Partial<SearchDocument>,
): SearchDocument {
  return {
    within: null,
    names: "",
    lines: [],
    answers: [],
    day: null,
    fact: null,
    cited: [],
    prior: 1,
    ...parts,
  };
}
