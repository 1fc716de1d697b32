import type { FactSource, FactValue, Standing } from "../../content/facts/index.ts";

/**
 * `waiting`: proposed, and seen by no reader. `approved`: holds from its effective instant on.
 * `replaced`: was approved, and a later statement on the same record has taken its place.
 */
export const statementStates = ["waiting", "approved", "rejected", "replaced"] as const;

type StatementState = (typeof statementStates)[number];

/**
 * What the institute says of one record: a row is written once and never edited, only decided. Those
 * of one change are judged, approved and visible together.
 */
export type FactStatement = {
  readonly id: string;
  readonly changeId: string;
  /** Its place among all statements, from 1. */
  readonly position: number;
  readonly factId: string;
  readonly edition: string;
  readonly value: FactValue;
  readonly standing: Standing;
  readonly source: FactSource;
  /** ISO day of the check against the source. */
  readonly checkedOn: string;
  /** The instant from which it is to hold (ISO); null for as soon as it is approved. */
  readonly validFrom: string | null;
  readonly state: StatementState;
  /** Why, for the institute. */
  readonly reason: string;
  /** What readers are told; null for nothing. */
  readonly publicNote: string | null;
  /** A minor edit, of which readers are not told. */
  readonly isMinor: boolean;
  /** `admin:EMAIL`. */
  readonly author: string;
  /** The version of the records that its author saw. */
  readonly seenVersion: number;
  /** The number of the newest approval when it was proposed; 0 before the first. */
  readonly seenApproval: number;
  readonly createdAt: string;
  /** Who approved or rejected it; null while it waits. */
  readonly checker: string | null;
  /** The sentence of an author who checked it alone; null where another did. */
  readonly alone: string | null;
  readonly decidedAt: string | null;
  /** Why it was rejected; null for what was not. */
  readonly decisionReason: string | null;
  /** Its place among all that were approved, from 1; null for what is not. */
  readonly approval: number | null;
  /** From when readers see it (ISO instant): the later of `validFrom` and its approval; null while it waits. */
  readonly effectiveAt: string | null;
};
