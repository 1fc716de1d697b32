import type { Time } from "./values.ts";

/** What is known of the last look at a post; for live posts only. */
export type PostLookRow = {
  post_id: string;
  /** When a person last checked what readers see; null while nobody has since its drafting. */
  checked_at: string | null;
  /** The day in India (ISO) by which somebody has to look again. */
  review_by: string;
  /** When the present text took the place of the one that was published first; null when it is that one. */
  changed_at: string | null;
  /** 1 when a model wrote any revision up to the live one, else 0. */
  by_model: number;
};

/** A value that a record had when a post with it was checked; kept once, whatever number of posts has it. */
export type RecordValueRow = {
  /** SHA-256 of record and value. */
  hash: string;
  record_id: string;
  value: string;
};

/** The records that a live post uses, with their values at its last look. */
export type PostRecordRow = { post_id: string; value_hash: string };

/** A marked sentence that a person has left as it is; once for each sentence, heading and contradicting value. */
export type KeptMarkRow = {
  post_id: string;
  /** SHA-256 of `keptKey`: PostgreSQL refuses long texts in an index. */
  mark_hash: string;
  sentence: string;
  /** Empty for none. */
  under_heading: string;
  /** The record that says otherwise, with its value; empty for a statement that no record answers. */
  against: string;
  revision: number;
  /** `admin:EMAIL`, the address to which the link was mailed, or `link:LINK_ID`. */
  kept_by: string;
  kept_at: Time;
  reason: string;
  /** Where the person looked it up. */
  address: string | null;
};
