import type { Time } from "./values.ts";

export type ClosingRankRoundRow = {
  id: string;
  year: number;
  round: number;
  row_count: number;
  /** All rows in the form of the shipped files: CSV with their header. */
  rows: string;
  /** The address of the official page, or what the file was called. */
  source: string;
  imported_by: string;
  imported_at: Time;
  /** Since then it is not in force any more; null for one that is. */
  withdrawn_at: Time | null;
  withdrawn_by: string | null;
};
