import { factText, type Fact, type FactSource } from "../../content/facts/index.ts";

/** A shorter value may be a part of anything. */
const shortestValue = 2;

/** Where the values of these records stand that are quoted, each once. What the institute says of itself has no source. */
export function sourcesOf(excerpt: string, cited: readonly Fact[]): readonly FactSource[] {
  const quoted = cited.filter((record) => record.topic !== "This site" && isIn(excerpt, record));
  return [...new Map(quoted.map(({ source }) => [source.address, source])).values()];
}

/** Whether the figure of a record, with its unit, stands in a text as it is; words need no source beside them. */
function isIn(text: string, record: Fact): boolean {
  const value = factText(record);
  if (value.length < shortestValue || !/\d/.test(value)) return false;
  const at = text.indexOf(value);
  return at !== -1 && !/[\p{L}\p{N}]/u.test(text.charAt(at - 1) + text.charAt(at + value.length));
}
