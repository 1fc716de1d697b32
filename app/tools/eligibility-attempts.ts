import type { FactSnapshot } from "../../content/facts/snapshot.ts";
import { plain, say } from "../../content/word-tokens.ts";
import type { Asker } from "./eligibility-form.ts";
import { amountOf } from "./record-words.ts";
import { answersOn, type RuleAnswer, ruleRecord } from "./rule-answer.ts";

/** How many years running, and how often in all. */
export function attemptRules(
  asker: Asker,
  facts: FactSnapshot,
  yearsOn: number,
): readonly RuleAnswer[] {
  return [yearsRule(asker, facts, yearsOn), numberRule(asker, facts)];
}

export function hasWrittenAll({ tried, first, sessions }: Asker, facts: FactSnapshot): boolean {
  const maxSessions =
    first === undefined ? undefined : sessionsFrom(first, Number(facts.edition), facts);
  return (
    tried === "yes" &&
    sessions !== undefined &&
    maxSessions !== undefined &&
    sessions >= maxSessions
  );
}

/**
 * How many sessions there were from a year to another, both counted. Undefined for more years than attempts
 * may be spread over: before, a year had one session, or four.
 */
export function sessionsFrom(first: number, last: number, facts: FactSnapshot): number | undefined {
  const aYear = ruleRecord(facts.fact("exam.sessions"), amountOf);
  const maxYears = ruleRecord(facts.fact("attempts.years"), amountOf);
  const years = last - first + 1;
  if (aYear.kind === "unread" || maxYears.kind === "unread") return undefined;
  return years < 1 || years > maxYears.value ? undefined : years * aYear.value;
}

const whetherBefore = "whether you have written JEE Main before";

function yearsRule({ tried, first }: Asker, facts: FactSnapshot, yearsOn: number): RuleAnswer {
  const rule = ruleRecord(facts.fact("attempts.years"), amountOf);
  const answer = answersOn(
    { id: "years", title: "Years of writing JEE Main", facts: ["attempts.years"] },
    say` You may write JEE Main in ${"attempts.years"} in a row.`,
  );
  if (rule.kind === "unread") return answer("unknown", say`Please check this yourself.`);
  if (tried === "no") return answer("met", say`This is your first year.`);
  if (first === undefined)
    return tried === "yes"
      ? answer("open", say`Tell us the year.`, "the year you first wrote JEE Main")
      : answer("open", say`Tell us ${plain(whetherBefore)}.`, whetherBefore);
  const exam = Number(facts.edition) + yearsOn;
  const years = exam - first + 1;
  return answer(
    years <= rule.value ? "met" : "not-met",
    say`You first wrote it in ${plain(String(first))}, so ${plain(`${exam} is year ${years}`)}.`,
  );
}

function numberRule(asker: Asker, facts: FactSnapshot): RuleAnswer {
  const { tried, sessions } = asker;
  const rule = ruleRecord(facts.fact("attempts.max"), amountOf);
  const answer = answersOn(
    { id: "attempts", title: "Number of attempts", facts: ["attempts.max"] },
    say` You get ${"attempts.max"} at most; each session you write counts as one.`,
  );
  if (rule.kind === "unread") return answer("unknown", say`Please check this yourself.`);
  if (tried === "no") return answer("met", say`You have used none.`);
  if (sessions === undefined)
    return tried === "yes"
      ? answer("open", say`Tell us how many.`, "how many sessions you have written")
      : answer("open", say`Tell us ${plain(whetherBefore)}.`, whetherBefore);
  const noneLeft = hasWrittenAll(asker, facts)
    ? ` No session of JEE Main ${facts.edition} is left for you.`
    : "";
  return answer(
    sessions < rule.value ? "met" : "not-met",
    say`You have used ${plain(`${sessions}.${noneLeft}`)}`,
  );
}
