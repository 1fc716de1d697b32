import { expect, test } from "vitest";
import { answerTo } from "../support/caller.ts";
import { makeOutline } from "../../app/calls/outline-schema.ts";
import { libraryPassages } from "../../content/library/index.ts";
import { adminBearer, openPublishing } from "../support/publishing.ts";
import { posted } from "../support/review-links.ts";
import { openTestDatabase } from "../support/engines.ts";
import { testWriter } from "../support/writing.ts";

async function openSite(writer = testWriter()) {
  const site = openPublishing(await openTestDatabase("sqlite"), { writer });
  const ask = (body: object, headers: Record<string, string> = adminBearer) =>
    posted(site, "outline", body, headers);
  return { site, ask };
}

/** What people type, and a passage that fits it. */
const prompts: readonly (readonly [prompt: string, passage: string])[] = [
  ["kerala students nit calicut rank other state", "nit-calicut-home-and-other-state"],
  ["ews certifcate validity and documents", "ews-certificate"],
  ["fee paid twice, money back", "paid-twice"],
  ["60 percentile aaya kya kare", "after-any-result"],
  ["dropper timetable", "dropper-year-plan"],
  ["tie breaking same marks", "same-score-tie-breaking"],
  ["answer key wrong how to challenge", "challenge-the-answer-key"],
  ["hostel fees at NIT", "hostel-questions"],
];

test("whoever asks for an outline gets what fits among the first eight, best first, with its first line", async () => {
  const { ask } = await openSite();
  for (const [prompt, passage] of prompts) {
    const answer = await ask({ prompt });
    expect(answer.status).toBe(200);
    const { candidates, subjects } = await answerTo(makeOutline, answer);
    expect(
      candidates.slice(0, 8).map(({ id }) => id),
      prompt,
    ).toContain(`passage:${passage}`);
    expect(candidates.length).toBeLessThanOrEqual(12);
    for (const { opening, words } of candidates) {
      expect(opening).not.toMatch(/\{\{|\*\*|\]\(/);
      expect(words).toBeGreaterThan(0);
    }
    const browsed = subjects.flatMap((subject) => subject.candidates.map(({ id }) => id));
    expect(new Set(browsed).size).toBe(browsed.length);
    expect(browsed.length).toBeGreaterThan(libraryPassages.length);
  }
});

test("what is asked for in its own words is ticked, and nothing that a denial turns round", async () => {
  const { ask } = await openSite();
  const ticked = async (prompt: string) =>
    (await answerTo(makeOutline, await ask({ prompt }))).candidates
      .filter((candidate) => candidate.ticked)
      .map(({ id }) => id);
  expect(await ticked("freeze float slide")).toEqual(["passage:freeze-float-slide"]);
  expect(await ticked("can student without maths write jee")).toEqual([]);
  expect(await ticked("last year one boy came 8.40")).toEqual([]);
});
