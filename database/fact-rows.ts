import type { Json, Time } from "./values.ts";

/** A year of the exam; `state` is planned, open, finished or archived. Without a row, the first edition is open. */
export type EditionRow = {
  edition: string;
  state: string;
  created_at: Time;
  opened_at: Time | null;
  finished_at: Time | null;
  archived_at: Time | null;
  /** The last day on which somebody looked for news of it (ISO). */
  checked_on: string | null;
  /** As the audit log names people; null when nobody waits. */
  opening_asked_by: string | null;
  opening_asked_at: Time | null;
};

/** A finding on a record for which an edition has no value of its own. */
export type EditionMarkRow = {
  edition: string;
  fact_id: string;
  /** `carried`: the value of before is shown, with its year; `not-announced`: it is not. */
  mark: string;
  checked_on: string;
  marked_by: string;
  marked_at: Time;
};

/** Written once; then only decided, and replaced by a later one. */
export type FactStatementRow = {
  id: string;
  /** The same for those that are judged, approved and visible together. */
  change_id: string;
  /** From 1, in the order of writing. */
  position: number;
  fact_id: string;
  edition: string;
  /** A whole `FactValue`. */
  value: Json;
  standing: string;
  /** A whole `FactSource`. */
  source: Json;
  /** ISO day. */
  checked_on: string;
  /** From when it is to hold; null for as soon as it is approved. */
  valid_from: Time | null;
  /** `waiting`, `approved`, `rejected` or `replaced`. */
  state: string;
  reason: string;
  /** A note for readers; null for none. */
  public_note: string | null;
  /** 1 for an edit of which readers are not told, else 0. */
  is_minor: number;
  author: string;
  /** The version of the records that its author saw. */
  seen_version: number;
  /** The number of the newest approval when it was proposed; 0 before the first. */
  seen_approval: number;
  created_at: Time;
  /** Null while it waits. */
  checker: string | null;
  /** The words of an author who checked it alone. */
  alone: string | null;
  decided_at: Time | null;
  /** Why it was rejected. */
  decision_reason: string | null;
  /** From 1, in the order of approvals; null for what is not approved. */
  approval: number | null;
  /** From when readers see it; null while it waits. */
  effective_at: Time | null;
};
