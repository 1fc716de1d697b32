import type { Statement } from "./text/statement.ts";
import { entriesOf } from "../../posts/text/fact-tokens.ts";
import { factText, type Edition, type Fact } from "../../../content/facts/index.ts";
import type { Finding, Verdict } from "../../posts/revisions/ledger.ts";
import type { Claim } from "./claims/read-claims.ts";
import type { Meant } from "./claims/records-meant.ts";
import type { WrongTense } from "./claims/tense.ts";
import type { FactSnapshot } from "../../../content/facts/snapshot.ts";
import type { DraftText } from "./draft-text.ts";

/** What is known of one figure, one rule or the tense of a statement. */
export type Part = {
  readonly verdict: Verdict | "no-claim";
  readonly record: Fact | null;
  readonly claim: Claim | null;
  readonly because: Because | null;
};

/** Why a part is contradicted or has to be confirmed. */
type Because =
  | { readonly kind: "value"; readonly swapped: Fact | null; readonly finding: Finding["kind"] }
  | { readonly kind: "rule"; readonly clause: string }
  | { readonly kind: "tense"; readonly tense: WrongTense }
  | { readonly kind: "weekday"; readonly day: string }
  | { readonly kind: "sum"; readonly sum: string }
  /** What is said of a year is what an earlier one had: nothing was announced here for that year. */
  | { readonly kind: "carried"; readonly of: Fact; readonly from: Edition; readonly into: Edition }
  /** The number was given with the request: its clause claims nothing else. */
  | { readonly kind: "given" }
  /** The number follows from others. */
  | { readonly kind: "derived" }
  /** Besides what a record bears out the sentence says something else. */
  | { readonly kind: "rest" }
  | { readonly kind: "no record" };

export function supportedPart(record: Fact | null): Part {
  return { verdict: "supported", record, claim: null, because: null };
}

/** Claims nothing of its own. */
export function partWithoutClaim(claim: Claim, kind: "given" | "derived" | null): Part {
  return { verdict: "no-claim", record: null, claim, because: kind && { kind } };
}

export function partOf(verdict: Verdict, because: Because): Part {
  return { verdict, record: null, claim: null, because };
}

export function partToConfirm(claim: Claim): Part {
  return { verdict: "to-confirm", record: null, claim, because: { kind: "no record" } };
}

/** What `from` had, said of a later year; a carried record is one on which the statement rests. */
export function carriedPart(of: Fact, from: Edition, into: Edition): Part {
  const record = of.carried === undefined ? null : of;
  return { ...partOf("to-confirm", { kind: "carried", of, from, into }), record };
}

/** Why a token's value is not what the records of the year meant show; null where it is, or where it names its own year. */
export function otherThanMeant(record: Fact, { facts, unknown }: Meant): Part | null {
  if (unknown !== null) return carriedPart(record, facts.edition, unknown);
  const meant = facts.find(record.id);
  if (meant === undefined || meant === record || record.carried !== undefined) return null;
  if (meant.carried !== undefined)
    return carriedPart(meant, meant.carried.from, meant.carried.into);
  return factText(meant) === factText(record) ? null : partOf("to-confirm", { kind: "no record" });
}

/** The record whose list of entries is all that the statement shows; null for every other statement. */
export function listAlone({ text, values }: Statement): Fact | null {
  const [value, ...others] = values;
  if (value === undefined || others.length > 0) return null;
  const isWhole = value.start === 0 && value.end === text.length;
  return isWhole && entriesOf(value.record) !== null ? value.record : null;
}

/** What every statement of a draft is judged with. */
export type Grounds = {
  readonly draft: DraftText;
  /** The records of the edition that the draft belongs to. */
  readonly facts: FactSnapshot;
  readonly today: string;
  /** Numbers that people gave with the request. */
  readonly premises: ReadonlySet<number>;
  /** Set where a statement is judged with a record in place of a figure: what differs again is not tried once more. */
  readonly mended?: true;
};
