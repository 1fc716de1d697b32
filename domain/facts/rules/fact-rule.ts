import {
  factText,
  inOneSentence,
  type Fact,
  type FactId,
  type FactValue,
} from "../../../content/facts/index.ts";

export type Outcome = (id: string) => Fact | undefined;

export type Rule = {
  readonly about: readonly string[];
  readonly broken: "refused" | "asked";
  /** One sentence that names the values; null for nothing. */
  readonly fault: (outcome: Outcome) => string | null;
};

export function labelWithValue(record: Pick<Fact, "label" | "value">): string {
  return `“${record.label}” (${factText(record)})`;
}

export function allNamed(records: readonly Pick<Fact, "label" | "value">[]): string {
  return inOneSentence(records.map(labelWithValue));
}

export function allOf(outcome: Outcome, ids: readonly FactId[]): readonly Fact[] | undefined {
  const records = ids.flatMap((id) => outcome(id) ?? []);
  return records.length === ids.length ? records : undefined;
}

export const together = "Change what belongs together in one change.";

/** By the fields of its kind (`amount`, `minKb`), the names of a tally's parts, or `entries` of a list. */
export function figuresOf(value: FactValue): ReadonlyMap<string, number> {
  if (value.kind === "tally")
    return new Map(value.parts.map(({ name, amount }) => [name, amount] as const));
  if (value.kind === "points") return new Map([["entries", value.points.length]]);
  if (value.kind === "list") return new Map([["entries", value.names.length]]);
  const figures = Object.entries(value).flatMap(([name, field]: [string, unknown]) =>
    typeof field === "number" && name !== "decimals" ? [[name, field] as const] : [],
  );
  return new Map(figures);
}

export function onlyFigureOf(value: FactValue): number | undefined {
  const figures = [...figuresOf(value).values()];
  return figures.length === 1 ? figures[0] : undefined;
}
