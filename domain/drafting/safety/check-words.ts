import { yieldToOthers } from "../../shared/yield-to-others.ts";
import type { Finding } from "../../posts/revisions/ledger.ts";
import type { SafetyText } from "./safety-text.ts";
import { stopping } from "./finding.ts";
import { clausesOf, isDenied, plainText, type Clause } from "./clauses.ts";
import { instructionRules } from "./instruction-rules.ts";
import { promiseRules } from "./promise-rules.ts";
import type { SafetyRule } from "./safety-rule.ts";
import { trustRules } from "./trust-rules.ts";

const rules = [...promiseRules, ...trustRules, ...instructionRules];

/** What no post may say, wherever it stands: in a sentence, a tag, a title, code or a comment. */
export async function checkWords({ statements, parts }: SafetyText): Promise<readonly Finding[]> {
  const beside = parts.filter(({ is }) => ["tag", "code", "html", "label"].includes(is));
  const texts = [
    ...statements.map((one) => ({ ...one, around: one })),
    ...beside.map((one) => ({ ...one, around: {} })),
  ];
  const findings: Finding[] = [];
  for (const one of texts) {
    const text = plainText(one.text);
    const clauses = clausesOf(one.text, one.around);
    const found = new Map<Finding["kind"], Finding>();
    for (const rule of rules) {
      if (found.has(rule.kind)) continue;
      await yieldToOthers();
      const quote = rule.reads === "sentence" ? inSentence(rule, text) : inClauses(rule, clauses);
      if (quote === undefined) continue;
      const { kind, message, record = null } = rule;
      found.set(kind, stopping(kind, one.place, quote, `“${quote}”: ${message}`, record));
    }
    findings.push(...found.values());
  }
  return findings;
}

function inSentence({ pattern, unless }: SafetyRule, text: string): string | undefined {
  return pattern.test(text) && unless?.test(text) !== true ? text : undefined;
}

function inClauses({ pattern, unless }: SafetyRule, clauses: readonly Clause[]) {
  return clauses.find((clause) => {
    const match = pattern.exec(clause.text);
    if (match === null || clause.isReported || unless?.test(clause.text) === true) return false;
    return !isDenied(clause, match.index, match.index + match[0].length);
  })?.text;
}
