import type { FactSource, FactValue, Standing } from "../../content/facts/index.ts";

/** `replaced`: was approved, and a later statement on the same record has taken its place. */
export const statementStates = ["waiting", "approved", "rejected", "replaced"] as const;

/** Enough to say what holds: of one that is only tried too. */
export type KnownStatement = {
  readonly id: string;
  readonly changeId: string;
  readonly factId: string;
  readonly edition: string;
  readonly value: FactValue;
  readonly standing: Standing;
  readonly source: FactSource;
  /** ISO day. */
  readonly checkedOn: string;
  readonly publicNote: string | null;
  readonly isMinor: boolean;
  /** From 1, among all approvals; null for what is not approved. */
  readonly approval: number | null;
  /** ISO instant: the later of `validFrom` and its approval; null while it waits. */
  readonly effectiveAt: string | null;
};

/** Written once and never edited, only decided. Those of one change are judged, approved and visible together. */
export type FactStatement = KnownStatement & {
  /** From 1, among all statements. */
  readonly position: number;
  /** ISO instant; null for as soon as it is approved. */
  readonly validFrom: string | null;
  readonly state: (typeof statementStates)[number];
  readonly reason: string;
  /** `admin:EMAIL`. */
  readonly author: string;
  /** The version of the records that its author saw. */
  readonly seenVersion: number;
  /** The newest approval when it was proposed; 0 before the first. */
  readonly seenApproval: number;
  readonly createdAt: string;
  readonly checker: string | null;
  /** The sentence of an author who checked it alone. */
  readonly alone: string | null;
  readonly decidedAt: string | null;
  readonly decisionReason: string | null;
};

export type Person = {
  readonly email: string;
  /** Without it, an approver. */
  readonly role?: "admin" | "writer";
};

export function actorOf({ email }: Person): string {
  return `admin:${email}`;
}
