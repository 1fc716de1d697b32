import { firstEdition, isKnown } from "../../../content/facts/index.ts";
import type { FactSnapshot } from "../../../content/facts/snapshot.ts";
import { factsIn } from "./fact-tokens.ts";

const past =
  /\b(?:was|were|had|did|came|could|went|took|opened|closed|held|needed|asked|paid|began|ended|wrote|reached|followed|registered|appeared|announced|dropped|showed|started|got|reported)\b/i;

/** The year of which our texts were written, or the one before it; not in an address. */
const ownYears = /(?<![\d/-])(?:2025|2026)(?!\d)/g;

export function inItsYear(markdown: string, facts: FactSnapshot, title = ""): string {
  const former = facts.inEdition(firstEdition);
  if (facts.edition === firstEdition || former === undefined || !markdown.includes("{{"))
    return markdown;
  const isDated = namesYear(`${title}\n${markdown}`);
  return partsOf(markdown, isDated)
    .map((part) => partInItsYear(part, isDated, { facts, former }))
    .join("");
}

type Records = { readonly facts: FactSnapshot; readonly former: FactSnapshot };

const rows = /^(?:\||\s*(?:[-*]|\d+\.)\s)/;

function partsOf(markdown: string, isDated: boolean): readonly string[] {
  const blocks = markdown.split(/(?<=\n)(?=\n)/);
  return blocks.flatMap((block, place) => {
    const before = blocks[place - 1] ?? "";
    const next = blocks[place + 1] ?? "";
    if (isRows(block)) return isOpened(before, block, isDated) ? [] : lines(block);
    return isRows(next) && isOpened(block, next, isDated)
      ? [block + next]
      : block.split(/(?<=[.?!]["”)]?\s)/);
  });
}

function isRows(block: string): boolean {
  return rows.test(block.replace(/^\n+/, ""));
}

function isOpened(paragraph: string, block: string, isDated: boolean): boolean {
  if (paragraph === "" || isRows(paragraph)) return false;
  const [head = ""] = block.replace(/^\n+/, "").split("\n");
  const opening = head.startsWith("|") ? paragraph + head : paragraph;
  return namesYear(opening) || (isDated && past.test(opening));
}

function lines(block: string): readonly string[] {
  return block.split(/(?<=\n)/);
}

function partInItsYear(text: string, isDated: boolean, records: Records): string {
  const { facts, former } = records;
  const shown = factsIn(text, facts).filter((record) => record !== former.find(record.id));
  if (shown.length === 0) return text;
  const isPast = past.test(text);
  if (!namesYear(text)) return isDated && isPast ? pinnedTo(former, text, facts) : text;
  const isOfOneYear = (text.match(ownYears) ?? []).every((year) => year === firstEdition);
  return isOfOneYear && !isPast && shown.every(isKnown)
    ? text.replaceAll(ownYears, facts.edition)
    : pinnedTo(former, text, facts);
}

export function pinnedTo(former: FactSnapshot, text: string, facts: FactSnapshot): string {
  return text.replaceAll(/\{\{fact:([a-z_][a-z0-9_.]*)/g, (token, id: string) =>
    facts.find(id) === former.find(id) ? token : `{{fact:${former.edition}/${id}`,
  );
}

function namesYear(text: string): boolean {
  return text.replaceAll(/\{\{[^}]*\}\}/g, "").search(ownYears) >= 0;
}
