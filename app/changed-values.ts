import { type Fact, factText } from "../content/facts/index.ts";
import type { FactSnapshot } from "../content/facts/snapshot.ts";
import { indianDate } from "../domain/shared/clock.ts";

/** A value that readers of a page may remember otherwise. */
export type ChangedFact = {
  readonly id: string;
  readonly label: string;
  /** The Indian day on which readers got to see it (ISO). */
  readonly day: string;
  /** Null where its edition had no value of its own. */
  readonly before: string | null;
  readonly after: string;
  readonly note: string | null;
};

/** For how long a page says that one of its values has changed, in milliseconds. */
const saidFor = 30 * 86_400_000;

export function changedFacts(
  facts: FactSnapshot,
  citedRecords: readonly Pick<Fact, "id">[],
  now: Date,
): readonly ChangedFact[] {
  const recent = facts.recentChanges.filter(({ at }) => Date.parse(at) > now.getTime() - saidFor);
  const ids = new Set(citedRecords.map(({ id }) => id));
  return recent.flatMap(({ factId, at, before, note }, index) => {
    if (!ids.has(factId)) return [];
    if (recent.slice(0, index).some((later) => later.factId === factId)) return [];
    const record = facts.find(factId);
    if (record === undefined) return [];
    const { label } = record;
    const texts = {
      before: before === null ? null : factText({ value: before }),
      after: factText(record),
    };
    return [{ id: factId, label, day: indianDate(at), note, ...texts }];
  });
}
