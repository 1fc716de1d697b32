import type { Fact } from "../../../../content/facts/index.ts";
import { changedRecords } from "./as-shipped.ts";
import type { Meant } from "./records-meant.ts";
import { affirms, isNegated } from "./modality.ts";
import { ruleTopics } from "./rule-topics.ts";
import { claimScore } from "./claim-classifier.ts";
import { isNotAnnounced, isToldAsWrong } from "./no-claim.ts";

/** What becomes of a clause that states a rule without a figure. */
type RuleVerdict =
  | { readonly kind: "supported"; readonly record: Fact | null }
  | { readonly kind: "contradicted"; readonly record: Fact }
  /** It is what the record says, or the opposite, and the record is another year's. */
  | { readonly kind: "carried"; readonly record: Fact }
  | { readonly kind: "to-confirm" }
  | { readonly kind: "no-claim" };

const separator =
  /;\s|(?<=(?:\S+ ){4}\S+):\s|,?\s(?:but|while|whereas|although|though|because|since|so that)\s|,\sfor\s(?=no\b|there\b)|\s[–—]\s|,\s(?:and|so|which|who)\s/;

/** The clauses of a sentence, each of which may state a rule. */
export function clausesOf(text: string): readonly string[] {
  return text.split(separator).filter((clause) => clause.trim() !== "");
}

/**
 * What the list of rules says of a clause and of its parts between commas. One of them that a record denies is not made good
 * by another: `no printed card is needed, the phone is enough`.
 */
export function ruleAnswer(clause: string, meant: Meant): RuleVerdict | undefined {
  const whole = topicAnswer(clause, meant);
  const parts = clause.split(/,\s+/);
  if (parts.length === 1) return whole;
  const answers = parts.flatMap((part) => topicAnswer(part, meant) ?? []);
  const denied = answers.find(({ kind }) => kind === "contradicted");
  if (denied !== undefined) return whole?.kind === "contradicted" ? whole : denied;
  // A denial in one part turns what another says.
  const isMixed = whole?.kind === "supported" && answers.length === 0 && isNegated(clause);
  return isMixed ? { kind: "to-confirm" } : whole;
}

/** What the list of rules says of a clause; a rule whose record has changed says nothing, and one of another year that it is. */
export function topicAnswer(clause: string, { facts, unknown }: Meant): RuleVerdict | undefined {
  const changed = changedRecords(facts);
  for (const { record: id, also = id, about, act, holds, unless } of ruleTopics) {
    const records = [facts.fact(id), facts.fact(also)];
    const other = records.find(({ carried }) => carried !== undefined);
    if (other === undefined && records.some((one) => changed.has(one.id))) continue;
    if (!about.test(clause) || unless?.test(clause) === true) continue;
    const says = affirms(clause, act);
    if (says === null) continue;
    if (other !== undefined) return { kind: "carried", record: other };
    const record = facts.fact(id);
    if (unknown !== null) return { kind: "carried", record };
    return { kind: says === holds ? "supported" : "contradicted", record };
  }
  return undefined;
}

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
