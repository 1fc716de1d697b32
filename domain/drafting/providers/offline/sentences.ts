import type { StatedFact } from "./material.ts";

/** Two sentences are joined when they begin alike for at least so many characters. */
const sharedBeginning = 12;

/** The facts as sentences; neighbours that begin alike become one (`… ₹500 for one paper and ₹1,000 for two papers.`). */
export function sentencesOf(facts: readonly StatedFact[]): readonly string[] {
  const sentences: { beginning: string; text: string }[] = [];
  for (const fact of facts) {
    const beginning = beginningOf(fact);
    const before = sentences.at(-1);
    if (
      before === undefined ||
      before.beginning !== beginning ||
      beginning.length < sharedBeginning
    ) {
      sentences.push({ beginning, text: fact.sentence });
      continue;
    }
    before.text = `${before.text.replace(/\.$/, "")} and ${fact.sentence.slice(beginning.length)}`;
  }
  return sentences.map(({ text }) => text);
}

function beginningOf({ record }: StatedFact): string {
  return record.sentence?.includes("{value}") ? (record.sentence.split("{value}")[0] ?? "") : "";
}
