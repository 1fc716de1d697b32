import { expect, test } from "vitest";
import { liveUpdates, type StoredUpdate } from "../../domain/updates/update.ts";

const at = "2026-05-20T06:00:00.000Z";
const written: StoredUpdate = {
  id: "u-1",
  version: 1,
  state: "published",
  day: "2026-05-20",
  headline: "Helpline for admit card downloads in Kerala",
  summary: "The admit card helpline takes calls from {{fact:date.josaa.start}} on.",
  category: "admit-card",
  link: null,
  isBreaking: false,
  breakingUntil: null,
  ...{ endsOn: null, replaces: null, authors: [] },
  edition: "2026",
  ...{ createdBy: "1", createdAt: at, updatedAt: at, publishedAt: at, endedAt: null },
};

test("of a shipped item that was ended or edited, nothing of the former words is left", () => {
  const ended = liveUpdates([{ ...written, id: "N4", state: "ended" }], "2026-05-20");
  expect(ended.map(({ id }) => id)).not.toContain("N4");
  const edited = liveUpdates([{ ...written, id: "N4" }], "2026-05-20");
  expect(edited.filter(({ id }) => id === "N4").map(({ headline }) => headline)).toEqual([
    written.headline,
  ]);
});
