import { stoppingFindings, type Finding, type Ledger } from "./ledger.ts";
import type { Mark } from "./mark.ts";

export type KeptMark = {
  readonly sentence: string;
  readonly under: string;
  /** The record that says otherwise, with its value then; empty for a statement that no record answers. */
  readonly against: string;
  readonly revision: number;
  /** `admin:EMAIL`, the address to which the link was mailed, or `link:LINK_ID`. */
  readonly by: string;
  /** ISO instant. */
  readonly at: string;
  readonly reason: string;
  readonly address: string | null;
};

export type KeptMarks = ReadonlyMap<string, KeptMark>;

export function keptKey({
  sentence,
  under,
  against,
}: Pick<KeptMark, "sentence" | "under" | "against">): string {
  return JSON.stringify([under, sentence, against]);
}

export function subjectOf({
  kind,
  sentence,
  under,
  record,
}: Mark): Pick<KeptMark, "sentence" | "under" | "against"> | null {
  if (kind === "verified") return null;
  if (kind === "unverified") return { sentence, under, against: "" };
  return {
    sentence,
    under,
    against: record === null ? "conflict" : `${record.id}: ${record.value}`,
  };
}

export function keptAs(mark: Mark, kept: KeptMarks): KeptMark | null {
  const subject = subjectOf(mark);
  return subject === null ? null : (kept.get(keptKey(subject)) ?? null);
}

export type OpenMarks = {
  readonly conflicts: readonly Mark[];
  readonly stopping: readonly Finding[];
  readonly unverified: readonly Mark[];
};

export function openMarks(ledger: Ledger, kept: KeptMarks): OpenMarks {
  const { marks } = ledger;
  return {
    conflicts: marks.filter((mark) => mark.kind === "conflict" && keptAs(mark, kept) === null),
    stopping: stoppingFindings(ledger),
    unverified: marks.filter(({ kind }) => kind === "unverified"),
  };
}

export type OpenCounts = { readonly conflicts: number; readonly unverified: number };

export function countOpen({ conflicts, stopping, unverified }: OpenMarks): OpenCounts {
  return { conflicts: conflicts.length + stopping.length, unverified: unverified.length };
}

export function keeperName(by: string): string {
  if (by.startsWith("admin:")) return by.slice("admin:".length);
  return by.includes("@") ? by : "a reviewer with a link";
}
