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
  return joined(
    found.sort((one, other) => one.start - other.start),
    text,
  );
}

/** Dimensions in which one statement may name several: `OBC and EWS`. */
const joining: ReadonlySet<Dimension> = new Set(["group", "paper", "session", "quota"]);
const joint =
  /^[\s/,|&-]*(?:(?:and|or|as well as|plus)\b)?[\s/-]*(?:(?:the|category|categories|candidates?|students?|for|quota)\b[\s/,]*)*(?:and\b|or\b)?\s*$/i;

function joined(mentions: readonly Mention[], text: string): readonly Mention[] {
  const result: Mention[] = [];
  for (const mention of mentions) {
    const before = result.findLast(({ dimension }) => dimension === mention.dimension);
    const between = before === undefined ? null : text.slice(before.end, mention.start);
    if (
      before !== undefined &&
      mention.dimension === "year" &&
      /^\s*(?:to|till|until|[-–])\s*$/.test(between ?? "")
    ) {
      result[result.indexOf(before)] = {
        ...before,
        end: mention.end,
        values: yearsBetween(before.values, mention.values),
      };
      continue;
    }
    const joins = joining.has(mention.dimension);
    if (
      before === undefined ||
      between === null ||
      !joins ||
      !joint.test(between) ||
      between.includes("|")
    ) {
      result.push(mention);
      continue;
    }
    result[result.indexOf(before)] = {
      ...before,
      end: mention.end,
      values: together(before.values, mention.values),
    };
  }
  return result;
}

/** `2021 to 2024` names four years. */
function yearsBetween(one: ReadonlySet<string>, other: ReadonlySet<string>): ReadonlySet<string> {
  const first = Math.min(...[...one].map(Number));
  const last = Math.max(...[...other].map(Number));
  return new Set(Array.from({ length: last - first + 1 }, (_, index) => String(first + index)));
}

/** `OBC women` are OBC: the gender says nothing beside a category that knows none. */
function together(one: ReadonlySet<string>, other: ReadonlySet<string>): ReadonlySet<string> {
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
