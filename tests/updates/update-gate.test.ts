import { expect, test } from "vitest";
import { moveUpdate, saveUpdate } from "../../app/calls/updates-schema.ts";
import { accounts } from "../support/blog-posts.ts";
import { answerTo, joinedBy, signedIn } from "../support/caller.ts";
import { visibleText } from "../support/html.ts";
import { openTestSite, type TestSite } from "../support/site.ts";
import { openUpdateDesk, plainUpdate } from "../support/update-desk.ts";

const environment = { ...accounts, NOW: "2026-05-20T06:00:00.000Z", NODE_ENV: "test" };

async function readersSee({ request }: TestSite, words: string): Promise<boolean> {
  return visibleText(await (await request("/latest-updates")).text()).includes(words);
}

test("where a second person has to publish, an update is published by another one than its author, and not changed while it is live", async () => {
  const site = await openTestSite({ ...environment, SECOND_APPROVER: "required" });
  const author = await signedIn(site);
  const other = await joinedBy(site, author, "admin", "Meera");
  const draft = (await answerTo(saveUpdate, await author.send(saveUpdate, plainUpdate))).update;
  const confirmed = [plainUpdate.headline, plainUpdate.summary];
  const publish = { id: draft.id, version: draft.version, state: "published", confirmed };
  const own = await author.send(moveUpdate, publish);
  expect([own.status, await own.text()]).toEqual([
    403,
    expect.stringContaining("A second person has to publish this update"),
  ]);
  const live = (await answerTo(saveUpdate, await other.send(moveUpdate, publish))).update;
  expect(live.state).toBe("published");

  const edit = { ...plainUpdate, headline: "Open on Monday", id: live.id, version: live.version };
  expect((await other.send(saveUpdate, edit)).status).toBe(403);
  expect(await readersSee(site, plainUpdate.headline)).toBe(true);
});

test("a statement that no record answers is published once somebody has said that they compared it", async () => {
  const site = await openTestSite(environment);
  const desk = await openUpdateDesk(site);
  const summary = "Candidates must bring a police certificate to the exam centre.";
  const refused = await desk.post("", { ...plainUpdate, summary, publish: true });
  expect(refused.status).toBe(422);
  expect(await refused.text()).toContain("Nobody has confirmed this yet");
  expect(await readersSee(site, summary)).toBe(false);
  const checked = (await (await desk.post("/check", { ...plainUpdate, summary })).json()) as {
    toConfirm: { sentence: string }[];
  };
  const confirmed = checked.toConfirm.map(({ sentence }) => sentence);
  expect(confirmed.length).toBeGreaterThan(0);
  const made = await desk.save({ summary, publish: true, confirmed });
  expect(await readersSee(site, summary)).toBe(true);
  // Words that readers have already are not asked for again.
  const marked = await desk.save({ ...made, isBreaking: true });
  expect(marked.isBreaking).toBe(true);
});
