import { factText, type Fact } from "../../../../content/facts/index.ts";
import { builtInFacts, derivedFrom } from "../../../../content/facts/snapshot.ts";

/**
 * The records that do not say any more what they say as the site ships them: another value, or one that is
 * only expected or withdrawn. Rules and prose of ours that state such a value hold no longer.
 */
export const changedRecords = derivedFrom(
  (facts): ReadonlySet<string> =>
    new Set(
      builtInFacts.all.flatMap((shipped) => {
        const record = facts.find(shipped.id);
        const isAsShipped = record !== undefined && factText(record) === factText(shipped);
        return isAsShipped ? [] : shipped.id;
      }),
    ),
);

/** The record as the site ships it; undefined for an id that there is not. */
export function shippedRecord(id: string): Fact | undefined {
  return builtInFacts.find(id);
}
