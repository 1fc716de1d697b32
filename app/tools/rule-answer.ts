import { isShown, type Fact, type FactId, inOneSentence } from "../../content/facts/index.ts";
import type { FactSnapshot } from "../../content/facts/snapshot.ts";
import { plain, type Words } from "../../content/word-tokens.ts";

/**
 * `open` where the form does not say what it asks for, `unannounced` where the
 * edition has no value of its own yet, `unknown` where no record here says it.
 */
export type Verdict = "met" | "not-met" | "open" | "unannounced" | "unknown";

export type RuleAnswer = {
  readonly id: string;
  readonly title: string;
  readonly verdict: Verdict;
  readonly words: Words;
  readonly facts: readonly FactId[];
  readonly asks?: string | undefined;
};

export function answersOn(about: Pick<RuleAnswer, "id" | "title" | "facts">, rule: Words = []) {
  return (verdict: Verdict, words: Words, asks?: string): RuleAnswer => ({
    ...about,
    verdict,
    words: [...words, ...rule],
    asks,
  });
}

export function allMet(verdicts: readonly Verdict[]): Verdict {
  const order: readonly Verdict[] = ["not-met", "open", "unannounced", "unknown"];
  return order.find((one) => verdicts.includes(one)) ?? "met";
}

/** A record as a rule reads it: its value in the form that the rule can compare, and whose it is. */
type RuleRecord<Value> =
  | { readonly kind: "own" | "carried"; readonly value: Value }
  /** No value is known, or it is worded in a way that only a person can read. */
  | { readonly kind: "unread" };

export function ruleRecord<Value>(
  record: Fact,
  readValue: (value: Fact["value"]) => Value | undefined,
): RuleRecord<Value> {
  const value = isShown(record) ? readValue(record.value) : undefined;
  if (value === undefined) return { kind: "unread" };
  return { kind: record.carried === undefined ? "own" : "carried", value };
}

/** The rule with a word on what reports contradict, and on an earlier year's value that its words do not show. */
export function ruleAnswer(answer: RuleAnswer, facts: Pick<FactSnapshot, "fact">): RuleAnswer {
  const { words } = answer;
  const records = answer.facts.map((id) => facts.fact(id));
  const [carried] = records.flatMap((record) => record.carried ?? []);
  const showsValues = words.some(({ kind }) => kind === "fact");
  const remarks = [
    ...(records.some(({ status }) => status.kind === "conflict")
      ? [plain(" Reports differ on this rule: see the note.")]
      : []),
    ...(carried?.isShown === true && !showsValues
      ? [plain(` This was so for ${carried.from}.`)]
      : []),
  ];
  return { ...answer, words: [...words, ...remarks] };
}

export function namesOf(names: readonly string[]) {
  return plain(inOneSentence(names));
}
