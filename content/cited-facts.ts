import type { CaveatId, Fact } from "./facts/index.ts";
import type { FactSnapshot } from "./facts/snapshot.ts";

/** However deep they stand, each once. */
export function citedFacts(contents: unknown, facts: Pick<FactSnapshot, "find">): readonly Fact[] {
  return [...new Set(citedIds(contents))].flatMap((id) => facts.find(id) ?? []);
}

/** The same parts of contents stand in one page after another. */
const idsIn = new WeakMap<object, readonly string[]>();

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

export function requiredCaveats(facts: readonly Fact[]): readonly CaveatId[] {
  return facts.flatMap(({ status }) => (status.kind === "conflict" ? status.caveat : []));
}

/** ISO. The institute's own details have no source to be checked against; undefined without any other. */
export function checkedSince(facts: readonly Fact[]): string | undefined {
  const [earliest] = facts
    .flatMap(({ topic, checkedOn }) => (topic === "This site" ? [] : checkedOn))
    .sort();
  return earliest;
}

/** ISO day of the newest check. */
export function lastChecked({ all }: Pick<FactSnapshot, "all">): string {
  return all.reduce((newest, { checkedOn }) => (checkedOn > newest ? checkedOn : newest), "");
}
