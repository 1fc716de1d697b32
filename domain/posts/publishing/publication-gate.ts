import { fail, succeed, type Result } from "../../shared/result.ts";
import type { OpenMarks } from "../revisions/kept-marks.ts";

const maxQuoted = 3;
const maxQuote = 90;

/** `unacceptable`, with the first sentences, while a revision has conflicts that nobody has settled. */
export function checkGate(open: OpenMarks): Result<null> {
  const conflicts = describeConflicts(open);
  return conflicts === null ? succeed(null) : fail("unacceptable", `Not published: ${conflicts}`);
}

export function describeConflicts({
  conflicts,
  stopping,
}: Pick<OpenMarks, "conflicts" | "stopping">): string | null {
  const sentences = conflicts.map(({ sentence }) => sentence);
  const passages = stopping.flatMap(({ quote }) => quote.trim() || []);
  const missing = stopping.filter(({ quote }) => quote.trim() === "");
  const parts = [
    ...counted(sentences, ["value differs from our records.", "values differ from our records."]),
    ...counted(passages, ["passage has to be changed.", "passages have to be changed."]),
    ...new Set(missing.map(({ message }) => message)),
  ];
  return parts.length === 0 ? null : parts.join(" ");
}

function counted(
  sentences: readonly string[],
  [one, many]: readonly [string, string],
): readonly string[] {
  const { length } = sentences;
  if (length === 0) return [];
  const quotes = [...new Set(sentences)].slice(0, maxQuoted).map((text) => `“${shortened(text)}”`);
  return [`${length} ${length === 1 ? one : many} ${quotes.join(" ")}`];
}

function shortened(statement: string): string {
  const text = statement.trim().replaceAll(/\s+/g, " ");
  if (text.length <= maxQuote) return text;
  return `${text.slice(0, maxQuote - 1).toWellFormed()}…`;
}
