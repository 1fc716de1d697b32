import { describe, expect, test } from "vitest";
import { eventDays, eventStatuses } from "../../app/season/event-days.ts";
import { whatNow } from "../../app/season/what-now.ts";
import { cycleEvents } from "../../content/pages/important-dates.ts";
import { nothingStated } from "../../domain/facts/known-statements.ts";
import {
  known2027,
  madeUp,
  openedAt,
  rollovers,
  seasonDays,
  snapshotAt,
} from "../support/season-editions.ts";

const [registrationEvent = { by: [] }] = cycleEvents;

describe.each(rollovers)("with 2027 %s", (rollover) => {
  test.each(seasonDays)("a reader is told the season on $day", ({ day, told }) => {
    const facts = snapshotAt(known2027(rollover), `${day}T06:30:00.000Z`);
    const { headline, next } = whatNow(day, facts);
    expect([headline, `${next.lead} ${next.text}`.trim()]).toEqual(told[rollover]);
  });
});

test("a last day that is announced before the first one is told as what it is", () => {
  const lastDay = madeUp(["date.s1.registration_closes", { kind: "date", day: "2026-11-30" }], 0);
  const facts = snapshotAt({ ...known2027("empty"), approved: [lastDay] }, openedAt);
  expect(whatNow("2026-11-20", facts).next.text).toBe(
    "Session 1: last day to apply, 30 November 2026, in 10 days.",
  );
  expect(eventDays(registrationEvent, facts)).toEqual({ from: "2026-11-30", to: "2026-11-30" });
});

test("what goes on at the same time is told beside what ends first", () => {
  expect(whatNow("2026-02-05", snapshotAt(nothingStated, openedAt))).toMatchObject({
    headline: "The Session 1 answer key can be challenged",
    alsoNow: "Session 2 forms are open, 1 to 25 February 2026",
  });
});

describe.each(rollovers)("on every single day of two cycles with 2027 %s", (rollover) => {
  test("what comes next is not over", () => {
    const before = snapshotAt(known2027(rollover), "2025-10-01T06:30:00.000Z");
    const since = snapshotAt(known2027(rollover), openedAt);
    for (let day = "2025-10-01"; day < "2027-10-01"; day = daysAfter(day, 1)) {
      const facts = day < openedAt.slice(0, 10) ? before : since;
      const { next, actions } = whatNow(day, facts);
      const told = (next.kind === "undated" ? next.lead : next.text).replace(
        /\(our records end on [^)]*\)/,
        "",
      );
      expect(
        daysIn(told).filter((named) => named < day && !told.includes("not confirmed")),
        day,
      ).toEqual([]);
      expect(actions.length >= 2 && actions.length <= 4, day).toBe(true);
    }
  });
});

const registration = { from: "2025-10-31", to: "2025-11-27" };
const admitCard = { from: "2026-01-17", to: "2026-01-17" };
const exam = { from: "2026-01-21", to: "2026-01-29" };
const cycle = [registration, admitCard, exam];

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
    expect(eventStatuses(cycle, today)).toEqual(expected);
  });

  test("shares being next with another of the same first day", () => {
    const twins = [exam, { from: "2026-01-21", to: "2026-01-21" }, admitCard];
    expect(eventStatuses(twins, "2026-01-18")).toEqual(["next", "next", "over"]);
  });

  test("keeps its place, whatever the order of the days", () => {
    expect(eventStatuses([exam, registration], "2025-11-28")).toEqual(["next", "over"]);
  });
});

/** The days (ISO) that stand whole in a text. */
function daysIn(text: string): readonly string[] {
  return [...text.matchAll(/\d+ \w+ 20\d\d/g)].map(([day]) =>
    new Date(`${day} UTC`).toISOString().slice(0, 10),
  );
}

function daysAfter(isoDay: string, days: number): string {
  return new Date(Date.parse(isoDay) + days * 86_400_000).toISOString().slice(0, 10);
}
