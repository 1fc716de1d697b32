import { isBorneOut } from "./known-sentences.ts";
import { claimScore } from "./claim-classifier.ts";
import { isNotAnnounced, isToldAsWrong } from "./no-claim.ts";
import type { Meant } from "./records-meant.ts";
import { topicAnswer, type RuleVerdict } from "./rule-answers.ts";

const otherExam =
  /\b(?:advanced|neet|cuet|bitsat|viteee|comedk|keam|mht[- ]?cet|wbjee|kcet|eamcet|nata|nda|aieee|olympiad)\b/i;
const hedged =
  /\b(?:some|few|certain|many|most) (?:colleges|institutes|schools|states|students|candidates|centres|people)\b|\bin (?:some|earlier|past) (?:years|cases)\b|\bused to\b|\bif (?:it|this|that|they)\b/i;
/** From this log-odds on a clause is taken to claim something: low, since a missed claim is worse than one more look; a title or a cell mostly names a thing. */
const leastScore = { sentence: -0.5, name: 2 } as const;

/**
 * A rule that our list of questions answers is supported or contradicted by its record; one that our
 * pages bear out is supported; one on the exam that nothing answers has to be confirmed.
 */
export function ruleVerdict(
  clause: string,
  sentence: string,
  form: "sentence" | "name",
  meant: Meant,
): RuleVerdict {
  if (isToldAsWrong(sentence)) return { kind: "no-claim" };
  const answered =
    otherExam.test(clause) || hedged.test(clause) ? undefined : topicAnswer(clause, meant);
  if (answered !== undefined) return answered;
  if (isNotAnnounced(clause) || claimScore(clause) < leastScore[form]) return { kind: "no-claim" };
  return isBorneOut(clause, meant) ? { kind: "supported", record: null } : { kind: "to-confirm" };
}
