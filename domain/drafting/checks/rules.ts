import { fact, factText } from "../../../content/facts/index.ts";
import type { Claim, Finding } from "../../posts/ledger.ts";
import type { DraftText } from "./draft-text.ts";
import { stopping } from "./finding.ts";
import { admissionRules } from "./rules/admission-rules.ts";
import { isSiteSentence } from "./site-sentences.ts";
import { examRules } from "./rules/exam-rules.ts";
import { formRules } from "./rules/form-rules.ts";
import type { Rule } from "./rules/rule.ts";

/** Rules of the exam that hold without a figure, each bound to its record. */
export const rules: readonly Rule[] = [...examRules, ...admissionRules, ...formRules];

const told =
  /\?\s*$|\b(?:myth|rumou?rs?|wrong(?:ly)? (?:belief|idea|think|believe)|it is (?:wrong|false|not true)|is false|not true|some (?:think|believe|say)|many (?:think|believe)|contrary to)\b/i;

/** Statements that say the contrary of a rule; questions and myths that are told as such say nothing. */
export function checkRules({ statements }: DraftText): {
  readonly claims: readonly Claim[];
  readonly findings: readonly Finding[];
} {
  const broken = statements.flatMap((statement) => {
    const { role, own, text } = statement;
    if (role === "heading" || role === "head" || !/[a-z]/i.test(text) || told.test(text)) return [];
    if (isSiteSentence(statement)) return [];
    return clausesOf(role === "cell" ? `${own}: ${text}` : text).flatMap((clause) =>
      rules
        .filter(
          ({ contrary, unless }) => contrary.test(clause) && !unless?.test(`${own} ${clause}`),
        )
        .map((rule) => ({ rule, statement, clause })),
    );
  });
  return {
    claims: broken.map(({ rule, statement }) => ({
      place: statement.place,
      sentence: statement.text,
      under: "",
      records: [{ id: rule.record, value: factText(fact(rule.record)) }],
      verdict: "contradicted",
      why: `${rule.truth}.`,
      raised: false,
    })),
    findings: broken.map(({ rule, statement, clause }) =>
      stopping(
        "contradiction",
        statement.place,
        clause,
        `This contradicts “${fact(rule.record).label}”: ${rule.truth}.`,
        rule.record,
      ),
    ),
  };
}

function clausesOf(text: string): readonly string[] {
  return text.split(/;\s|,? but |,? while |,? whereas |,? although |,? since |,? because |\s–\s/);
}
