import { stoppingFindings, type Finding, type Ledger } from "./ledger.ts";
import type { Mark } from "./mark.ts";

/** A marked sentence that a person has left as it is. */
export type KeptMark = {
  readonly sentence: string;
  /** The heading; empty for none. */
  readonly under: string;
  /** The record that says otherwise, with its value then; empty for a statement that no record answers. */
  readonly against: string;
  /** In which it was kept. */
  readonly revision: number;
  /** `admin:EMAIL`, the address to which the link was mailed, or `link:LINK_ID`. */
  readonly by: string;
  /** ISO instant. */
  readonly at: string;
  readonly reason: string;
  /** The page that the person looked at; null when they did not say. */
  readonly address: string | null;
};

/** The kept marks of one post, by `keptKey`. */
export type KeptMarks = ReadonlyMap<string, KeptMark>;

export function keptKey({
  sentence,
  under,
  against,
}: Pick<KeptMark, "sentence" | "under" | "against">): string {
  return JSON.stringify([under, sentence, against]);
}

/** The subject of keeping this mark; null for a verified one, which nobody needs to keep. */
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

/** The person's decision to keep a mark; null while there is none. */
export function keptAs(mark: Mark, kept: KeptMarks): KeptMark | null {
  const subject = subjectOf(mark);
  return subject === null ? null : (kept.get(keptKey(subject)) ?? null);
}

/** The conflicts that a person still has to settle, and the statements for which the approver answers. */
export type OpenMarks = {
  readonly conflicts: readonly Mark[];
  /** Findings that stop publication: they can be corrected and not kept. */
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

/** An account's or a reviewer's address where one is known. */
export function keeperName(by: string): string {
  if (by.startsWith("admin:")) return by.slice("admin:".length);
  return by.includes("@") ? by : "a reviewer with a link";
}
