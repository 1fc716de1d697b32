import { describe, expect, test } from "vitest";
import { daysAfter, yearBefore } from "../../app/season/calendar-days.ts";
import { whatNow } from "../../app/season/what-now.ts";
import { nothingStated, snapshotAt } from "../../domain/facts/known-statements.ts";
import { known2027, openedAt, rollovers, seasonDays } from "../support/season-editions.ts";

test("the days are forty or more, over two cycles, in order", () => {
  const days = seasonDays.map(({ day }) => day);
  expect(days.length).toBeGreaterThanOrEqual(40);
  expect(days).toEqual(days.toSorted());
  expect([days[0], days.at(-1)]).toEqual(["2025-10-01", "2027-09-20"]);
});

describe.each(rollovers)("with 2027 %s", (rollover) => {
  test.each(seasonDays)("a reader is told the season on $day", ({ day, told }) => {
    const facts = snapshotAt(known2027(rollover), `${day}T06:30:00.000Z`);
    const { headline, next, yearAgo } = whatNow(day, facts);
    const ago = yearAgo && `${yearAgo.lead} ${yearAgo.text}`;
    expect([headline, `${next.lead} ${next.text}`.trim(), ago]).toEqual(told[rollover]);
  });
});

test.each([
  ["2026-11-23", "2025-11-23"],
  ["2028-02-29", "2027-02-28"],
  ["2029-03-01", "2028-03-01"],
])("a year before %s is %s", (day, before) => {
  expect(yearBefore(day)).toBe(before);
});

test("what goes on at the same time is told beside what ends first", () => {
  expect(whatNow("2026-02-05", snapshotAt(nothingStated, openedAt))).toMatchObject({
    headline: "The Session 1 answer key can be challenged",
    alsoNow: "Session 2 forms are open, 1 to 25 February 2026.",
  });
});

describe.each(rollovers)("on every single day of two cycles with 2027 %s", (rollover) => {
  test("what comes next is not over, and what was a year ago is", () => {
    const before = snapshotAt(known2027(rollover), "2025-10-01T06:30:00.000Z");
    const since = snapshotAt(known2027(rollover), openedAt);
    for (let day = "2025-10-01"; day < "2027-10-01"; day = daysAfter(day, 1)) {
      const facts = day < openedAt.slice(0, 10) ? before : since;
      const { next, yearAgo, actions } = whatNow(day, facts);
      const told = (next.kind === "undated" ? next.lead : next.text).replace(
        /\(checked on [^)]*\)/,
        "",
      );
      expect(
        daysIn(told).filter((named) => named < day && !told.includes("not confirmed")),
        day,
      ).toEqual([]);
      expect(daysIn(yearAgo?.text ?? "").filter((named) => named >= day)).toEqual([]);
      expect(actions.length >= 2 && actions.length <= 4, day).toBe(true);
    }
  });
});

/** The days (ISO) that stand whole in a text. */
function daysIn(text: string): readonly string[] {
  return [...text.matchAll(/\d+ \w+ 20\d\d/g)].map(([day]) =>
    new Date(`${day} UTC`).toISOString().slice(0, 10),
  );
}
