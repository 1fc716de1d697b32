import { expect, test } from "vitest";
import { editPost } from "../../app/calls/editing.ts";
import { answerTo } from "../support/caller.ts";
import { openPost, saveEdit } from "../support/editing.ts";
import {
  draftWithTokens,
  openPublishing,
  otherAdminBearer,
  snapshot,
} from "../support/publishing.ts";
import { call, liveTitles, noon, schedule, untilNoon } from "../support/scheduling.ts";
import { onEitherEngine } from "../support/tier.ts";

onEitherEngine("the schedule of a post that is saved again", (openTestDatabase) => {
  test("stops when a newer revision is saved, says so, and nothing goes public until somebody chooses", async () => {
    const database = await openTestDatabase();
    const site = openPublishing(database);
    const { postId } = await draftWithTokens(site);
    await schedule(site, postId, 1, noon);
    const opened = await openPost(site, postId);
    expect(opened.scheduled).toMatchObject({ revision: 1, publishAt: noon });
    const saved = await answerTo(editPost, await saveEdit(site, opened, { title: "Fees again" }));
    expect(saved.message).toContain("Its publication on 21 January 2026 at 12:00 was stopped");
    expect(saved.post.scheduled).toBeNull();
    await untilNoon(site);
    expect(await liveTitles(site)).toEqual([]);
    expect((await site.schedules.list()).stopped).toMatchObject([
      { revision: 1, newest: 2, outcome: "Version 2 was saved after version 1 was scheduled." },
    ]);
    expect((await schedule(site, postId, 2, "2026-01-22T06:30:00Z")).status).toBe(200);
    expect((await site.schedules.list()).stopped).toEqual([]);
    const { audit } = await snapshot(database);
    expect(audit.map(({ action }) => action)).toContain("schedule-stopped");
  });

  test("has the newer revision go public in its place when whoever saves it may publish it and chooses so", async () => {
    const site = openPublishing(await openTestDatabase(), { secondApprover: "required" });
    const { postId } = await draftWithTokens(site);
    await call(site, "schedule-blog", { postId, revision: 1, publishAt: noon }, otherAdminBearer);
    const refused = await saveEdit(site, await openPost(site, postId), { title: "Mine" }, "newest");
    expect((await answerTo(editPost, refused)).message).toContain("was stopped");
    expect((await site.schedules.list()).stopped).toMatchObject([
      { outcome: expect.stringContaining("A second person has to approve") as string },
    ]);

    const open = openPublishing(await openTestDatabase());
    const draft = await draftWithTokens(open);
    await schedule(open, draft.postId, 1, noon);
    const opened = await openPost(open, draft.postId);
    const moved = await saveEdit(open, opened, { title: "Fees, corrected" }, "newest");
    expect((await answerTo(editPost, moved)).message).toContain("It goes public on 21 January");
    await untilNoon(open);
    expect(await liveTitles(open)).toEqual(["Fees, corrected"]);
  });
});
