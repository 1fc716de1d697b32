import { firstEdition, onlyFirstEdition, type Edition, type EditionList } from "./edition.ts";
import { factText } from "./fact-text.ts";
import type { Fact } from "./fact-record.ts";
import type { FactValue } from "./fact-value.ts";
import { type FactId, shippedRecords } from "./records.ts";

export type FactChange = {
  readonly factId: string;
  /** ISO instant. */
  readonly at: string;
  /** Null when its edition had no value of its own. */
  readonly before: FactValue | null;
  readonly after: FactValue;
  readonly note: string | null;
};

/** It never changes: each rendering, draft or check uses one to the end, so that no answer mixes two states. */
export type FactSnapshot = {
  readonly edition: Edition;
  readonly editions: EditionList;
  /** The statements in effect: 0 for the shipped records. */
  readonly version: number;
  readonly all: readonly Fact[];
  readonly recentChanges: readonly FactChange[];
  readonly fact: (id: FactId) => Fact;
  /** `2026/fee.x` names the record of an edition. */
  readonly find: (id: string) => Fact | undefined;
  readonly inEdition: (edition: string) => FactSnapshot | undefined;
};

export type FactLookup = Pick<FactSnapshot, "fact">;

export function valueOf(facts: FactLookup, id: FactId): string {
  return factText(facts.fact(id));
}

type Contents = Pick<FactSnapshot, "edition" | "version" | "all" | "recentChanges"> &
  Partial<Pick<FactSnapshot, "editions">>;

export function factSnapshot(
  { edition, editions = onlyFirstEdition, version, all, recentChanges }: Contents,
  otherEdition: (edition: string) => FactSnapshot | undefined = () => undefined,
): FactSnapshot {
  const byId: ReadonlyMap<string, Fact> = new Map(all.map((record) => [record.id, record]));
  const inEdition = (name: string) => (name === edition ? snapshot : otherEdition(name));
  const snapshot: FactSnapshot = {
    edition,
    editions,
    version,
    all,
    recentChanges,
    inEdition,
    fact(id) {
      const record = byId.get(id);
      if (record === undefined) throw new Error(`The registry of facts lost "${id}".`);
      return record;
    },
    find(id) {
      const slash = id.indexOf("/");
      if (slash === -1) return byId.get(id);
      return inEdition(id.slice(0, slash))?.find(id.slice(slash + 1));
    },
  };
  return snapshot;
}

export const builtInFacts: FactSnapshot = factSnapshot({
  edition: firstEdition,
  version: 0,
  all: shippedRecords,
  recentChanges: [],
});

export function derivedFrom<Derived>(
  work: (facts: FactSnapshot) => Derived,
): (facts: FactSnapshot) => Derived {
  const cachedDerived = new WeakMap<readonly Fact[], { readonly derived: Derived }>();
  return (facts) => {
    const before = cachedDerived.get(facts.all);
    if (before !== undefined) return before.derived;
    const derivedValue = work(facts);
    cachedDerived.set(facts.all, { derived: derivedValue });
    return derivedValue;
  };
}
