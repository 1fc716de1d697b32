import type { Fact } from "./fact.ts";

/** The first calendar day (ISO) that the fact names; undefined when it names none. */
export function firstDayOf({ value }: Pick<Fact, "value">): string | undefined {
  if (value.kind === "date") return value.day;
  if (value.kind === "date-range") return value.from;
  if (value.kind === "date-list") return value.days[0];
  return undefined;
}

/** The last calendar day (ISO) that the fact names; undefined when it names none. */
export function lastDayOf({ value }: Pick<Fact, "value">): string | undefined {
  if (value.kind === "date") return value.day;
  if (value.kind === "date-range") return value.to;
  if (value.kind === "date-list") return value.days.at(-1);
  return undefined;
}
