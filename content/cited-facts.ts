import type { CaveatId, Fact } from "./facts/index.ts";
import type { FactSnapshot } from "./facts/snapshot.ts";

/** Every fact that the words in these contents name, however deep they stand, each once. */
export function citedFacts(contents: unknown, facts: Pick<FactSnapshot, "find">): readonly Fact[] {
  return [...new Set(citedIds(contents))].flatMap((id) => facts.find(id) ?? []);
}

/** Contents never change, and the same parts of them stand in one page after another. */
const idsIn = new WeakMap<object, readonly string[]>();

/** The ids of the facts that these contents name, as often as they do. */
export function citedIds(contents: unknown): readonly string[] {
  if (typeof contents !== "object" || contents === null) return [];
  if ("kind" in contents && contents.kind === "fact" && "id" in contents)
    return [String(contents.id)];
  let ids = idsIn.get(contents);
  if (ids === undefined) {
    ids = Object.values(contents).flatMap(citedIds);
    idsIn.set(contents, ids);
  }
  return ids;
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

/** The day (ISO) of the newest check of any record: when the contents as a whole were last looked at. */
export function lastChecked({ all }: Pick<FactSnapshot, "all">): string {
  return all.reduce((newest, { checkedOn }) => (checkedOn > newest ? checkedOn : newest), "");
}
