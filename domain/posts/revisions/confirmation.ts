import { indianDate } from "../../shared/clock.ts";
import type { Claim, Ledger } from "./ledger.ts";

/**
 * That a person has checked a statement which no record answers. It holds for every revision of its
 * post in which this very sentence stands under this very heading.
 */
export type Confirmation = {
  readonly sentence: string;
  /** The heading; empty for none. */
  readonly under: string;
  /** In which it was confirmed. */
  readonly revision: number;
  /** `admin:EMAIL`, the address to which the link was mailed, or `link:LINK_ID`. */
  readonly by: string;
  /** ISO instant. */
  readonly at: string;
  /** Where the person looked it up; null when they did not say. */
  readonly address: string | null;
};

/** What people have confirmed of one post, by `claimKey`. */
export type Confirmations = ReadonlyMap<string, Confirmation>;

/** What a confirmation holds for. */
export function claimKey({ sentence, under }: Pick<Claim, "sentence" | "under">): string {
  return JSON.stringify([under, sentence]);
}

/**
 * The statements of a revision that a person has to check before readers get it, each once. Ledgers
 * that did not count sentences are older than confirmations: what they call unsupported either stopped
 * the revision or was let pass, so nothing of them waits.
 */
export function claimsToConfirm(ledger: Ledger | null): readonly Claim[] {
  if (ledger === null || ledger.sentences === null) return [];
  const waiting = ledger.claims.filter(({ verdict }) => verdict === "to-confirm");
  return [...new Map(waiting.map((claim) => [claimKey(claim), claim])).values()];
}

/** Those of them that nobody has confirmed. */
export function unconfirmedClaims(
  ledger: Ledger | null,
  confirmations: Confirmations,
): readonly Claim[] {
  return claimsToConfirm(ledger).filter((claim) => !confirmations.has(claimKey(claim)));
}

/** Who confirmed a statement and when, for the people who work on the post. */
export type ConfirmedBy = {
  readonly by: string;
  /** ISO day in India. */
  readonly on: string;
  readonly address: string | null;
};

export function confirmedBy({ by, at, address }: Confirmation): ConfirmedBy {
  return { by: confirmerName(by), on: indianDate(at), address };
}

/** An account's or a reviewer's address where one is known. */
export function confirmerName(by: string): string {
  if (by.startsWith("admin:")) return by.slice("admin:".length);
  return by.includes("@") ? by : "a reviewer with a link";
}

/**
 * The same person as readers are told: a name made of the address (`asha.verma@…` is Asha Verma), for
 * addresses of people are not published; whoever has none, or was erased, is one of the team.
 */
export function publicConfirmerName(by: string): string {
  const [mailbox = "", host] = by.replace(/^admin:/, "").split("@");
  const words = mailbox.replace(/\+.*$/, "").match(/[\p{L}\p{M}]{2,}/gu) ?? [];
  if (host === undefined || words.length === 0) return "the editorial team";
  return words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(" ");
}
