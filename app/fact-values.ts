import { type Fact, factText, notAnnounced, type FactSource } from "../content/facts/index.ts";
import type { FactSnapshot } from "../content/facts/snapshot.ts";
import { indianDate } from "../domain/shared/clock.ts";
import { standingOf } from "../content/facts/standing.ts";
import type { FactStatement } from "../domain/facts/fact-statement.ts";
import type { Site } from "./site-context.ts";

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

/** The source of a record. What the site ships about the institute itself, only the institute says. */
export function sourceOf(
  { topic, source, page, standing }: Fact,
  { provider, url }: Pick<Site, "provider" | "url">,
): FactSource {
  if (topic !== "This site" || standing !== undefined) {
    const { title, address, page: sourcePage, quotedLine } = source;
    return {
      title,
      address,
      ...(sourcePage !== undefined && { page: sourcePage }),
      ...(quotedLine !== undefined && { quotedLine }),
    };
  }
  return { title: provider.name, address: url + page };
}
