import type { Json, Time } from "./values.ts";

/** Of live posts only. */
export type PostLookRow = {
  post_id: string;
  /** When a person published it; null when it went live with its drafting. */
  checked_at: string | null;
  /** When the present text took the place of the one that was published first; null when it is that one. */
  changed_at: string | null;
  /** 0 or 1. */
  by_model: number;
};

/** Once for each sentence, heading and contradicting value. */
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
  address: string | null;
};

/** Not saved as a revision; once for each person and post. */
export type WorkingCopyRow = {
  post_id: string;
  /** An account's address. */
  author: string;
  /** Another one at each keeping. */
  version: string;
  revision: number;
  words: Json;
  begun_at: Time;
  kept_at: Time;
};
