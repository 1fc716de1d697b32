import { findingOn } from "../support/writing.ts";
import { expect, test } from "vitest";
import { editPost } from "../../app/calls/editing.ts";
import { builtInFacts } from "../../content/facts/snapshot.ts";
import { checkDraft } from "../../domain/drafting/check-draft.ts";
import { actOn, onlyPost, openDesk, openPost, saveEdit } from "../support/desk.ts";
import { answerTo } from "../support/caller.ts";
import { onBothEngines } from "../support/engines.ts";
import { posted } from "../support/review-links.ts";
import { movableClock } from "../support/movable-clock.ts";
import {
  adminBearer,
  draftWithTokens,
  openPublishing,
  otherAdminBearer,
  snapshot,
  type Publishing,
} from "../support/publishing.ts";

const begin = "2026-01-20T10:00:00.000Z";
const noon = "2026-01-21T06:30:00.000Z";
const hour = 60 * 60 * 1_000;

function schedule(site: Publishing, postId: string, revision: number, publishAt: string | null) {
  return posted(site, "schedule-blog", { postId, revision, publishAt }, adminBearer);
}

async function untilNoon(site: Publishing & { clock: { advance: (ms: number) => void } }) {
  site.clock.advance(Date.parse(noon) - site.clock.now().getTime());
  await site.schedules.performDue();
}

const liveTitles = async ({ posts }: Publishing) =>
  (await posts.published.newest(builtInFacts)).map(({ title }) => title);

onBothEngines("a scheduled post", (openTestDatabase) => {
  test("goes public at its instant and not before, once, and the log says for when it was set", async () => {
    const database = await openTestDatabase();
    const site = openPublishing(database);
    const { postId } = await draftWithTokens(site);
    const answer = await schedule(site, postId, 1, "2026-01-21T12:00:00+05:30");
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual({
      message: "“Fees explained” goes public on 21 January 2026 at 12:00 in India, as version 1.",
      postId,
      revision: 1,
      publishAt: noon,
    });
    expect(await onlyPost(site)).toMatchObject({ scheduled: { revision: 1, publishAt: noon } });
    site.clock.advance(Date.parse(noon) - Date.parse(begin) - 1);
    await site.schedules.performDue();
    expect(await liveTitles(site)).toEqual([]);
    site.clock.advance(1);
    await Promise.all([site.schedules.performDue(), site.schedules.performDue()]);
    expect(await liveTitles(site)).toEqual(["Fees explained"]);
    expect(await onlyPost(site)).toMatchObject({
      status: "published",
      published_at: noon,
      scheduled: null,
    });
    const { audit } = await snapshot(database);
    const published = audit.filter(({ action }) => action === "post-published");
    expect(published).toMatchObject([{ actor: "admin:admin@guide.example", revision: 1 }]);
    expect(JSON.stringify(published[0]?.details)).toMatch(/scheduledFor.*2026-01-21T06:30/);
    expect(await site.audit.verifyChain(database.queries)).toMatchObject({ intact: true });
    expect(site.faults).toEqual([]);
  });

  test("is moved and taken back as easily", async () => {
    const site = openPublishing(await openTestDatabase());
    const { postId } = await draftWithTokens(site);
    await schedule(site, postId, 1, noon);
    await schedule(site, postId, 1, "2026-01-22T06:30:00Z");
    await untilNoon(site);
    expect(await liveTitles(site)).toEqual([]);
    expect((await site.schedules.list()).waiting).toMatchObject([
      { postId, title: "Fees explained", revision: 1, newest: 1 },
    ]);
    const taken = await schedule(site, postId, 1, null);
    expect(await taken.json()).toMatchObject({ publishAt: null });
    expect((await schedule(site, postId, 1, null)).status).toBe(409);
    site.clock.advance(48 * hour);
    await site.schedules.performDue();
    expect(await liveTitles(site)).toEqual([]);
    expect(await site.schedules.list()).toEqual({ waiting: [], stopped: [] });
  });

  test.each(["publish", "unpublish", "delete", "discard"] as const)(
    "has nothing to do any more once somebody chose to %s it by hand",
    async (action) => {
      const site = openPublishing(await openTestDatabase());
      const { postId } = await draftWithTokens(site);
      if (action === "unpublish" || action === "discard") {
        await actOn(site, await onlyPost(site), "publish");
        await saveEdit(site, await openPost(site, postId), { title: "Fees, second thoughts" });
      }
      await schedule(site, postId, (await onlyPost(site)).revision, noon);
      expect((await site.schedules.list()).waiting).toHaveLength(1);
      expect((await actOn(site, await onlyPost(site), action, "Because")).status).toBe(200);
      expect(await site.schedules.list()).toEqual({ waiting: [], stopped: [] });
    },
  );

  test("is stopped by what its checks say at that moment, and the office is told until somebody puts it away", async () => {
    const database = await openTestDatabase();
    const clock = movableClock(begin);
    let isWrong = false;
    const site = openPublishing(database, {
      clock,
      async checkDraft(content, context) {
        const checked = await checkDraft(content, context);
        if (!isWrong) return checked;
        const finding = findingOn("It costs 1 rupee.");
        const findings = [...checked.ledger.findings, finding];
        return { ...checked, ledger: { ...checked.ledger, findings } };
      },
    });
    const { postId } = await draftWithTokens(site);
    await schedule(site, postId, 1, noon);
    isWrong = true;
    await untilNoon(site);
    expect(await liveTitles(site)).toEqual([]);
    const { stopped, waiting } = await site.schedules.list();
    expect(waiting).toEqual([]);
    expect(stopped).toMatchObject([
      {
        postId,
        title: "Fees explained",
        revision: 1,
        publishAt: noon,
        outcome: expect.stringContaining("“It costs 1 rupee.”") as string,
      },
    ]);
    const { audit } = await snapshot(database);
    expect(audit.at(-1)).toMatchObject({
      action: "schedule-stopped",
      actor: "system",
      revision: 1,
    });
    const id = stopped[0]?.id;
    expect((await posted(site, "dismiss-schedule", { id }, adminBearer)).status).toBe(200);
    expect((await posted(site, "dismiss-schedule", { id }, adminBearer)).status).toBe(404);
    expect(await site.schedules.list()).toEqual({ waiting: [], stopped: [] });
    isWrong = false;
    site.clock.advance(hour);
    await site.schedules.performDue();
    expect(await liveTitles(site)).toEqual([]);
  });

  test("is refused where its publication would be: by an author where a second person is needed, and with its reasons", async () => {
    const site = openPublishing(await openTestDatabase(), { secondApprover: "required" });
    const { postId } = await draftWithTokens(site);
    expect((await schedule(site, postId, 1, noon)).status).toBe(403);
    const other = { postId, revision: 1, publishAt: noon };
    expect((await posted(site, "schedule-blog", other, otherAdminBearer)).status).toBe(200);
    await untilNoon(site);
    expect(await liveTitles(site)).toEqual(["Fees explained"]);
    const blank = await posted(site, "create-post", { title: "Nothing yet" }, otherAdminBearer);
    const { post } = (await blank.json()) as { post: { postId: string } };
    const refused = await schedule(site, post.postId, 1, "2026-02-01T00:00:00Z");
    expect(refused.status).toBe(422);
    expect(await refused.text()).toContain("The body is missing.");
  });

  test("of another revision than the newest is a conflict, and a live one needs no schedule", async () => {
    const site = openDesk(await openTestDatabase());
    const { postId } = await draftWithTokens(site);
    await saveEdit(site, await openPost(site, postId), { title: "Fees again" });
    expect((await schedule(site, postId, 1, noon)).status).toBe(409);
    await actOn(site, await onlyPost(site), "publish");
    expect((await schedule(site, postId, 2, noon)).status).toBe(409);
  });

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
});
