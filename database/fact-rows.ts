import type { Json, Time } from "./values.ts";

/** `state` is planned, open, finished or archived. Without a row, the first edition is open. */
export type EditionRow = {
  edition: string;
  state: string;
  created_at: Time;
  opened_at: Time | null;
  finished_at: Time | null;
  archived_at: Time | null;
  /** ISO day of the last look for news. */
  checked_on: string | null;
  /** As the audit log names people; null when nobody waits. */
  opening_asked_by: string | null;
  opening_asked_at: Time | null;
};

export type EditionMarkRow = {
  edition: string;
  fact_id: string;
  /** `carried`: the value of before is shown, with its year; `not-announced`: it is not. */
  mark: string;
  checked_on: string;
  marked_by: string;
  marked_at: Time;
};

export type FactStatementRow = {
  id: string;
  /** The same for those that are judged, approved and visible together. */
  change_id: string;
  /** From 1, in the order of writing. */
  position: number;
  fact_id: string;
  edition: string;
  value: Json;
  standing: string;
  source: Json;
  /** ISO day. */
  checked_on: string;
  valid_from: Time | null;
  /** `waiting`, `approved`, `rejected` or `replaced`. */
  state: string;
  reason: string;
  public_note: string | null;
  /** 0 or 1. */
  is_minor: number;
  author: string;
  seen_version: number;
  seen_approval: number;
  created_at: Time;
  checker: string | null;
  alone: string | null;
  decided_at: Time | null;
  decision_reason: string | null;
  /** From 1, in the order of approvals; null for what is not approved. */
  approval: number | null;
  /** From when readers see it; null while it waits. */
  effective_at: Time | null;
};
