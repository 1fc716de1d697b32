import { expect, test } from "vitest";
import { seasonChart } from "../../app/season/season-chart.ts";
import { builtInFacts } from "../../content/facts/snapshot.ts";

test("the drawing of a season has the milestones of its edition in order, and today", () => {
  const chart = seasonChart("2026-11-23", builtInFacts);
  expect(chart).toMatchObject({ today: "2026-11-23", edition: "2026" });
  const phases = chart?.phases ?? [];
  expect(phases.map(({ from }) => from)).toEqual(phases.map(({ from }) => from).toSorted());
  expect(phases[0]).toEqual({
    id: "date.s1.registration",
    edition: "2026",
    kind: "forms",
    session: 1,
    label: "Session 1 registration",
    shortLabel: "Forms",
    from: "2025-10-31",
    to: "2025-11-27",
    isExpected: false,
  });
  expect(phases.at(-1)).toMatchObject({ label: "Start of JoSAA registration", session: null });
});
