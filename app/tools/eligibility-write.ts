import type { FactId } from "../../content/facts/index.ts";
import type { FactSnapshot } from "../../content/facts/snapshot.ts";
import { plain, say } from "../../content/word-tokens.ts";
import { attemptRules } from "./eligibility-attempts.ts";
import type { Asker } from "./eligibility-form.ts";
import { isNone, passingYears, yearsLater } from "./record-words.ts";
import { type RuleAnswer, ruleAnswer, ruleRecord } from "./rule-answer.ts";

/**
 * The rules for writing JEE Main that are the same for every paper; with `yearsOn`, those of an exam so many
 * years later, if they stay: of these only titles and verdicts are meant to be shown.
 */
export function writingRules(
  asker: Asker,
  facts: FactSnapshot,
  yearsOn = 0,
): readonly RuleAnswer[] {
  return [
    yearRule(asker, facts, yearsOn),
    ...boardRule(asker),
    ageRule(facts),
    marksRule(facts),
    ...attemptRules(asker, facts, yearsOn),
    ...nationRule(asker),
  ].map((answer) => ruleAnswer(answer, facts));
}

/** The year of Class 12, where it is later than the exam `yearsOn` takes; null where it is not, or nobody knows. */
export function laterYear(
  { class12, year }: Asker,
  facts: FactSnapshot,
  yearsOn: number,
): number | null {
  const rule = ruleRecord(facts.fact("eligibility.years"), passingYears);
  if (rule.kind !== "own" || class12 === undefined || year === undefined) return null;
  return year > Math.max(...rule.value.appearing) + yearsOn ? year : null;
}

function yearRule(
  { class12, year, improved }: Asker,
  facts: FactSnapshot,
  yearsOn: number,
): RuleAnswer {
  const rule = ruleRecord(facts.fact("eligibility.years"), passingYears);
  const about = {
    id: "year",
    title: "Year of passing Class 12",
    facts: [
      "eligibility.years",
      ...(improved === "yes" ? (["eligibility.improvement_resets_year"] as const) : []),
    ] satisfies readonly FactId[],
  };
  const theRule = say` The rule is that you ${"eligibility.years"}.`;
  if (rule.kind === "unread")
    return {
      ...about,
      verdict: "unknown",
      words: [...say`Compare it yourself.`, ...theRule],
    };
  if (class12 === undefined || year === undefined)
    return {
      ...about,
      verdict: "open",
      words: [
        ...say`Say whether you have passed Class 12 or appear for it, and in which year.`,
        ...theRule,
      ],
    };
  if (rule.kind === "carried")
    return {
      ...about,
      verdict: "unannounced",
      words: say`The years for JEE Main ${plain(facts.edition)} are not announced here, and they move every year. Before, the rule was that you ${"eligibility.years"}.`,
    };
  const reset = facts.fact("eligibility.improvement_resets_year").value;
  if (improved === "yes" && class12 === "passed" && (reset.kind !== "boolean" || reset.yes))
    return {
      ...about,
      verdict: "open",
      words: [
        ...say`Whether your improvement exam counts as a new year of passing has changed here: ask NTA.`,
        ...theRule,
      ],
    };
  const { passed, appearing } = yearsLater(rule.value, yearsOn);
  const isMet = appearing.includes(year) || (class12 === "passed" && passed.includes(year));
  const isLate = year > Math.max(...appearing);
  const passedOrAppear = class12 === "passed" ? "passed in" : "appear for it in";
  const improvedToo = say` Your year is the one in which you were first declared passed: an improvement exam does not change it.`;
  // Who is still to appear in a year of those who have passed has passed since, or has not.
  const isAsked = !isMet && class12 === "appearing" && passed.includes(year);
  return {
    ...about,
    verdict: isMet ? "met" : isAsked ? "open" : "not-met",
    words: [
      ...say`You ${plain(`${passedOrAppear} ${year}`)}${plain(isMet ? "." : isAsked ? ": say whether you have passed." : isLate ? ", which is later than this exam takes." : ", which is too early for this exam.")}`,
      ...theRule,
      ...(isLate && !isMet ? say` The rule of a later exam is not known here yet.` : []),
      ...(improved === "yes" ? improvedToo : []),
    ],
  };
}

/** A diploma is judged by the rule of each course. */
function boardRule({ board }: Asker): readonly RuleAnswer[] {
  if (board === "school" || board === "diploma") return [];
  const which = board === "open" ? "Which open schools count" : "Which boards outside India count";
  return [
    {
      id: "board",
      title: "Your kind of Class 12",
      verdict: "unknown",
      words: say`${plain(which)} is not known here. Ask NTA, or read the bulletin on ${{ kind: "official", site: "jeeMain" }}.`,
      facts: [],
    },
  ];
}

function ageRule(facts: FactSnapshot): RuleAnswer {
  const rule = ruleRecord(facts.fact("eligibility.age_limit"), isNone);
  const isUnread = rule.kind === "unread";
  return {
    id: "age",
    title: "Age",
    verdict: isUnread ? "unknown" : "met",
    words: isUnread
      ? say`Compare it yourself. The limit is: ${"eligibility.age_limit"}.`
      : say`There is no age limit for writing JEE Main. An institute may have one of its own.`,
    facts: ["eligibility.age_limit"],
  };
}

function marksRule(facts: FactSnapshot): RuleAnswer {
  const rule = ruleRecord(facts.fact("eligibility.marks_to_appear"), isNone);
  const isUnread = rule.kind === "unread";
  return {
    id: "marks-to-write",
    title: "Class 12 marks, to write the exam",
    verdict: isUnread ? "unknown" : "met",
    words: isUnread
      ? say`Compare it yourself. The minimum is: ${"eligibility.marks_to_appear"}.`
      : say`No minimum marks are asked for. Your marks matter when you take a seat.`,
    facts: ["eligibility.marks_to_appear"],
  };
}

function nationRule({ nation }: Asker): readonly RuleAnswer[] {
  if (nation === "indian") return [];
  return [
    {
      id: "nation",
      title: "Nationality",
      verdict: "unknown",
      words: say`The rules for OCI and PIO card holders and for citizens of other countries are not known here. Ask NTA, or read the bulletin on ${{ kind: "official", site: "jeeMain" }}.`,
      facts: [],
    },
  ];
}
