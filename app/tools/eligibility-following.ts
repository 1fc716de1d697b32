import { inOneSentence } from "../../content/facts/index.ts";
import type { FactSnapshot } from "../../content/facts/snapshot.ts";
import { plain, say, type Words } from "../../content/word-tokens.ts";
import { followingEdition } from "../season/exam-over.ts";
import { verdictOrder, wordsByKind } from "./eligibility-words.ts";
import type { PaperAnswer } from "./eligibility-answer.ts";
import { passingYears, yearsLater } from "./record-words.ts";
import { type RuleAnswer, ruleRecord, type Verdict } from "./rule-answer.ts";

/**
 * What the rules of the exam that is over would mean for the next one, whose own are not announced: the same
 * rules, one year on. `later` are those of every paper, judged so.
 */
export function followingWords(
  papers: readonly Pick<PaperAnswer, "name" | "following">[],
  later: readonly RuleAnswer[],
  facts: FactSnapshot,
): Words {
  const { edition } = facts;
  const stops = later.filter(({ verdict }) => verdict === "not-met").map(({ title }) => title);
  const why = stops.length === 0 ? "its subjects" : inOneSentence(stops);
  const open = later.filter(({ verdict }) => verdict === "open").map(({ title }) => title);
  const missing = open.length === 0 ? "your subjects" : inOneSentence(open);
  return [
    ...say`Its rules are not announced here. `,
    ...say`If those of ${plain(edition)} stay, one year on${plain(yearsTaken(facts))}: `,
    ...wordsByKind<Verdict>(
      papers.map(({ name, following }) => ({ name, kind: following })),
      {
        met: (names) => say`you may write it (${names}).`,
        "not-met": (names) => say`you may not write it (${names}), because of: ${plain(why)}.`,
        open: (names) => say`what you have not said decides (${names}): ${plain(missing)}.`,
        unannounced: (names) => say`what is not announced here decides (${names}).`,
        unknown: (names) => say`it is not known here (${names}), ask NTA.`,
      },
      verdictOrder,
    ),
  ];
}

/** `, it takes Class 12 of 2025, 2026 and 2027`. */
function yearsTaken(facts: FactSnapshot): string {
  const rule = ruleRecord(facts.fact("eligibility.years"), passingYears);
  if (rule.kind !== "own") return "";
  const { passed, appearing } = yearsLater(rule.value, 1);
  const years = [...new Set([...passed, ...appearing])].sort((one, other) => one - other);
  return `, JEE Main ${followingEdition(facts)} takes Class 12 of ${inOneSentence(years.map(String))}`;
}
