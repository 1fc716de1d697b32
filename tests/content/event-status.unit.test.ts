import { describe, expect, test } from "vitest";
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
