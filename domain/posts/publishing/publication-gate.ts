import { fail, succeed, type Result } from "../../shared/result.ts";
import { unconfirmedClaims, type Confirmations } from "../revisions/confirmation.ts";
import { stoppingFindings, type Finding, type Ledger } from "../revisions/ledger.ts";

/** How many statements are quoted, and how long a quote may be, in characters. */
const quoted = 3;
const longestQuote = 90;

/** What follows for a draft, for a change of a post that readers have, and for what they have already. */
const consequences = {
  draft: "The post stays a draft",
  change: "The change is not published and the post stays as it is",
  live: "This article needs a correction",
} as const;

/**
 * Whether a revision may be published: `unacceptable`, with the first statements, when the checks
 * stopped any or some wait for a person to check them. Revisions older than the checks have no ledger
 * and pass.
 */
export function checkGate(
  ledger: Ledger | null,
  confirmations: Confirmations,
  of: "draft" | "change" = "draft",
): Result<null> {
  const waiting = waitingSentence(unconfirmedClaims(ledger, confirmations));
  const stopped = checkStopped(ledger, of);
  if (!stopped.ok) {
    const { kind, message } = stopped.failure;
    return waiting === null ? stopped : fail(kind, `${message} ${waiting}`);
  }
  return waiting === null ? stopped : fail("unacceptable", `${consequences[of]}. ${waiting}`);
}

/** The same for what the checks stopped alone: what nobody can confirm. */
export function checkStopped(ledger: Ledger | null, of: keyof typeof consequences): Result<null> {
  const stopped = ledger === null ? [] : stoppingFindings(ledger);
  if (stopped.length === 0) return succeed(null);
  const [missing, statements] = [
    stopped.filter(isMissing),
    stopped.filter((one) => !isMissing(one)),
  ];
  const what = statements.length === 1 ? "this statement" : "these statements";
  const names = namesOf(statements.map(({ quote }) => quote));
  const because = names === "" ? "" : `, because the checks stopped ${what}: ${names}`;
  const absences = [...new Set(missing.map(({ message }) => message))];
  return fail("unacceptable", [`${consequences[of]}${because}.`, ...absences].join(" "));
}

/** How many statements wait for a person, and the first of them; null for none. */
function waitingSentence(claims: readonly { readonly sentence: string }[]): string | null {
  if (claims.length === 0) return null;
  const names = namesOf(claims.map(({ sentence }) => sentence));
  return claims.length === 1
    ? `1 statement waits for somebody to check it: ${names}.`
    : `${claims.length} statements wait for somebody to check them: ${names}.`;
}

function namesOf(words: readonly string[]): string {
  const names = words.slice(0, quoted).map((text) => `“${shortened(text)}”`);
  const rest = words.length - names.length;
  return rest === 0 ? names.join(", ") : `${names.join(", ")} and ${rest} more`;
}

/** What is not there cannot be quoted: it is said what is wrong. */
function isMissing({ quote }: Finding): boolean {
  return quote.trim() === "";
}

/** A statement as a message quotes it. */
export function shortened(statement: string): string {
  const text = statement.trim().replaceAll(/\s+/g, " ");
  if (text.length <= longestQuote) return text;
  return `${text.slice(0, longestQuote - 1).toWellFormed()}…`;
}
