import type { FactId } from "../../content/facts/index.ts";
import type { FactSnapshot } from "../../content/facts/snapshot.ts";
import { plain, say } from "../../content/word-tokens.ts";
import type { Asker } from "./eligibility-form.ts";
import { amountOf, percentOf } from "./record-words.ts";
import { type RuleAnswer, ruleAnswer, ruleRecord, type Verdict } from "./rule-answer.ts";

/** What a seat in an NIT, IIIT or GFTI asks of Class 12, whatever the course. */
export function seatRules(asker: Asker, facts: FactSnapshot): readonly RuleAnswer[] {
  const rules = [percentRule(asker, facts), countRule(asker, facts), ...nationRule(asker)];
  return rules.map((answer) => ruleAnswer(answer, facts));
}

function nationRule({ nation }: Asker): readonly RuleAnswer[] {
  if (nation === "indian") return [];
  const words = say`Which seats there are open to you, and by which rules, is not known here. Ask the institute, and see ${{ kind: "official", site: "josaa" }}.`;
  return [{ id: "nation-seat", title: "Nationality", verdict: "unknown", words, facts: [] }];
}

/** Whose percentages no record here tells how to read. */
const notRead: Partial<Readonly<Record<Asker["board"], string>>> = {
  diploma: "a diploma",
  open: "an open school",
  abroad: "a board outside India",
};

/** Whose percentage can hold, as far as it is said; both where the form leaves it open. */
export function reservedOrNot({ category, pwd }: Asker): readonly boolean[] {
  if (category === "sc" || category === "st" || pwd === "yes") return [true];
  return category !== undefined && pwd === "no" ? [false] : [false, true];
}

function percentRule(asker: Asker, facts: FactSnapshot): RuleAnswer {
  const { percent, top20, board } = asker;
  const ids = reservedOrNot(asker).map((isReserved) =>
    isReserved ? "admission.min_percent_sc_st" : "admission.min_percent",
  ) satisfies readonly FactId[];
  const [id = "admission.min_percent", otherId] = ids;
  const theRule =
    otherId === undefined
      ? say` For you the rule is ${id}, or a place in the ${"admission.top_percentile"}.`
      : say` The rule is ${"admission.min_percent"}, for SC, ST and PwD ${"admission.min_percent_sc_st"}, or a place in the ${"admission.top_percentile"}.`;
  const answerWith = (verdict: Verdict, words: RuleAnswer["words"]): RuleAnswer => ({
    id: "percent",
    title: "Class 12 percentage",
    verdict,
    words: [...words, ...theRule],
    facts: [...ids, "admission.top_percentile"],
  });
  const unreadBoard = notRead[board];
  if (unreadBoard !== undefined)
    return answerWith(
      "unknown",
      say`How the percentage of ${plain(unreadBoard)} is read is not known here. Ask the institute.`,
    );
  if (top20 === "yes" && isKnownAlternative(facts))
    return answerWith("met", say`Your place in your board does instead of the percentage.`);
  if (percent === undefined) return answerWith("open", say`Your marks are not known yet.`);
  const minimums = ids.map((one) => ruleRecord(facts.fact(one), percentOf));
  const values = minimums.flatMap((rule) => (rule.kind === "unread" ? [] : rule.value));
  if (values.length < ids.length) return answerWith("unknown", say`Compare it yourself.`);
  const yourPercent = `${percent}%`;
  if (values.every((minimum) => percent >= minimum))
    return answerWith("met", say`You have ${plain(yourPercent)}, which is enough.`);
  if (values.some((minimum) => percent >= minimum))
    return answerWith(
      "open",
      say`${plain(yourPercent)} is enough for some: give your category and say whether you are PwD.`,
    );
  if (top20 === "no")
    return answerWith("not-met", say`You have ${plain(yourPercent)}, which is not enough.`);
  return answerWith(
    "open",
    say`${plain(yourPercent)} is not enough by itself: find out whether you are in the ${"admission.top_percentile"}.`,
  );
}

function isKnownAlternative(facts: FactSnapshot): boolean {
  const { standing, carried, value } = facts.fact("admission.top_percentile");
  return standing !== "withdrawn" && carried?.isShown !== false && value.kind === "text";
}

function countRule({ count, board }: Asker, facts: FactSnapshot): RuleAnswer {
  const rule = ruleRecord(facts.fact("admission.min_subjects"), amountOf);
  const theRule = say` The percentage counts over ${"admission.min_subjects"} at least.`;
  const answerWith = (verdict: Verdict, words: RuleAnswer["words"]): RuleAnswer => ({
    id: "count",
    title: "Number of Class 12 subjects",
    verdict,
    words: [...words, ...theRule],
    facts: ["admission.min_subjects"],
  });
  if (board === "diploma")
    return answerWith("unknown", say`How a diploma is counted is not known here.`);
  if (rule.kind === "unread") return answerWith("unknown", say`Compare it yourself.`);
  if (count === undefined) return answerWith("open", say`Say how many subjects you have.`);
  return count >= rule.value
    ? answerWith("met", say`You have ${plain(String(count))}.`)
    : answerWith("not-met", say`You have ${plain(String(count))}.`);
}
