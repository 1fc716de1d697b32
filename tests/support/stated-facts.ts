import type { FactId, FactValue, Standing } from "../../content/facts/index.ts";
import { builtInFacts, factSnapshot } from "../../content/facts/snapshot.ts";

/** The facts of the site with other values, and another standing of those. */
export function stated(changes: Partial<Record<FactId, FactValue>>, standing?: Standing) {
  const all = builtInFacts.all.map((record) => {
    const value = changes[record.id as FactId];
    return value === undefined ? record : { ...record, value, ...(standing && { standing }) };
  });
  return factSnapshot({ ...builtInFacts, all, version: 1 });
}
