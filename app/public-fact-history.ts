import { type Fact, factText, notAnnounced } from "../content/facts/index.ts";
import { standingOf } from "../content/facts/standing.ts";
import type { FactStatement } from "../domain/facts/fact-statement.ts";

type ValueChange = {
  /** When readers got to see it (ISO instant). */
  readonly at: string;
  readonly before: string;
  readonly after: string;
  readonly note: string | null;
} & Stated;

type Stated = Pick<Fact, "source" | "checkedOn"> & {
  readonly standing: NonNullable<Fact["standing"]>;
};

export type FactHistory = {
  /** Null where it had no value before: none was announced for its edition. */
  readonly first: (Stated & { readonly text: string }) | null;
  readonly changes: readonly ValueChange[];
};

/**
 * Every value of a record with when and why. `shipped` is the record as the site ships it; the statements
 * are those in effect, newest first. What left the value and its standing as they were is no change of it.
 * `hasFirst` is false in an edition that had no value of its own before its first statement.
 */
export function factHistory(
  shippedRecord: Fact,
  statements: readonly FactStatement[],
  hasFirst = true,
): FactHistory {
  const values = statements.map((statement) => ({
    ...statement,
    text: factText({ ...shippedRecord, ...statement }),
  }));
  const first = hasFirst
    ? { ...shippedRecord, standing: standingOf(shippedRecord), text: factText(shippedRecord) }
    : null;
  const changes = values.flatMap((statement, index) => {
    const { text: after, standing, source, checkedOn, effectiveAt: at, publicNote } = statement;
    const before = values[index + 1] ?? first;
    if (at === null || (before?.text === after && before.standing === standing)) return [];
    const note = statement.isMinor ? null : publicNote;
    const textBefore = before?.text ?? notAnnounced;
    return [{ at, before: textBefore, after, note, source, checkedOn, standing }];
  });
  return { first, changes };
}
