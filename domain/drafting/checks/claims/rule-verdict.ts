import { claimScore } from "./claim-classifier.ts";
import { isNotAnnounced, isToldAsWrong } from "./no-claim.ts";
import type { Meant } from "./records-meant.ts";
import { ruleAnswer, type RuleVerdict } from "./rule-answers.ts";

const otherExam =
  /\b(?:advanced|neet|cuet|bitsat|viteee|comedk|keam|mht[- ]?cet|wbjee|kcet|eamcet|nata|nda|aieee|olympiad)\b/i;
const hedged =
  /\b(?:some|few|certain|many|most) (?:colleges|institutes|schools|states|students|candidates|centres|people)\b|\bin (?:some|earlier|past) (?:years|cases)\b|\bused to\b|\bif (?:it|this|that|they)\b/i;
/** `In 2027.`: half of a summary's sentence. */
const yearAlone = /^\W*(?:in|for|since) 20\d\d\W*$/i;
/** From this log-odds on a clause is taken to claim something: low, since a missed claim is worse than one more look; a title or a cell mostly names a thing. */
const leastScore = { sentence: -0.5, name: 2 } as const;

/**
 * A rule that our list of questions answers is supported or contradicted by its record; any other on the exam
 * has to be confirmed.
 */
export function ruleVerdict(
  clause: string,
  sentence: string,
  form: "sentence" | "name",
  meant: Meant,
): RuleVerdict {
  if (isToldAsWrong(sentence)) return { kind: "no-claim" };
  const answered =
    otherExam.test(clause) || hedged.test(clause) ? undefined : ruleAnswer(clause, meant);
  if (answered !== undefined) return answered;
  const isClaim =
    !isNotAnnounced(clause) && !yearAlone.test(clause) && claimScore(clause) >= leastScore[form];
  return { kind: isClaim ? "to-confirm" : "no-claim" };
}
