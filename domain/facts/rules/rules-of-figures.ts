import type { FactValue } from "../../../content/facts/index.ts";

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
