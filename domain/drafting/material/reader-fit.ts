import { candidateGroups, type CandidateGroup } from "../../../content/facts/index.ts";
import type { FactSnapshot } from "../../../content/facts/snapshot.ts";
import { factsIn } from "../../posts/text/fact-tokens.ts";
import { mentionsIn } from "../marks/scope.ts";

export function groupsNamedIn(text: string): ReadonlySet<CandidateGroup> {
  const named = mentionsIn(text).flatMap(({ dimension, values }) =>
    dimension === "group" ? values : [],
  );
  return new Set(candidateGroups.filter((group) => named.includes(group)));
}

/** A candidate is in one of these at most. */
const categories: ReadonlySet<CandidateGroup> = new Set(["obc", "ews", "sc", "st"]);

/** Text without the rows of tables and the paragraphs of prose that are only for others than these groups. */
export function fittedTo(
  groups: readonly CandidateGroup[],
  markdown: string,
  facts: FactSnapshot,
): string {
  if (groups.length === 0) return markdown;
  const lines = markdown.split("\n").filter((line) => {
    const isProse = !/^\s*(?:[-*>|#{]|\d+\.)/.test(line);
    if (isProse && isOnOtherCategories(line, groups)) return false;
    const records = line.startsWith("|") ? factsIn(line, facts) : [];
    return (
      records.length === 0 ||
      records.some(
        ({ appliesTo = [] }) =>
          appliesTo.length === 0 || appliesTo.some((group) => groups.includes(group)),
      )
    );
  });
  const text = lines
    .join("\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
  // A head without rows is no table: then it stays whole.
  return text === "" || /\|\s*---[^\n]*\n(?!\|)/.test(`${text}\n`) ? markdown : text;
}

function isOnOtherCategories(text: string, groups: readonly CandidateGroup[]): boolean {
  const asked = groups.filter((group) => categories.has(group) || group === "pwd");
  const own = groupsNamedIn(text);
  return (
    asked.length > 0 &&
    !/\bgeneral\b/i.test(text) &&
    own.intersection(categories).size > 0 &&
    own.isDisjointFrom(new Set(asked))
  );
}
