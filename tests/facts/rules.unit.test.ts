import { describe, expect, test } from "vitest";
import {
  count,
  day,
  dayRange,
  days,
  questionsAndMarks,
  percent,
  percentile,
  rupees,
} from "../../content/facts/fact-value.ts";
import { builtInFacts } from "../../content/facts/snapshot.ts";
import type { FactId, FactValue } from "../../content/facts/index.ts";
import type { ProposedValue } from "../../domain/facts/fact-proposal.ts";
import { createJudge, rules } from "../../domain/facts/rules/judge.ts";
import { frozenClock } from "../../domain/shared/clock.ts";

const judge = createJudge({ clock: frozenClock("2026-11-22T06:00:00Z") });

function proposed(
  factId: FactId,
  value: FactValue,
  also: Partial<ProposedValue> = {},
): ProposedValue {
  const { source } = builtInFacts.fact(factId);
  return { factId, value, standing: "reported", source, checkedOn: "2026-11-22", ...also };
}

/** Changes of the records that the site ships, on 22 November 2026. */
function judged(...changes: readonly ProposedValue[]) {
  return judge(changes, builtInFacts);
}

function unchanged(factId: FactId, also: Partial<ProposedValue> = {}): ProposedValue {
  return proposed(factId, builtInFacts.fact(factId).value, also);
}

describe("the registry that the site ships", () => {
  test("breaks no rule over several records", () => {
    expect(rules.flatMap(({ fault }) => fault(builtInFacts.find) ?? [])).toEqual([]);
  });
});

describe("parts and totals", () => {
  test("of Paper 2B that do not add up are refused with both figures", () => {
    const { refusals } = judged(proposed("paper2b.maths", questionsAndMarks(25, 100)));
    expect(refusals).toEqual([
      "“Paper 2B, questions in all” (105 questions) does not agree with “Paper 2B, Mathematics” (25 questions, 100 marks) + “Paper 2B, Aptitude” (50 questions, 200 marks) + “Paper 2B, Planning” (25 questions, 100 marks), which makes 100, not 105. Change what belongs together in one change.",
    ]);
  });

  test("of Paper 2B that change together and add up pass", () => {
    const { refusals, questions } = judged(
      proposed("paper2b.maths", questionsAndMarks(25, 100)),
      proposed("paper2b.questions", count(100, "questions")),
    );
    expect(refusals).toEqual([]);
    expect(questions).toContain(
      "A note about differing reports stands near “Paper 2B, Mathematics”: does it still fit once the value is 25 questions, 100 marks?",
    );
  });

  test.each<[string, ProposedValue]>([
    ["Paper 1", proposed("paper1.questions", count(90, "questions"))],
    ["a subject", proposed("paper1.marks_per_subject", count(120, "marks"))],
    ["a right answer", proposed("marking.correct", { kind: "signed-marks", marks: 3 })],
    ["languages", proposed("exam.languages.count", count(12, "languages"))],
    ["attempts", proposed("attempts.max", count(4, "attempts"))],
    ["practice", proposed("paper1.checking_time", { kind: "duration", minutes: 20 })],
    ["Paper 2A", proposed("paper2a.drawing", questionsAndMarks(2, 100))],
    ["syllabus", proposed("syllabus.physics", { kind: "points", points: ["Optics"] })],
    [
      "counts of the syllabus",
      proposed("syllabus.counts", { kind: "tally", parts: [{ name: "Physics", amount: 20 }] }),
    ],
  ])("of %s that do not agree are refused", (_what, change) => {
    const { refusals } = judged(change);
    expect(refusals.length).toBeGreaterThan(0);
    expect(refusals.every((refusal) => refusal.endsWith("in one change."))).toBe(true);
  });
});

describe("days", () => {
  test("of a session are the days of its papers, and change with the days that repeat them", () => {
    const paper1 = proposed("date.s1.paper1", days("2026-01-22", "2026-01-23"));
    expect(judged(paper1).refusals).toHaveLength(3);
    expect(
      judged(
        paper1,
        proposed("date.s1.exam", days("2026-01-22", "2026-01-23", "2026-01-29")),
        proposed("date.s1.exam_day1", day("2026-01-22")),
        proposed("date.s1.exam_day2", day("2026-01-23")),
      ).refusals,
    ).toEqual([]);
  });

  test("that are announced as ranges agree by their first and last one", () => {
    const changes = [
      proposed("date.s1.exam", dayRange("2026-01-21", "2026-01-30"), { standing: "expected" }),
      proposed("date.s1.paper1", dayRange("2026-01-21", "2026-01-28"), { standing: "expected" }),
      proposed("date.s1.paper2", day("2026-01-30"), { standing: "expected" }),
    ];
    expect(judged(...changes).refusals).toEqual([]);
    expect(judged(...changes.slice(0, 2)).refusals).toHaveLength(1);
  });

  test.each<[string, ProposedValue]>([
    ["admit card after the exam", proposed("date.s2.admit_card", day("2026-04-05"))],
    ["result before the key", proposed("date.s2.result", day("2026-04-12"))],
    ["correction before the forms close", proposed("date.s2.correction", day("2026-02-24"))],
    ["JoSAA before JEE Advanced", proposed("date.josaa.start", day("2026-05-16"))],
    ["city slip after the admit card", proposed("date.s1.city_slip", day("2026-01-18"))],
    ["Paper 2 result before Paper 2", proposed("date.s1.result_paper2", day("2026-01-28"))],
  ])("out of their order are refused: %s", (_what, change) => {
    expect(judged(change).refusals).toEqual([
      expect.stringMatching(/^“.+” \(.+\) has to be over before “.+” \(.+\) begins\./),
    ]);
  });

  test("outside the cycle are refused, and a birthday is no day of the cycle", () => {
    expect(judged(proposed("date.s2.result", day("2027-04-20"))).refusals.join()).toContain(
      "has to lie within the cycle of 2026, from 2025-07-01 to 2026-12-31.",
    );
    expect(judged(proposed("advanced.born_from", day("2000-10-01"))).refusals).toEqual([]);
    expect(judged(proposed("advanced.born_from", day("2026-10-01"))).refusals).toHaveLength(1);
  });

  test("that are past and only expected, or move by more than a month, are asked about", () => {
    const { refusals, questions } = judged(
      proposed("date.josaa.start", day("2026-07-20"), { standing: "expected" }),
    );
    expect(refusals).toEqual([]);
    expect(questions).toEqual([
      "“Start of JoSAA registration” (20 July 2026) is past: is it still only expected?",
      "“Start of JoSAA registration” would change from 2 June 2026 to 20 July 2026: is that right?",
    ]);
  });
});

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
