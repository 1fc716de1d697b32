import type { Json, Time } from "./values.ts";

export type WatchedPageRow = {
  id: string;
  address: string;
  title: string;
  /** `record`: named as a source; `office`: added by somebody. */
  origin: string;
  created_at: Time;
  removed_at: Time | null;
  /** The person who took it off the list; null where no record names it any more. */
  removed_by: string | null;
  /** `new`, `fine`, `unreachable`, `suspect` or `refused`. */
  state: string;
  /** In words for the office. */
  reason: string;
  failures: number;
  failed_since: Time | null;
  suspect_since: Time | null;
  etag: string | null;
  last_modified: string | null;
  tried_at: Time | null;
  looked_at: Time | null;
  changed_at: Time | null;
  next_look_at: Time;
  /** Now and before (`PageText`). */
  text: Json | null;
  former_text: Json | null;
  /** Blocks that are others at every look. */
  ticking: Json;
};

export type PageChangeRow = {
  id: string;
  page_id: string;
  at: Time;
  /** `new`, `seen` or `learned`. */
  state: string;
  blocks: Json;
  facts: Json;
  new_files: Json;
  decided_by: string | null;
  decided_at: Time | null;
  note: string | null;
  mailed_at: Time | null;
};

/** From when a host may be asked again: one request at a time, of all instances. */
export type WatchedHostRow = { host: string; free_at: Time };
