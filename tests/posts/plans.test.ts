import { expect, test } from "vitest";
import { actOn, onlyPost } from "../support/desk.ts";
import {
  adminBearer,
  draftWithTokens,
  openPublishing,
  snapshot,
  type Publishing,
} from "../support/publishing.ts";
import { posted } from "../support/review-links.ts";
import { onEitherEngine } from "../support/tier.ts";

function post(site: Publishing, name: string, body: unknown) {
  return posted(site, name, body, adminBearer);
}

async function month(site: Publishing, asked = "") {
  const headers = adminBearer;
  const answer = await site.api.request(`/functions/plan?month=${asked}`, { headers });
  return (await answer.json()) as Record<string, unknown>;
}

async function planned(site: Publishing, change: object = {}): Promise<string> {
  const body = { title: "Admit cards, step by step", day: "2026-02-28", ...change };
  const answer = await post(site, "plan-post", body);
  expect(answer.status).toBe(200);
  return ((await answer.json()) as { plan: { id: string } }).plan.id;
}

onEitherEngine("the plan", (openTestDatabase) => {
  test("shows a month with what is planned, scheduled and published on its days in India", async () => {
    const site = openPublishing(await openTestDatabase());
    const { postId } = await draftWithTokens(site, "Fees explained");
    await actOn(site, await onlyPost(site), "publish");
    const late = await draftWithTokens(site, "Late at night");
    const publishAt = "2026-01-31T18:29:00Z";
    await post(site, "schedule-blog", { postId: late.postId, revision: 1, publishAt });
    await planned(site, { day: "2026-01-31", factId: "fee.sc_st_pwd.one_paper" });
    expect(await month(site)).toMatchObject({
      month: "2026-01",
      plans: [{ day: "2026-01-31", factLabel: "Fee, SC/ST/PwD, one paper", postId: null }],
      scheduled: [{ postId: late.postId, title: "Late at night", day: "2026-01-31" }],
      published: [{ postId, day: "2026-01-20", path: "/blog/2026/01/fees-explained" }],
    });
    expect(await month(site, "2026-02")).toMatchObject({ plans: [], scheduled: [], published: [] });
  });

  test("is changed, taken out and brought back, each noted in the log", async () => {
    const database = await openTestDatabase();
    const site = openPublishing(database);
    const id = await planned(site);
    await planned(site, { id, day: "2026-03-01", note: "After the notice." });
    expect(await month(site, "2026-02")).toMatchObject({ plans: [] });
    expect(await month(site, "2026-03")).toMatchObject({ plans: [{ note: "After the notice." }] });
    await post(site, "end-plan", { id });
    expect(await month(site, "2026-03")).toMatchObject({ plans: [] });
    await post(site, "end-plan", { id, isEnded: false });
    expect(await month(site, "2026-03")).toMatchObject({ plans: [{ id }] });
    const { audit } = await snapshot(database);
    expect(audit.map(({ action }) => action)).toEqual([
      "plan-added",
      "plan-changed",
      "plan-ended",
      "plan-added",
    ]);
  });

  test("leads to the post that was begun from it, until that is erased", async () => {
    const database = await openTestDatabase();
    const site = openPublishing(database);
    const planId = await planned(site);
    await post(site, "create-post", { title: "Admit cards, step by step", planId });
    const { id } = await onlyPost(site);
    expect(await month(site, "2026-02")).toMatchObject({ plans: [{ id: planId, postId: id }] });
    const day = 24 * 60 * 60 * 1_000;
    await post(site, "schedule-blog", { postId: id, revision: 1, publishAt: null });
    await actOn(site, await onlyPost(site), "delete");
    site.clock.advance(31 * day);
    expect(await site.posts.deletion.eraseExpired()).toBe(1);
    expect(await month(site, "2026-02")).toMatchObject({ plans: [{ id: planId, postId: null }] });
  });
});
