import { describe, expect, test } from "vitest";
import { builtInFacts } from "../../content/facts/snapshot.ts";
import { cycleSentence, cycleStatus } from "../../app/exam-cycle.ts";
import { eventStatuses } from "../../app/season/event-days.ts";

const registration = { from: "2025-10-31", to: "2025-11-27" };
const admitCard = { from: "2026-01-17", to: "2026-01-17" };
const exam = { from: "2026-01-21", to: "2026-01-29" };
const events = [registration, admitCard, exam];

describe("an event of the cycle", () => {
  test.each([
    ["2025-10-30", ["next", "expected", "expected"]],
    ["2025-10-31", ["today", "next", "expected"]],
    ["2025-11-27", ["today", "next", "expected"]],
    ["2025-11-28", ["over", "next", "expected"]],
    ["2026-01-17", ["over", "today", "next"]],
    ["2026-01-25", ["over", "over", "today"]],
    ["2026-01-30", ["over", "over", "over"]],
  ])("on %s is %j", (today, expected) => {
    expect(eventStatuses(events, today)).toEqual(expected);
  });

  test("shares being next with another of the same first day", () => {
    const twins = [exam, { from: "2026-01-21", to: "2026-01-21" }, admitCard];
    expect(eventStatuses(twins, "2026-01-18")).toEqual(["next", "next", "over"]);
  });

  test("keeps its place, whatever the order of the days", () => {
    expect(eventStatuses([exam, registration], "2025-11-28")).toEqual(["next", "over"]);
  });
});

describe("the cycle in a sentence", () => {
  test.each([
    ["2025-12-15", "Next: Session 1 city slip, 8 January 2026."],
    ["2025-11-10", "Today: Session 1 registration, 31 October to 27 November 2025."],
    ["2026-02-16", "Today: Session 1 Paper 1 result, 16 February 2026."],
    ["2026-01-15", "Next: Session 1 admit card release, 17 January 2026."],
    ["2025-10-01", "Next: Session 1 registration, 31 October to 27 November 2025."],
    ["2026-05-10", "Next: Start of JoSAA registration, 2 June 2026."],
  ])("on %s reads: %s", (today, sentence) => {
    expect(cycleSentence(cycleStatus(today, builtInFacts))).toBe(sentence);
  });

  test("on 21 November 2026 says that the cycle is over", () => {
    expect(cycleSentence(cycleStatus("2026-11-21", builtInFacts))).toContain(
      "The 2026 cycle is over.",
    );
  });
});
