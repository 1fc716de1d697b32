import type { Fact } from "../../../../content/facts/index.ts";
import type { FactSnapshot } from "../../../../content/facts/snapshot.ts";
import { changedRecords } from "./as-shipped.ts";
import { affirms } from "./modality.ts";
import { ruleTopics } from "./rule-topics.ts";

/** What becomes of a clause that states a rule without a figure. */
export type RuleVerdict =
  | { readonly kind: "supported"; readonly record: Fact | null }
  | { readonly kind: "contradicted"; readonly record: Fact }
  | { readonly kind: "to-confirm" }
  | { readonly kind: "no-claim" };

const separator =
  /;\s|(?<=(?:\S+ ){4}\S+):\s|,?\s(?:but|while|whereas|although|though|because|since|so that)\s|,\sfor\s(?=no\b|there\b)|\s[–—]\s|,\s(?:and|so|which|who)\s/;

/** The clauses of a sentence, each of which may state a rule. */
export function clausesOf(text: string): readonly string[] {
  return text.split(separator).filter((clause) => clause.trim() !== "");
}

/** What the list of rules says of a clause; a rule whose record has changed says nothing. */
export function topicAnswer(clause: string, facts: FactSnapshot): RuleVerdict | undefined {
  const changed = changedRecords(facts);
  for (const { record, also, about, act, holds, unless } of ruleTopics) {
    if (changed.has(record) || (also !== undefined && changed.has(also))) continue;
    if (!about.test(clause) || unless?.test(clause) === true) continue;
    const says = affirms(clause, act);
    if (says === null) continue;
    return { kind: says === holds ? "supported" : "contradicted", record: facts.fact(record) };
  }
  return undefined;
}
