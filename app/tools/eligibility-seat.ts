import type { FactId } from "../../content/facts/index.ts";
import type { FactSnapshot } from "../../content/facts/snapshot.ts";
import { official, plain, say } from "../../content/word-tokens.ts";
import type { Asker } from "./eligibility-form.ts";
import { amountOf, isShown, percentOf } from "./record-words.ts";
import { answersOn, type RuleAnswer, ruleRecord } from "./rule-answer.ts";

export function seatRules(asker: Asker, facts: FactSnapshot): readonly RuleAnswer[] {
  return [percentRule(asker, facts), countRule(asker, facts), ...nationRule(asker)];
}

function nationRule({ nation }: Asker): readonly RuleAnswer[] {
  if (nation === "indian") return [];
  const answer = answersOn({ id: "nation-seat", title: "Nationality", facts: [] });
  return [
    answer(
      "unknown",
      say`We have no record of which seats are open to you. Ask the institute, and see ${official("josaa")}.`,
    ),
  ];
}

/** Boards whose percentages no record here tells how to read. */
const notRead: Partial<Readonly<Record<Asker["board"], string>>> = {
  diploma: "a diploma",
  open: "an open school",
  abroad: "a board outside India",
};

/** Both where the form leaves open which percentage holds. */
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
  const answer = answersOn(
    {
      id: "percent",
      title: "Class 12 percentage",
      facts: [...ids, "admission.top_percentile"],
    },
    otherId === undefined
      ? say` You need ${id}, or a place in the ${"admission.top_percentile"}.`
      : say` You need ${"admission.min_percent"} (SC, ST and PwD: ${"admission.min_percent_sc_st"}), or a place in the ${"admission.top_percentile"}.`,
  );
  const unreadBoard = notRead[board];
  if (unreadBoard !== undefined)
    return answer(
      "unknown",
      say`We have no record of how marks from ${plain(unreadBoard)} are counted. Ask the institute.`,
    );
  if (top20 === "yes" && isKnownAlternative(facts))
    return answer("met", say`Your place in your board counts instead of the percentage.`);
  if (percent === undefined)
    return answer("open", say`Add your percentage once you have it.`, "your Class 12 percentage");
  const minimums = ids.map((one) => ruleRecord(facts.fact(one), percentOf));
  const values = minimums.flatMap((rule) => (rule.kind === "unread" ? [] : rule.value));
  if (values.length < ids.length) return answer("unknown", say`Please check this yourself.`);
  const yours = plain(`${percent}%`);
  if (values.every((minimum) => percent >= minimum))
    return answer("met", say`You have ${yours}, which is enough.`);
  if (values.some((minimum) => percent >= minimum))
    return answer(
      "open",
      say`${yours} is enough for some candidates. Tell us your category and whether you are PwD.`,
      "your category and whether you are PwD",
    );
  if (top20 === "no") return answer("not-met", say`You have ${yours}, which is not enough.`);
  return answer(
    "open",
    say`${yours} is not enough on its own. Find out whether you are in the ${"admission.top_percentile"}.`,
    "whether you are in the top percentile of your board",
  );
}

function isKnownAlternative(facts: FactSnapshot): boolean {
  const record = facts.fact("admission.top_percentile");
  return isShown(record) && record.value.kind === "text";
}

function countRule({ count, board }: Asker, facts: FactSnapshot): RuleAnswer {
  const rule = ruleRecord(facts.fact("admission.min_subjects"), amountOf);
  const answer = answersOn(
    { id: "count", title: "Number of Class 12 subjects", facts: ["admission.min_subjects"] },
    say` The percentage is taken over at least ${"admission.min_subjects"}.`,
  );
  if (board === "diploma")
    return answer("unknown", say`We have no record of how a diploma is counted.`);
  if (rule.kind === "unread") return answer("unknown", say`Please check this yourself.`);
  const asks = "how many Class 12 subjects you have";
  if (count === undefined) return answer("open", say`Tell us ${plain(asks)}.`, asks);
  return answer(count >= rule.value ? "met" : "not-met", say`You have ${plain(String(count))}.`);
}
