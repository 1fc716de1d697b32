import { indianDate } from "../../shared/clock.ts";
import { stoppingFindings, type Claim, type Ledger, type TextLocation } from "./ledger.ts";

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
 * The statements of a revision that a person has to check before readers get it, each once under each heading. What
 * publication is stopped for is none of them: it has to be corrected. Ledgers that did not count sentences are older
 * than confirmations: what they call unsupported either stopped the revision or was let pass, so nothing of them waits.
 */
export function claimsToConfirm(ledger: Ledger | null): readonly Claim[] {
  if (ledger === null || ledger.sentences === null) return [];
  const stopped = stoppedSentences(ledger);
  const waiting = ledger.claims.filter(
    ({ verdict, sentence }) => verdict === "to-confirm" && !stopped.has(sentence),
  );
  return [...new Map(waiting.map((claim) => [claimKey(claim), claim])).values()];
}

/** The sentences of which something stops publication, wherever else they stand. */
export function stoppedSentences(ledger: Ledger): ReadonlySet<string> {
  const stops = stoppingFindings(ledger).filter(({ quote }) => quote !== "");
  const stopped = ledger.claims.filter(
    ({ verdict, sentence, place }) =>
      verdict === "contradicted" ||
      stops.some((one) => sentence.includes(one.quote) && isSamePlace(one.place, place)),
  );
  return new Set(stopped.map(({ sentence }) => sentence));
}

export function isSamePlace(one: TextLocation, other: TextLocation): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** A sentence that somebody has to check, with the claim of each heading under which it stands, the gravest first. */
type SentenceToConfirm = {
  readonly sentence: string;
  readonly claims: readonly [Claim, ...Claim[]];
};

/** What waits for a person, sentence by sentence: a repeated one is one. */
export function sentencesToConfirm(claims: readonly Claim[]): readonly SentenceToConfirm[] {
  const bySentence = Map.groupBy(claims, ({ sentence }) => sentence);
  return [...bySentence].flatMap(([sentence, all]) => {
    const [first, ...more] = all.toSorted((one, other) => careOf(one) - careOf(other));
    return first === undefined ? [] : { sentence, claims: [first, ...more] as const };
  });
}

/** `differs` needs most care, then `unknown`. */
function careOf({ group }: Claim): number {
  return ["differs", "unknown", "agrees"].indexOf(group);
}

/** Those that nobody has confirmed, each sentence once. */
export function unconfirmedClaims(
  ledger: Ledger | null,
  confirmations: Confirmations,
): readonly Claim[] {
  const waiting = claimsToConfirm(ledger).filter((claim) => !confirmations.has(claimKey(claim)));
  return sentencesToConfirm(waiting).map(({ claims: [first] }) => first);
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
