import { firstEdition, onlyFirstEdition, type Edition, type EditionList } from "./edition.ts";
import { factText } from "./fact-text.ts";
import type { Fact } from "./fact-record.ts";
import type { FactValue } from "./fact-value.ts";
import { type FactId, shippedRecords } from "./records.ts";

/** A value that readers were told has changed: what stood here before, what stands here now, and why. */
export type FactChange = {
  readonly factId: string;
  /** When the value took effect (ISO instant). */
  readonly at: string;
  /** Null where its edition had no value of its own. */
  readonly before: FactValue | null;
  readonly after: FactValue;
  /** The words for readers; null when there are none. */
  readonly note: string | null;
};

/**
 * All records of one edition as they hold at one instant. It never changes: whoever renders, drafts or
 * checks takes one and uses it to the end, so that no answer mixes two states.
 */
export type FactSnapshot = {
  readonly edition: Edition;
  /** The editions that readers can see at that instant, and which of them is the current one. */
  readonly editions: EditionList;
  /** How many statements have taken effect until this instant: 0 for the records as the site ships them. */
  readonly version: number;
  /** Every record, in reading order. */
  readonly all: readonly Fact[];
  readonly recentChanges: readonly FactChange[];
  /** The record of this id; it exists, for the type of the id says so. */
  readonly fact: (id: FactId) => Fact;
  /** The record of an id that comes from outside; undefined when there is none. `2026/fee.x` names the record of an edition. */
  readonly find: (id: string) => Fact | undefined;
  /** The records of another edition at the same instant; undefined for one that the site does not have. */
  readonly inEdition: (edition: string) => FactSnapshot | undefined;
};

export type FactLookup = Pick<FactSnapshot, "fact">;

/** The value of a record as a reader sees it, for texts that are no words with links. */
export function valueOf(facts: FactLookup, id: FactId): string {
  return factText(facts.fact(id));
}

type Contents = Pick<FactSnapshot, "edition" | "version" | "all" | "recentChanges"> &
  Partial<Pick<FactSnapshot, "editions">>;

/** The snapshot of these records; `inEdition` finds those of other editions. */
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

/** The records as the site ships them: what it shows while the institute has stated nothing else. */
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
