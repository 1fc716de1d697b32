import { findFact, type CaveatId, type Fact } from "../content/facts/index.ts";

/** Every fact that the words in these contents name, however deep they stand, each once. */
export function citedFacts(contents: unknown): readonly Fact[] {
  return [...new Set(citedIds(contents))].flatMap((id) => findFact(id) ?? []);
}

function citedIds(contents: unknown): readonly string[] {
  if (typeof contents !== "object" || contents === null) return [];
  if ("kind" in contents && contents.kind === "fact" && "id" in contents)
    return [String(contents.id)];
  return Object.values(contents).flatMap(citedIds);
}

/** The notes that have to stand near these facts, because reports contradict the values. */
export function requiredCaveats(facts: readonly Fact[]): readonly CaveatId[] {
  return facts.flatMap(({ status }) => (status.kind === "conflict" ? status.caveat : []));
}

/**
 * The day since which each of these facts is known to be checked (ISO). The institute's own details
 * have no source to be checked against; undefined where nothing else is cited.
 */
export function checkedSince(facts: readonly Fact[]): string | undefined {
  const [earliest] = facts
    .flatMap(({ topic, checkedOn }) => (topic === "This site" ? [] : checkedOn))
    .sort();
  return earliest;
}
