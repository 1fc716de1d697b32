import type { CandidateGroup, Fact } from "../../content/facts/index.ts";
import { statedFacts } from "./altered-values.ts";

/** How a sentence names the groups to which a record can be limited. */
const groupNames: readonly (readonly [RegExp, readonly CandidateGroup[]])[] = [
  [/\bGeneral male\b/, ["general-male"]],
  [/\bGeneral female\b/, ["general-female"]],
  [/\bThird-gender\b/, ["third-gender"]],
  [/\bSC, ST and PwD\b/, ["sc", "st", "pwd"]],
  [/\bOBC and EWS\b/, ["obc", "ews"]],
  [/\b(?:GEN-)?EWS\b/, ["ews"]],
  [/\bOBC(?:-NCL)?\b/, ["obc"]],
  [/\bSC\b/, ["sc"]],
  [/\bST\b/, ["st"]],
  [/\bPwD\b/, ["pwd"]],
  [/\bGeneral\b/, ["general-male", "general-female", "third-gender"]],
];

const otherNames: readonly (readonly [string, CandidateGroup])[] = [
  ["General male", "general-male"],
  ["General female", "general-female"],
  ["OBC", "obc"],
  ["EWS", "ews"],
  ["SC", "sc"],
  ["ST", "st"],
];

type SwappedSentence = { readonly record: Fact; readonly sentence: string };

/** The sentences of group-limited records with another group's name in place of their own. */
export function swappedGroups(): readonly SwappedSentence[] {
  return statedFacts.flatMap((record) => {
    const { sentence, appliesTo } = record;
    const named = groupNames.find(([pattern]) => sentence !== undefined && pattern.test(sentence));
    if (sentence === undefined || appliesTo === undefined || named === undefined) return [];
    const [pattern, groups] = named;
    if (groups.length !== appliesTo.length || groups.some((group) => !appliesTo.includes(group)))
      return [];
    return otherNames
      .filter(([, group]) => !appliesTo.includes(group))
      .map(([name]) => ({ record, sentence: sentence.replace(pattern, name) }));
  });
}
