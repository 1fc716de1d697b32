import { fact, type Fact } from "../../../../content/facts/index.ts";
import { isBorneOut } from "./known-sentences.ts";
import { claimScore } from "./claim-classifier.ts";
import { affirms } from "./modality.ts";
import { isNotAnnounced, isToldAsWrong } from "./no-claim.ts";
import { ruleTopics } from "./rule-topics.ts";

/** What becomes of a clause that states a rule without a figure. */
export type RuleVerdict =
  | { readonly kind: "supported"; readonly record: Fact | null }
  | { readonly kind: "contradicted"; readonly record: Fact }
  | { readonly kind: "to-confirm" }
  | { readonly kind: "no-claim" };

const otherExam =
  /\b(?:advanced|neet|cuet|bitsat|viteee|comedk|keam|mht[- ]?cet|wbjee|kcet|eamcet|nata|nda|aieee|olympiad)\b/i;
const hedged =
  /\b(?:some|few|certain|many|most) (?:colleges|institutes|schools|states|students|candidates|centres|people)\b|\bin (?:some|earlier|past) (?:years|cases)\b|\bused to\b|\bif (?:it|this|that|they)\b/i;
const separator =
  /;\s|(?<=(?:\S+ ){4}\S+):\s|,?\s(?:but|while|whereas|although|though|because|since|so that)\s|,\sfor\s(?=no\b|there\b)|\s[–—]\s|,\s(?:and|so|which|who)\s/;

/** From this log-odds on a clause is taken to claim something: low, since a missed claim is worse than one more look; a title or a cell mostly names a thing. */
const leastScore = { sentence: -0.5, name: 2 } as const;

/** The clauses of a sentence, each of which may state a rule. */
export function clausesOf(text: string): readonly string[] {
  return text.split(separator).filter((clause) => clause.trim() !== "");
}

/**
 * A rule that our list of questions answers is supported or contradicted by its record; one that our
 * pages bear out is supported; one on the exam that nothing answers has to be confirmed.
 */
export function ruleVerdict(
  clause: string,
  sentence: string,
  form: "sentence" | "name",
): RuleVerdict {
  if (isToldAsWrong(sentence)) return { kind: "no-claim" };
  const answered = otherExam.test(clause) || hedged.test(clause) ? undefined : topicAnswer(clause);
  if (answered !== undefined) return answered;
  if (isNotAnnounced(clause) || claimScore(clause) < leastScore[form]) return { kind: "no-claim" };
  return isBorneOut(clause) ? { kind: "supported", record: null } : { kind: "to-confirm" };
}

function topicAnswer(clause: string): RuleVerdict | undefined {
  for (const { record, about, act, holds, unless } of ruleTopics) {
    if (!about.test(clause) || unless?.test(clause) === true) continue;
    const says = affirms(clause, act);
    if (says === null) continue;
    return says === holds
      ? { kind: "supported", record: fact(record) }
      : { kind: "contradicted", record: fact(record) };
  }
  return undefined;
}
