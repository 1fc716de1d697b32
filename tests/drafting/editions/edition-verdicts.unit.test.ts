import { describe, expect, test } from "vitest";
import type { FactSnapshot } from "../../../content/facts/snapshot.ts";
import { checkedWith } from "../../corpus/checked.ts";
import { editionStates, factsIn2027, factsOf2026 } from "../../support/edition-states.ts";
import { labelledSentences } from "./labelled-sentences.ts";

const order = ["contradicted", "to-confirm", "supported"] as const;

/** What the checks say of a text by itself, on a day before the next registration. */
function claimsOf(body_markdown: string, facts: FactSnapshot) {
  const settings = { facts, today: "2026-09-01" };
  return checkedWith({ body_markdown }, settings).ledger.claims;
}

function verdictOf(text: string, facts: FactSnapshot): string {
  const claims = claimsOf(text, facts);
  return order.find((one) => claims.some(({ verdict }) => verdict === one)) ?? "no-claim";
}

describe.each(editionStates)("in a post of the current edition (%s)", (state) => {
  test.each(labelledSentences)("a sentence has its verdict: $text", ({ text, ...labels }) => {
    expect(verdictOf(text, factsIn2027(state))).toBe(labels[state]);
  });
});

describe.each(editionStates)("in a post of 2026 (%s)", (state) => {
  const statements = labelledSentences.filter(({ text }) => !text.includes("{{"));
  test.each(statements)("a sentence has its verdict: $text", ({ text, ...labels }) => {
    const label = /\b2027\b/.test(text) ? labels[state] : labels.only2026;
    expect(verdictOf(text, factsOf2026(state))).toBe(label);
  });
});
