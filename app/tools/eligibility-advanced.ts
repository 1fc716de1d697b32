import type { FactSnapshot } from "../../content/facts/snapshot.ts";
import { plain, say } from "../../content/word-tokens.ts";
import type { Asker } from "./eligibility-form.ts";
import { reservedOrNot } from "./eligibility-seat.ts";
import { amountOf, plainYears, times } from "./record-words.ts";
import { answersOn, type RuleAnswer, ruleRecord } from "./rule-answer.ts";

export function advancedRules(asker: Asker, facts: FactSnapshot): readonly RuleAnswer[] {
  const answer = answersOn({ id: "paper-1", title: "Paper 1", facts: ["advanced.eligible"] });
  if (!asker.paper.includes("btech"))
    return [answer("not-met", say`Only Paper 1 (B.E./B.Tech) leads to JEE Advanced.`)];
  return [topRule(), yearRule(asker, facts), bornRule(asker, facts), timesRule(asker, facts)];
}

function topRule(): RuleAnswer {
  const answer = answersOn({
    id: "top",
    title: "Your place in Paper 1",
    facts: ["advanced.eligible"],
  });
  return answer("open", say`Your result decides: the top ${"advanced.eligible"} may register.`);
}

/** The year of passing tells no more than that the first exam was not later. */
function yearRule({ class12, year, appeared }: Asker, facts: FactSnapshot): RuleAnswer {
  const rule = ruleRecord(facts.fact("advanced.class12"), plainYears);
  const answer = answersOn(
    { id: "first-class12", title: "First Class 12 exam", facts: ["advanced.class12"] },
    say` It had to be in ${"advanced.class12"}.`,
  );
  const asks = "the year of your first Class 12 exam";
  if (rule.kind === "unread") return answer("unknown", say`Please check this yourself.`);
  if (rule.kind === "carried")
    return answer("unannounced", say`We have no years for ${plain(facts.edition)} on record.`);
  if (appeared !== undefined)
    return answer(
      rule.value.includes(appeared) ? "met" : "not-met",
      say`Your first Class 12 exam: ${plain(String(appeared))}.`,
    );
  if (class12 === undefined || year === undefined)
    return answer("open", say`Tell us ${plain(asks)}.`, asks);
  if (year < Math.min(...rule.value))
    return answer(
      "not-met",
      say`You passed in ${plain(String(year))}, so your first exam was not later.`,
    );
  const verdict = rule.value.includes(year) ? "Met" : "Not met";
  return answer(
    "open",
    say`${plain(`${verdict} if your first Class 12 exam is that of ${year}`)}. Tell us below.`,
    asks,
  );
}

function bornRule(asker: Asker, facts: FactSnapshot): RuleAnswer {
  const { born } = asker;
  const rule = ruleRecord(facts.fact("advanced.born_from"), (value) =>
    value.kind === "date" ? Number(value.day.slice(0, 4)) : undefined,
  );
  const relaxation = ruleRecord(facts.fact("advanced.age_relaxation"), amountOf);
  const answer = answersOn(
    {
      id: "born",
      title: "Year of birth",
      facts: ["advanced.born_from", "advanced.age_relaxation"],
    },
    say` You must be born on or after ${"advanced.born_from"}; SC, ST and PwD candidates may be ${"advanced.age_relaxation"} older.`,
  );
  if (rule.kind === "unread" || relaxation.kind === "unread")
    return answer("unknown", say`Please check this yourself.`);
  if (rule.kind === "carried")
    return answer("unannounced", say`We have no date for ${plain(facts.edition)} on record.`);
  if (born === undefined)
    return answer("open", say`Tell us your year of birth.`, "your year of birth");
  const signs = reservedOrNot(asker).map((isReserved) =>
    Math.sign(born - (rule.value - (isReserved ? relaxation.value : 0))),
  );
  const yourBirth = say`You were born in ${plain(String(born))}.`;
  if (signs.every((sign) => sign > 0)) return answer("met", yourBirth);
  if (signs.every((sign) => sign < 0)) return answer("not-met", yourBirth);
  return answer("open", [...yourBirth, ...say` Your date of birth or your category decides.`]);
}

function timesRule({ advanced }: Asker, facts: FactSnapshot): RuleAnswer {
  const rule = ruleRecord(facts.fact("advanced.attempts"), times);
  const answer = answersOn(
    { id: "advanced-attempts", title: "JEE Advanced attempts", facts: ["advanced.attempts"] },
    say` You may write it ${"advanced.attempts"}.`,
  );
  const asks = "how often you have written JEE Advanced";
  if (rule.kind === "unread") return answer("unknown", say`Please check this yourself.`);
  if (advanced === undefined) return answer("open", say`Tell us ${plain(asks)}.`, asks);
  const often = { "0": "not written it", "1": "written it once", "2": "written it twice or more" };
  return answer(
    Number(advanced) < rule.value ? "met" : "not-met",
    say`You have ${plain(often[advanced])}.`,
  );
}
