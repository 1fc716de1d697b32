import type { Fact } from "../../../content/facts/index.ts";
import type { FactSnapshot } from "../../../content/facts/snapshot.ts";
import type { Section } from "../../../content/pages/section.ts";

/** What is asked by those who look for such a value. */
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

/** What a part of a page answers: days, amounts, or how something is done. */
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
