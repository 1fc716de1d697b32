import type { Json, Time } from "./values.ts";

export type AuditEntryRow = {
  sequence: number;
  at: Time;
  actor: string;
  action: string;
  post_id: string | null;
  revision: number | null;
  reason: string | null;
  details: Json;
  previous_hash: string;
  hash: string;
};

/** One row: the tail of the chain. Updating it first serialises writers on both engines. */
export type AuditHeadRow = { id: number; sequence: number; hash: string };
