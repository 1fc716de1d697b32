import { describe, expect, test } from "vitest";
import { whatNow } from "../../app/season/what-now.ts";
import { snapshotAt } from "../../domain/facts/known-statements.ts";
import { seasonDays } from "../support/season-days.ts";
import { rollovers } from "../support/season-words.ts";
import { known2027 } from "../support/season-editions.ts";

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
    expect([headline, `Next: ${next.text}`, ago]).toEqual(told[rollover]);
  });
});
