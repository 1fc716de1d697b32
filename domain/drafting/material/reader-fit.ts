import type { CandidateGroup } from "../../../content/facts/index.ts";
import type { FactSnapshot } from "../../../content/facts/snapshot.ts";
import { factsIn } from "../../posts/text/fact-tokens.ts";

const groupPatterns: readonly (readonly [RegExp, readonly CandidateGroup[]])[] = [
  [/\bobc\b|backward class/i, ["obc"]],
  [/\bews\b|economically weaker/i, ["ews"]],
  [/\bsc\b|scheduled caste/i, ["sc"]],
  [/\bst\b|scheduled tribe/i, ["st"]],
  [/\bpwb?d\b|\bdisab(?:led|ility|ilities)\b|\budid\b/i, ["pwd"]],
  [/\bthird[- ]gender\b|\btransgender\b/i, ["third-gender"]],
  [/\b(?:girls?|wom[ae]n|females?)\b/i, ["general-female"]],
  [/\b(?:boys?|males?)\b/i, ["general-male"]],
  [
    /\b(?:general|unreserved) (?:category|candidates?|students?)\b/i,
    ["general-male", "general-female"],
  ],
];

/** The groups of candidates that a text names, in its order. */
export function groupsNamedIn(text: string): ReadonlySet<CandidateGroup> {
  const named = groupPatterns
    .map(([pattern, groups]) => ({ groups, place: text.search(pattern) }))
    .filter(({ place }) => place >= 0)
    .toSorted((one, other) => one.place - other.place);
  return new Set(named.flatMap(({ groups }) => groups));
}

/** Who has one of these has none of the others. */
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

/** True for text on categories of which none is among these groups. */
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
