import { firstEdition, isKnown } from "../../../content/facts/index.ts";
import type { FactSnapshot } from "../../../content/facts/snapshot.ts";
import { factsIn } from "../../posts/fact-tokens.ts";

/** Words that tell of something as past. */
const past =
  /\b(?:was|were|had|did|came|could|went|took|opened|closed|held|needed|asked|paid|began|ended|wrote|reached|followed|registered|appeared|announced|dropped|showed|started|got|reported)\b/i;

/** The year of which our texts were written, or the one before it; not in an address. */
const ownYears = /(?<![\d/-])(?:2025|2026)(?!\d)/g;

/**
 * A text of ours as a later edition may say it. It was written of the first edition: where a sentence, a list or a table
 * names that year, its tokens show the values of that year, for ever; where the later edition has values of its
 * own for all of them and nothing is told as past, it gets the later year. What names no year stays as it is.
 */
export function inItsYear(markdown: string, facts: FactSnapshot): string {
  const former = facts.inEdition(firstEdition);
  if (facts.edition === firstEdition || former === undefined || !markdown.includes("{{"))
    return markdown;
  const isDated = namesYear(markdown);
  const parts = partsOf(markdown);
  return parts.map((part) => written(part, isDated, { facts, former })).join("");
}

type Records = { readonly facts: FactSnapshot; readonly former: FactSnapshot };

/** What stands and falls together: a sentence, or a list or table with the sentence that opens it. */
type Part = { readonly text: string; readonly opening: string };

const rows = /^(?:\||\s*(?:[-*]|\d+\.)\s)/;

function partsOf(markdown: string): readonly Part[] {
  const parts: Part[] = [];
  for (const block of markdown.split(/(?<=\n)(?=\n)/)) {
    const text = block.replace(/^\n+/, "");
    if (!rows.test(text)) {
      for (const sentence of block.split(/(?<=[.?!:]["”)]?\s)/)) parts.push(alone(sentence));
      continue;
    }
    const opening = parts.pop()?.text ?? "";
    const isTable = text.startsWith("|");
    const [head = ""] = isTable ? text.split("\n") : [];
    if (namesYear(`${opening}${head}`))
      parts.push({ text: opening + block, opening: opening + head });
    else parts.push(alone(opening), ...block.split(/(?<=\n)/).map(alone));
  }
  return parts;
}

function alone(text: string): Part {
  return { text, opening: text };
}

function written({ text, opening }: Part, isDated: boolean, records: Records): string {
  const { facts, former } = records;
  const shown = factsIn(text, facts).filter((record) => record !== former.find(record.id));
  if (shown.length === 0) return text;
  const isPast = past.test(opening);
  if (!namesYear(text)) return isDated && isPast ? pinned(text, records) : text;
  const isOfOneYear = (text.match(ownYears) ?? []).every((year) => year === firstEdition);
  return isOfOneYear && !past.test(text) && shown.every(isKnown)
    ? text.replaceAll(ownYears, facts.edition)
    : pinned(text, records);
}

/** With tokens that name the first edition, where its value is not that of every edition. */
function pinned(text: string, { facts, former }: Records): string {
  return text.replaceAll(/\{\{fact:([a-z_][a-z0-9_.]*)/g, (token, id: string) =>
    facts.find(id) === former.find(id) ? token : `{{fact:${firstEdition}/${id}`,
  );
}

function namesYear(text: string): boolean {
  return text.replaceAll(/\{\{[^}]*\}\}/g, "").search(ownYears) >= 0;
}
