import type { FactSnapshot } from "../../content/facts/snapshot.ts";
import { plain, say } from "../../content/word-tokens.ts";
import type { Asker } from "./eligibility-form.ts";
import { reservedOrNot } from "./eligibility-seat.ts";
import { amountOf, plainYears, times } from "./record-words.ts";
import { type RuleAnswer, ruleAnswer, ruleRecord, type Verdict } from "./rule-answer.ts";

/** What JEE Advanced asks for besides: the exam for the IITs, in short. */
export function advancedRules(asker: Asker, facts: FactSnapshot): readonly RuleAnswer[] {
  if (!asker.paper.includes("btech"))
    return [
      {
        id: "paper-1",
        title: "Paper 1",
        verdict: "not-met",
        words: say`Only Paper 1 (B.E./B.Tech) leads to JEE Advanced.`,
        facts: ["advanced.eligible"],
      },
    ];
  return [topRule(), yearRule(asker, facts), bornRule(asker, facts), timesRule(asker, facts)].map(
    (answer) => ruleAnswer(answer, facts),
  );
}

function topRule(): RuleAnswer {
  return {
    id: "top",
    title: "Your place in Paper 1",
    verdict: "open",
    words: say`The result decides: the top ${"advanced.eligible"} may register.`,
    facts: ["advanced.eligible"],
  };
}

/** The year of passing tells no more than that the first exam was not later. */
function yearRule({ class12, year, appeared }: Asker, facts: FactSnapshot): RuleAnswer {
  const rule = ruleRecord(facts.fact("advanced.class12"), plainYears);
  const answerWith = (verdict: Verdict, words: RuleAnswer["words"]): RuleAnswer => ({
    id: "first-class12",
    title: "First Class 12 exam",
    verdict,
    words: [...words, ...say` It had to be in ${"advanced.class12"}.`],
    facts: ["advanced.class12"],
  });
  if (rule.kind === "unread") return answerWith("unknown", say`Compare it yourself.`);
  if (rule.kind === "carried")
    return answerWith(
      "unannounced",
      say`The years for ${plain(facts.edition)} are not announced here.`,
    );
  if (appeared !== undefined)
    return answerWith(
      rule.value.includes(appeared) ? "met" : "not-met",
      say`You first sat or sit it in ${plain(String(appeared))}.`,
    );
  if (class12 === undefined || year === undefined)
    return answerWith("open", say`Say in which year you first sat or sit the Class 12 exam.`);
  if (year < Math.min(...rule.value))
    return answerWith("not-met", say`You passed in ${plain(String(year))}, so it was not later.`);
  const verdict = rule.value.includes(year) ? "Met" : "Not met";
  return answerWith(
    "open",
    say`${plain(verdict)}, if you first sit or sat the Class 12 exam in ${plain(String(year))}. Say so below.`,
  );
}

function bornRule(asker: Asker, facts: FactSnapshot): RuleAnswer {
  const { born } = asker;
  const rule = ruleRecord(facts.fact("advanced.born_from"), (value) =>
    value.kind === "date" ? Number(value.day.slice(0, 4)) : undefined,
  );
  const relaxation = ruleRecord(facts.fact("advanced.age_relaxation"), amountOf);
  const answerWith = (verdict: Verdict, words: RuleAnswer["words"]): RuleAnswer => ({
    id: "born",
    title: "Year of birth",
    verdict,
    words: [
      ...words,
      ...say` You have to be born on or after ${"advanced.born_from"}; SC, ST and PwD may be ${"advanced.age_relaxation"} older.`,
    ],
    facts: ["advanced.born_from", "advanced.age_relaxation"],
  });
  if (rule.kind === "unread" || relaxation.kind === "unread")
    return answerWith("unknown", say`Compare it yourself.`);
  if (rule.kind === "carried")
    return answerWith(
      "unannounced",
      say`The day for ${plain(facts.edition)} is not announced here.`,
    );
  if (born === undefined) return answerWith("open", say`Say in which year you were born.`);
  const verdicts = reservedOrNot(asker).map((isReserved) =>
    Math.sign(born - (rule.value - (isReserved ? relaxation.value : 0))),
  );
  const yourBirth = say`You were born in ${plain(String(born))}.`;
  if (verdicts.every((sign) => sign > 0)) return answerWith("met", yourBirth);
  if (verdicts.every((sign) => sign < 0)) return answerWith("not-met", yourBirth);
  return answerWith("open", [...yourBirth, ...say` Your day of birth or your category decides.`]);
}

function timesRule({ advanced }: Asker, facts: FactSnapshot): RuleAnswer {
  const rule = ruleRecord(facts.fact("advanced.attempts"), times);
  const answerWith = (verdict: Verdict, words: RuleAnswer["words"]): RuleAnswer => ({
    id: "advanced-attempts",
    title: "JEE Advanced before",
    verdict,
    words: [...words, ...say` It may be written ${"advanced.attempts"}.`],
    facts: ["advanced.attempts"],
  });
  if (rule.kind === "unread") return answerWith("unknown", say`Compare it yourself.`);
  if (advanced === undefined) return answerWith("open", say`Say how often you have written it.`);
  const usedAttempts = Number(advanced);
  return usedAttempts < rule.value
    ? answerWith(
        "met",
        usedAttempts === 0
          ? say`You have not written it.`
          : say`You have written it ${plain(usedAttempts === 1 ? "once" : "twice")}.`,
      )
    : answerWith(
        "not-met",
        say`You have written it ${plain(usedAttempts === 1 ? "once" : "as often as allowed")}.`,
      );
}
