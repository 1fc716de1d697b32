import {
  factText,
  firstEdition,
  lastDayOf,
  type Edition,
  type Fact,
} from "../../../content/facts/index.ts";
import type { FactSnapshot } from "../../../content/facts/snapshot.ts";
import { textParts } from "../text/fact-tokens.ts";
import type { Ledger } from "../revisions/ledger.ts";
import { factsOf } from "../post-edition.ts";
import type { PostContent } from "../post.ts";

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

/**
 * A record that a post uses, with its value when the post was checked. Its id begins with its edition,
 * `2027/fee.x`, except those of the first one: they are kept since before there was another.
 */
export type UsedRecord = { readonly id: string; readonly value: string };

/** As kept records name this one of a post of this edition. */
export function usedId(edition: Edition, id: string): string {
  if (id.includes("/") || edition === firstEdition) return id.replace(`${firstEdition}/`, "");
  return `${edition}/${id}`;
}

function findUsed(id: string, facts: FactSnapshot): Fact | undefined {
  return facts.find(id.includes("/") ? id : `${firstEdition}/${id}`);
}

/** A record whose value is another one since. */
export type ChangedRecord = {
  readonly id: string;
  readonly label: string;
  readonly was: string;
  /** Null when the record was taken out. */
  readonly now: string | null;
};

/** What readers have of a post, and what the checks saw in it. */
export type LiveText = {
  readonly content: PostContent;
  readonly ledger: Ledger | null;
  /** In whose records its values are looked up. */
  readonly edition: Edition;
};

/** The records on which a post rests: those whose values it shows as tokens or as words of its own. */
export function recordsUsed(
  { content, ledger, edition }: LiveText,
  facts: FactSnapshot,
): readonly UsedRecord[] {
  const { title, hero_summary, meta_description, body_markdown } = content;
  const text = [title, hero_summary, meta_description, body_markdown].join("\n");
  const values = new Map<string, string>();
  for (const part of textParts(text, factsOf({ edition }, facts)))
    if (part.kind === "fact") values.set(usedId(edition, part.id), factText(part.record));
  // The value that the checks saw goes before today's: what has changed in between has not been checked.
  for (const { kind, record } of ledger?.marks ?? [])
    if (kind === "verified" && record !== null)
      values.set(usedId(edition, record.id), record.value);
  return [...values].map(([id, value]) => ({ id, value }));
}

/** What the record has in place of this value; null when it still has it. */
export function changedRecord(
  { id, value }: UsedRecord,
  facts: FactSnapshot,
): ChangedRecord | null {
  const record = findUsed(id, facts);
  if (record === undefined) return { id, label: id, was: value, now: null };
  const now = factText(record);
  return now === value ? null : { id, label: record.label, was: value, now };
}

/** The day (ISO) by which a post has to be reviewed again: after so many days, or when the first event ends that it tells of. */
export function dueDay(
  records: readonly UsedRecord[],
  {
    today,
    days,
    facts,
  }: { readonly today: string; readonly days: number; readonly facts: FactSnapshot },
): string {
  const latest = new Date(Date.parse(today) + days * day).toISOString().slice(0, today.length);
  return records.reduce((first, { id }) => {
    const record = findUsed(id, facts);
    const end = record && lastDayOf(record);
    return end !== undefined && end >= today && end < first ? end : first;
  }, latest);
}
