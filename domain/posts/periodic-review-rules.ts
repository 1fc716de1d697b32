import { factText, findFact, lastDayOf } from "../../content/facts/index.ts";
import { factsIn } from "./fact-tokens.ts";
import type { Ledger } from "./ledger.ts";
import type { PostContent } from "./post.ts";

/** After how many days a review is due: of a post that a person has checked, and of one that nobody has. */
export const reviewDays = { checked: 90, unchecked: 7 } as const;

const day = 24 * 60 * 60 * 1_000;

/** What readers are told of the last review of a live post. */
export type PeriodicReview = {
  /** When a person last checked it (ISO instant); null when nobody has since its drafting. */
  readonly checkedAt: string | null;
  /** The day in India (ISO) by which the next review is due. */
  readonly reviewBy: string;
  /** When its text took the place of the one that was published first; null when it is that one. */
  readonly changedAt: string | null;
  /** Whether a model wrote any of it. */
  readonly byModel: boolean;
};

/** A record that a post uses, with its value when the post was checked. */
export type UsedRecord = { readonly id: string; readonly value: string };

/** A record whose value is another one since. */
export type ChangedRecord = {
  readonly id: string;
  readonly label: string;
  readonly was: string;
  /** Null when the record was taken out. */
  readonly now: string | null;
};

/** The records on which a post rests: those whose values it shows, and those with which its statements were compared. */
export function recordsUsed(content: PostContent, ledger: Ledger | null): readonly UsedRecord[] {
  const { title, hero_summary, meta_description, body_markdown } = content;
  const facts = factsIn([title, hero_summary, meta_description, body_markdown].join("\n"));
  const values = new Map(facts.map((record): [string, string] => [record.id, factText(record)]));
  // The value that the checks saw goes before today's: what has changed in between has not been checked.
  for (const { records } of ledger?.claims ?? [])
    for (const { id, value } of records) values.set(id, value);
  return [...values].map(([id, value]) => ({ id, value }));
}

/** What the record has in place of this value today; null when it still has it. */
export function changedRecord({ id, value }: UsedRecord): ChangedRecord | null {
  const record = findFact(id);
  if (record === undefined) return { id, label: id, was: value, now: null };
  const now = factText(record);
  return now === value ? null : { id, label: record.label, was: value, now };
}

/** The day (ISO) by which a post has to be reviewed again: after so many days, or when the first event ends that it tells of. */
export function dueDay(records: readonly UsedRecord[], today: string, days: number): string {
  const latest = new Date(Date.parse(today) + days * day).toISOString().slice(0, today.length);
  return records.reduce((first, { id }) => {
    const record = findFact(id);
    const end = record && lastDayOf(record);
    return end !== undefined && end >= today && end < first ? end : first;
  }, latest);
}
