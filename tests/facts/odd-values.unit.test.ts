import { describe, expect, test } from "vitest";
import { count, percent, percentile, rupees } from "../../content/facts/fact-value.ts";
import { builtInFacts } from "../../content/facts/snapshot.ts";
import type { ProposedValue } from "../../domain/facts/fact-proposal.ts";
import { judged, proposed, unchanged } from "../support/proposed-values.ts";

describe("figures beside each other", () => {
  test.each<[string, ProposedValue]>([
    ["two papers below one", proposed("fee.sc_st_pwd.two_papers", rupees(400))],
    ["a category above General", proposed("cutoff.2026.obc", percentile(95, 7))],
    [
      "more appeared than registered",
      proposed("result.s1.registered", count(1_300_000, "candidates")),
    ],
    [
      "both papers in less time",
      proposed("paper2.duration_both", { kind: "duration", minutes: 120 }),
    ],
    ["more than all seats", proposed("reservation.obc", percent(70))],
  ])("are refused when it cannot be: %s", (_what, change) => {
    expect(judged(change).refusals).toHaveLength(1);
  });

  test("are asked about when it is odd: SC, ST and PwD above General", () => {
    const { refusals, questions } = judged(proposed("fee.sc_st_pwd.one_paper", rupees(900)));
    expect(refusals).toEqual([]);
    expect(questions).toEqual([
      "“Fee, SC/ST/PwD, one paper” (₹900) would be more than “Fee, General female, one paper” (₹800): is that right?",
    ]);
  });

  test("are asked about when one is less than half or more than double of the former", () => {
    expect(judged(proposed("key.challenge_fee", rupees(500, "per question"))).questions).toEqual([
      "“Fee to challenge the answer key” would change from ₹200 per question to ₹500 per question: is that right?",
    ]);
    expect(judged(proposed("key.challenge_fee", rupees(400, "per question"))).questions).toEqual(
      [],
    );
    expect(judged(proposed("key.challenge_fee", rupees(200))).questions).toEqual([
      "“Fee to challenge the answer key” would change its unit from per question to none: is that right?",
    ]);
  });
});

describe("sources", () => {
  const { source } = builtInFacts.fact("date.s1.result");

  test.each([
    ["official without an official site", { standing: "official" as const }],
    ["an unknown site", { source: { ...source, address: "https://news.example.org/jee" } }],
    [
      "a site that only looks official",
      { source: { ...source, address: "https://nta.ac.in.example.org/" } },
    ],
    ["an earlier check", { checkedOn: "2026-11-20" }],
    ["a source of another year", { source: { ...source, title: "JEE Main 2027: bulletin" } }],
  ])("are asked about: %s", (_what, also) => {
    const { refusals, questions } = judged(unchanged("date.s1.result", also));
    expect(refusals).toEqual([]);
    expect(questions).toEqual([expect.stringMatching(/\?$/)]);
  });
});

test.each(["JEE Main 2025-26: bulletin", "Public notice of 31 October 2025", "Notice"])(
  "a source of the record's own year is not asked about: %s",
  (title) => {
    const { source } = builtInFacts.fact("date.s1.result");
    const own = unchanged("date.s1.result", { source: { ...source, title } });
    expect(judged(own).questions).toEqual([]);
  },
);
