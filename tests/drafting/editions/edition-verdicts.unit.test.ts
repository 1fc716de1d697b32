import { describe, expect, test } from "vitest";
import { z } from "zod";
import type { FactSnapshot } from "../../../content/facts/snapshot.ts";
import { checkedWith } from "../../corpus/checked.ts";
import { editionStates, factsIn2027, factsOf2026 } from "../../support/edition-states.ts";
import { labelledData } from "../../support/labelled-data.ts";

/**
 * Labelled by hand before the rules knew editions, with the verdicts of the four states by their first letter: what 2026 had
 * is no value of 2027 until somebody states it, and what is said of 2026 with its year stays right or wrong for ever. In the
 * half filled 2027 the fee of general men is ₹1,200, Session 1 registers from 30 October to 25 November 2026, and 75 questions
 * and no age limit are confirmed.
 */
const labelled = labelledData(
  "drafting/editions/cases/labelled-sentences",
  z.record(z.string().regex(/^[sctn]{4}$/), z.array(z.string())),
);
const labelledSentences = Object.entries(labelled).flatMap(([labels, texts]) =>
  texts.map((text) => ({ text, labels })),
);

const order = ["contradicted", "to-confirm", "supported"] as const;

/** What the checks say of a text by itself, on a day before the next registration. */
function claimsOf(body_markdown: string, facts: FactSnapshot) {
  const settings = { facts, today: "2026-09-01" };
  return checkedWith({ body_markdown }, settings).ledger.claims;
}

function verdictOf(text: string, facts: FactSnapshot): string {
  const claims = claimsOf(text, facts);
  return order.find((one) => claims.some(({ verdict }) => verdict === one))?.[0] ?? "n";
}

describe.each(editionStates)("in a post of the current edition (%s)", (state) => {
  test.each(labelledSentences)("a sentence has its verdict: $text", ({ text, labels }) => {
    expect(verdictOf(text, factsIn2027(state))).toBe(labels[editionStates.indexOf(state)]);
  });
});

describe.each(editionStates)("in a post of 2026 (%s)", (state) => {
  const statements = labelledSentences.filter(({ text }) => !text.includes("{{"));
  test.each(statements)("a sentence has its verdict: $text", ({ text, labels }) => {
    const of = /\b2027\b/.test(text) ? state : "only2026";
    expect(verdictOf(text, factsOf2026(state))).toBe(labels[editionStates.indexOf(of)]);
  });
});
