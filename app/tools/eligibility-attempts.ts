import type { FactSnapshot } from "../../content/facts/snapshot.ts";
import { plain, say, type Words } from "../../content/word-tokens.ts";
import type { Asker } from "./eligibility-form.ts";
import { amountOf } from "./record-words.ts";
import { type RuleAnswer, ruleRecord } from "./rule-answer.ts";

/** How many years running, and how often in all. */
export function attemptRules(
  asker: Asker,
  facts: FactSnapshot,
  yearsOn: number,
): readonly RuleAnswer[] {
  return [yearsRule(asker, facts, yearsOn), numberRule(asker, facts)];
}

/** Whether no session of the edition is left to who asks: they have written each one since their first year. */
export function hasWrittenAll({ tried, first, sessions }: Asker, facts: FactSnapshot): boolean {
  const mostSessions =
    first === undefined ? undefined : sessionsFrom(first, Number(facts.edition), facts);
  return (
    tried === "yes" &&
    sessions !== undefined &&
    mostSessions !== undefined &&
    sessions >= mostSessions
  );
}

/**
 * How many sessions there were from a year to another, both counted. Undefined for more years than attempts
 * may be spread over: before, a year had one session, or four.
 */
export function sessionsFrom(first: number, last: number, facts: FactSnapshot): number | undefined {
  const aYear = ruleRecord(facts.fact("exam.sessions"), amountOf);
  const mostYears = ruleRecord(facts.fact("attempts.years"), amountOf);
  const years = last - first + 1;
  if (aYear.kind === "unread" || mostYears.kind === "unread") return undefined;
  return years < 1 || years > mostYears.value ? undefined : years * aYear.value;
}

function yearsRule({ tried, first }: Asker, facts: FactSnapshot, yearsOn: number): RuleAnswer {
  const rule = ruleRecord(facts.fact("attempts.years"), amountOf);
  const about = {
    id: "years",
    title: "Years in which you write it",
    facts: ["attempts.years"],
  } as const;
  const theRule = say` JEE Main may be written in ${"attempts.years"} running.`;
  if (rule.kind === "unread") return unreadableRule(about, theRule);
  if (tried === "no")
    return { ...about, verdict: "met", words: [...say`It is your first year.`, ...theRule] };
  if (first === undefined)
    return {
      ...about,
      verdict: "open",
      words: [
        ...(tried === "yes"
          ? say`Say in which year you first wrote it.`
          : say`Say whether you have written JEE Main before.`),
        ...theRule,
      ],
    };
  const years = Number(facts.edition) + yearsOn - first + 1;
  return {
    ...about,
    verdict: years <= rule.value ? "met" : "not-met",
    words: [
      ...say`You first wrote it in ${plain(String(first))}: ${plain(facts.edition)} is year ${plain(String(years))}.`,
      ...theRule,
    ],
  };
}

function numberRule(asker: Asker, facts: FactSnapshot): RuleAnswer {
  const { tried, sessions } = asker;
  const rule = ruleRecord(facts.fact("attempts.max"), amountOf);
  const about = { id: "attempts", title: "Attempts", facts: ["attempts.max"] } as const;
  const theRule = say` There are ${"attempts.max"} at most; each session that you write is one.`;
  if (rule.kind === "unread") return unreadableRule(about, theRule);
  if (tried === "no")
    return { ...about, verdict: "met", words: [...say`You have used none.`, ...theRule] };
  if (sessions === undefined)
    return {
      ...about,
      verdict: "open",
      words: [
        ...(tried === "yes"
          ? say`Say how many sessions you have written.`
          : say`Say whether you have written JEE Main before.`),
        ...theRule,
      ],
    };
  return {
    ...about,
    verdict: sessions < rule.value ? "met" : "not-met",
    words: [
      ...say`You have used ${plain(String(sessions))}.`,
      ...(hasWrittenAll(asker, facts)
        ? say` No session of JEE Main ${plain(facts.edition)} is left to you.`
        : []),
      ...theRule,
    ],
  };
}

function unreadableRule(
  about: Pick<RuleAnswer, "id" | "title" | "facts">,
  theRule: Words,
): RuleAnswer {
  return { ...about, verdict: "unknown", words: [...say`Compare it yourself.`, ...theRule] };
}
