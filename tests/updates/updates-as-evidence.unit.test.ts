import { expect, test } from "vitest";
import { builtInFacts } from "../../content/facts/snapshot.ts";
import { siteEvidence } from "../../domain/drafting/evidence/evidence.ts";
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
  edition: "2026",
  ...{ createdBy: "1", createdAt: at, updatedAt: at, publishedAt: at, endedAt: null },
};

function passagesFor(rows: readonly StoredUpdate[]): string {
  const evidence = siteEvidence(builtInFacts, liveUpdates(rows));
  return JSON.stringify(evidence.gather("Helpline for admit card downloads in Kerala").passages);
}

test("a writer finds what the institute has published, and neither drafts nor what has ended", () => {
  expect(passagesFor([written])).toContain("takes calls from {{fact:date.josaa.start}} on");
  expect(passagesFor([{ ...written, state: "draft" }])).not.toContain("takes calls from");
  expect(passagesFor([{ ...written, state: "ended" }])).not.toContain("takes calls from");
});

test("a writer of another edition is given tokens that name the update's own", () => {
  const facts = { ...builtInFacts, edition: "2027" };
  const evidence = siteEvidence(
    facts,
    liveUpdates([{ ...written, summary: `${written.summary} ` }]),
  );
  const { passages } = evidence.gather("Helpline for admit card downloads in Kerala");
  expect(JSON.stringify(passages)).toContain("{{fact:2026/date.josaa.start}}");
});

test("of a shipped item that was ended or edited, nothing of the former words is left", () => {
  const ended = liveUpdates([{ ...written, id: "N4", state: "ended" }]);
  expect(ended.map(({ id }) => id)).not.toContain("N4");
  const edited = liveUpdates([{ ...written, id: "N4" }]);
  expect(edited.filter(({ id }) => id === "N4").map(({ headline }) => headline)).toEqual([
    written.headline,
  ]);
});
