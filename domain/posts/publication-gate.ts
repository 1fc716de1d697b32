import { fail, succeed, type Result } from "../shared/result.ts";
import { stoppingFindings, type Finding, type Ledger } from "./ledger.ts";

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
 * Whether a revision may be published: `unacceptable`, with the first statements that the checks
 * stopped, when it has any. Revisions older than the checks have no ledger and pass.
 */
export function checkGate(
  ledger: Ledger | null,
  of: keyof typeof consequences = "draft",
): Result<null> {
  const stopped = ledger === null ? [] : stoppingFindings(ledger);
  if (stopped.length === 0) return succeed(null);
  const what = stopped.length === 1 ? "this statement" : "these statements";
  return fail(
    "unacceptable",
    `${consequences[of]}, because the checks stopped ${what}: ${namesOf(stopped)}.`,
  );
}

function namesOf(stopped: readonly Finding[]): string {
  const names = stopped.slice(0, quoted).map((finding) => `“${shortened(quoteOf(finding))}”`);
  const rest = stopped.length - names.length;
  return rest === 0 ? names.join(", ") : `${names.join(", ")} and ${rest} more`;
}

/** What cannot be quoted (a missing part, for one) is named by what is wrong with it. */
function quoteOf({ quote, message }: Finding): string {
  return quote.trim() === "" ? message : quote.trim().replaceAll(/\s+/g, " ");
}

function shortened(text: string): string {
  if (text.length <= longestQuote) return text;
  return `${text.slice(0, longestQuote - 1).toWellFormed()}…`;
}
