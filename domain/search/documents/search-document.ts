import type { Fact } from "../../../content/facts/index.ts";
import type { HitKind } from "../search-answer.ts";
import type { FactSnapshot } from "../../../content/facts/snapshot.ts";
import type { Section } from "../../../content/pages/section.ts";

export type SearchDocument = {
  readonly kind: HitKind;
  readonly path: string;
  readonly title: string;
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

export function answeredBy({ value }: Fact): readonly string[] {
  if (daysOf.has(value.kind)) return ["?when"];
  if (value.kind === "steps") return ["?how"];
  return amounts.has(value.kind) ? ["?how much"] : [];
}

const daysOf = new Set(["date", "date-range", "date-list"]);
const amounts = new Set([
  ...["number", "number-range", "signed-marks", "money", "percent", "percentile", "rank"],
  ...["duration", "file-size", "questions-and-marks", "tally"],
]);

export function answeredIn(section: Section, facts: FactSnapshot): readonly string[] {
  if (section.kind === "dates") return ["?when"];
  if (section.kind === "steps") return ["?how"];
  if (section.kind !== "table") return [];
  const parts = section.rows.flat().flatMap((cell) => (cell.kind === "words" ? cell.words : []));
  const answeredTerms = parts.flatMap((part) =>
    part.kind === "fact" ? answeredBy(facts.fact(part.id)) : [],
  );
  return [...new Set(answeredTerms)];
}
