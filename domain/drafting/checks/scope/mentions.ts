import { candidateGroups } from "../../../../content/facts/index.ts";
import { derivedFrom, type FactSnapshot } from "../../../../content/facts/snapshot.ts";
import { memoized } from "../../../shared/memoized.ts";
import { mentionRulesOf, type MentionRule } from "./mention-rules.ts";
import type { Dimension, Mention } from "./mention.ts";

/** What limits a text, in order; joined groups (`OBC and EWS`) are one mention. */
export function mentionsIn(text: string, facts: FactSnapshot): readonly Mention[] {
  return readerOf(facts)(text);
}

const readerOf = derivedFrom((facts) => {
  const rules = mentionRulesOf(facts);
  return memoized((text) => readMentions(text, rules));
});

function readMentions(text: string, rules: readonly MentionRule[]): readonly Mention[] {
  const found: Mention[] = [];
  for (const { dimension, pattern, values } of rules)
    for (const match of text.matchAll(pattern)) {
      const start = match.index;
      const end = start + match[0].length;
      const taken = found.some(
        (other) => other.dimension === dimension && start < other.end && other.start < end,
      );
      const named = typeof values === "function" ? values(match[0]) : values;
      if (!taken) found.push({ dimension, values: new Set(named), start, end });
    }
  const inOrder = found.sort((one, other) => one.start - other.start);
  return joinMentions(inOrder, text);
}

/** Dimensions in which one statement may name several: `OBC and EWS`. */
const joining: ReadonlySet<Dimension> = new Set(["group", "paper", "session", "quota"]);
const joint =
  /^[\s/,|&-]*(?:(?:and|or|as well as|plus)\b)?[\s/-]*(?:(?:the|category|categories|candidates?|students?|for|quota)\b[\s/,]*)*(?:and\b|or\b)?\s*$/i;

function joinMentions(mentions: readonly Mention[], text: string): readonly Mention[] {
  const result: Mention[] = [];
  for (const mention of mentions) {
    const place = result.findLastIndex(({ dimension }) => dimension === mention.dimension);
    const before = result[place];
    const values = before && valuesOfBoth(before, mention, text.slice(before.end, mention.start));
    if (before !== undefined && values) result[place] = { ...before, end: mention.end, values };
    else result.push(mention);
  }
  return result;
}

/** What two mentions name that are one by the words between them; null for two of their own. */
function valuesOfBoth(
  { dimension, values }: Mention,
  { values: others }: Mention,
  between: string,
): ReadonlySet<string> | null {
  if (dimension === "year")
    return /^\s*(?:to|till|until|[-–])\s*$/.test(between) ? yearsBetween(values, others) : null;
  const isJoined = joining.has(dimension) && joint.test(between) && !between.includes("|");
  return isJoined ? valuesTogether(values, others) : null;
}

/** `2021 to 2024` names four years. */
function yearsBetween(one: ReadonlySet<string>, other: ReadonlySet<string>): ReadonlySet<string> {
  const first = Math.min(...[...one].map(Number));
  const last = Math.max(...[...other].map(Number));
  return new Set(Array.from({ length: last - first + 1 }, (_, index) => String(first + index)));
}

/** `OBC women` are OBC: the gender says nothing beside a category that knows none. */
function valuesTogether(one: ReadonlySet<string>, other: ReadonlySet<string>): ReadonlySet<string> {
  const isGender = (values: ReadonlySet<string>) =>
    values.size === 1 && [...values].every((value) => value.startsWith("general-"));
  const isCategory = (values: ReadonlySet<string>) =>
    [...values].every(
      (value) => candidateGroups.some((group) => group === value) && !value.startsWith("general"),
    );
  if (isCategory(one) && isGender(other)) return one;
  if (isGender(one) && isCategory(other)) return other;
  return new Set([...one, ...other]);
}
