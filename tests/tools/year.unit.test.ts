import { describe, expect, test } from "vitest";
import { z } from "zod";
import { daysAfter } from "../../app/season/calendar-days.ts";
import { yearToday } from "../../app/tools/year-tool.ts";
import { yearSteps } from "../../content/year-steps.ts";
import { daysOf, known2027, openedAt, rollovers, snapshotAt } from "../support/season-editions.ts";

/** First the steps that can be done now, then those that begin next. */
const yearDays = daysOf("tools/cases/year-days", z.tuple([z.array(z.string()), z.string()]));

describe.each(rollovers)("with 2027 %s", (rollover) => {
  test.each(yearDays)("a student is told what is open on $day, and what begins next", (one) => {
    const facts = snapshotAt(known2027(rollover), `${one.day}T06:30:00.000Z`);
    const { headline, open, next } = yearToday(one.day, facts);
    const said = next.kind === "undated" ? `${next.lead || headline} ${next.text}` : next.text;
    expect([open.map(({ text }) => text), said]).toEqual(one.told[rollover]);
  });

  test("on every day of two cycles each open thing leads to its step, which is marked", () => {
    const before = snapshotAt(known2027(rollover), "2025-10-01T06:30:00.000Z");
    const since = snapshotAt(known2027(rollover), openedAt);
    for (let day = "2025-10-01"; day < "2027-10-01"; day = daysAfter(day, 1)) {
      const { open, steps } = yearToday(day, day < openedAt.slice(0, 10) ? before : since);
      expect(steps.map(({ step }) => step.id)).toEqual(yearSteps.map(({ id }) => id));
      const marked = steps.filter(({ state }) => state === "now").map(({ step }) => step.id);
      expect(
        open.map(({ step }) => step).filter((id) => !marked.includes(id)),
        day,
      ).toEqual([]);
      for (const { dates, state } of steps)
        expect(state === "over" && dates.some(({ kind }) => kind === "ahead"), day).toBe(false);
    }
  });
});
