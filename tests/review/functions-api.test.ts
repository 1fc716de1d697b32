import { generateBlog, readRecentRuns } from "../../app/calls/generation.ts";
import { previewBlog } from "../../app/calls/review.ts";
import { answerTo, callerOf } from "../support/caller.ts";
import { expect, onTestFinished, test, vi } from "vitest";
import { builtInFacts } from "../../content/facts/snapshot.ts";
import { runStages } from "../../domain/drafting/runs/drafting-run.ts";
import { fail } from "../../domain/shared/result.ts";
import { openPost, saveEdit } from "../support/desk.ts";
import { previewed } from "../support/live-changes.ts";
import { bodyWriter, checksByFirstWord } from "../support/marked-drafts.ts";
import {
  adminBearer,
  draftWithTokens,
  openPublishing,
  tokenOf,
  untilRunEnds,
} from "../support/publishing.ts";
import { posted } from "../support/review-links.ts";
import { gatedWriter, testWriter } from "../support/writing.ts";
import { onEitherEngine } from "../support/tier.ts";

const generation = "manual-blog-generation";
const streamed = { ...adminBearer, Accept: "text/event-stream" };

onEitherEngine("the calls", (openTestDatabase) => {
  test("an admin's prompt becomes a draft, is corrected, approved, and read by visitors", async () => {
    const site = openPublishing(await openTestDatabase());
    const generated = await posted(
      site,
      generation,
      { prompt: " Fees explained ", category: "news", publish: false },
      adminBearer,
    );
    expect(generated.headers.get("Cache-Control")).toBe("no-store");
    const { message, post: made } = await answerTo(generateBlog, generated);
    expect(message).toBe("Blog post generated successfully");
    expect(made).toEqual({
      id: made.id,
      title: "Fees explained",
      slug: "fees-explained",
      status: "draft",
      published_at: null,
      previewUrl: made.previewUrl,
    });

    const link = new URLSearchParams({ postId: made.id, token: tokenOf(made.previewUrl) });
    const preview = async () => {
      const answer = await site.api.request(`/functions/preview-blog?${link.toString()}`, {
        headers: { Authorization: "Bearer the-anonymous-key" },
      });
      return answerTo(previewBlog, answer);
    };
    const first = await preview();
    expect(first.post).toMatchObject({ id: made.id, hero_summary: expect.any(String) as string });

    const edited = await posted(site, "edit-blog", {
      postId: made.id,
      token: first.editToken,
      corrections: "Fees, shorter",
    });
    expect(edited.status).toBe(202);
    expect(await edited.json()).toMatchObject({ postId: made.id, revision: 2 });
    await untilRunEnds(site, made.id);
    const status = await site.api.request(`/functions/post-status?${link.toString()}`);
    expect(await status.json()).toEqual({
      status: "draft",
      revision: 2,
      job: { state: "succeeded", stage: "saving", error: null },
    });

    const { approveToken } = await preview();
    const published = await posted(site, "publish-blog", { postId: made.id, token: approveToken });
    expect(published.status).toBe(200);
    expect(await published.json()).toEqual({
      message: "Blog post published successfully",
      post: {
        id: made.id,
        slug: "fees-explained",
        title: "Fees, shorter",
        published_at: "2026-01-20T10:00:00.000Z",
      },
    });
    expect(await site.posts.published.newest(builtInFacts)).toMatchObject([
      { title: "Fees, shorter" },
    ]);
  });

  test("a program's GET publishes; a browser's and a scanner's HEAD are led to the page", async () => {
    const site = openPublishing(await openTestDatabase());
    const { postId, approveToken } = await draftWithTokens(site);
    const query = new URLSearchParams({ postId, token: approveToken }).toString();
    const path = `/functions/publish-blog?${query}`;
    const browser = "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8";
    for (const init of [{ headers: { Accept: browser } }, { method: "HEAD" }]) {
      const answer = await site.api.request(path, init);
      expect(answer.status).toBe(303);
      expect(answer.headers.get("Location")).toBe(`/blog/approve?${query}`);
    }
    expect(await site.posts.published.newest(builtInFacts)).toEqual([]);
    for (const Accept of ["*/*", "application/json"]) {
      const answer = await site.api.request(path, { headers: { Accept } });
      expect(answer.status).toBe(200);
      expect(await answer.json()).toMatchObject({ post: { id: postId } });
    }
    expect(await site.posts.published.newest(builtInFacts)).toHaveLength(1);
  });

  test("stages arrive as events, then the result; with the publish flag the post is public at once", async () => {
    const site = openPublishing(await openTestDatabase());
    const wanted = { prompt: "Fees", category: "news", publish: true };
    const answer = await posted(site, generation, wanted, streamed);
    expect(answer.headers.get("Content-Type")).toContain("text/event-stream");
    expect(answer.headers.get("Cache-Control")).toBe("no-store");
    const events = eventsOf(await answer.text());
    const stages = runStages.filter((stage) => stage !== "repairing" && stage !== "second-reading");
    expect(events.slice(0, -1)).toEqual(
      stages.map((stage) => ({ event: "stage", data: { stage } })),
    );
    expect(events.at(-1)?.event).toBe("result");
    expect(events.at(-1)?.data).toMatchObject({
      message: "Blog post published successfully",
      post: { slug: "fees", status: "published", published_at: "2026-01-20T10:00:00.000Z" },
    });
    expect(await site.posts.published.newest(builtInFacts)).toHaveLength(1);
  });

  test("a stream in which nothing happens says that it goes on, so that no proxy cuts it", async () => {
    const { writer, asked, open } = gatedWriter();
    const site = openPublishing(await openTestDatabase(), { writer });
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
    onTestFinished(() => void vi.useRealTimers());
    const answer = await posted(site, generation, { prompt: "Fees" }, streamed);
    expect(answer.headers.get("X-Accel-Buffering")).toBe("no");
    const text = answer.text();
    await asked;
    vi.advanceTimersByTime(60_000);
    open();
    expect((await text).match(/^:.*$/gm)).toHaveLength(4);
    expect(eventsOf(await text).at(-1)?.event).toBe("result");
    expect(vi.getTimerCount()).toBe(0);
  });

  test("a failure of the provider arrives as an event, or as a status", async () => {
    const writer = testWriter(() => Promise.resolve(fail("provider-late", "The model is slow.")));
    const site = openPublishing(await openTestDatabase(), { writer });
    const events = await posted(site, generation, { prompt: "Fees" }, streamed);
    expect(eventsOf(await events.text()).at(-1)).toEqual({
      event: "error",
      data: { error: "The model is slow.", status: 504 },
    });
    const plain = await posted(site, generation, { prompt: "Fees" }, adminBearer);
    expect(plain.status).toBe(504);
    expect(await plain.json()).toEqual({ error: "The model is slow." });
  });

  test("a client that goes away still finds its draft", async () => {
    const { writer, asked, open } = gatedWriter();
    const database = await openTestDatabase();
    const site = openPublishing(database, { writer });
    const leaving = new AbortController();
    const answer = await site.api.request(`/functions/${generation}`, {
      method: "POST",
      headers: streamed,
      body: JSON.stringify({ prompt: "Fees" }),
      signal: leaving.signal,
    });
    await asked;
    await answer.body?.cancel();
    leaving.abort();
    open();
    await expect
      .poll(async () => (await callerOf(site.api, adminBearer).call(readRecentRuns, {})).runs)
      .toMatchObject([
        { state: "succeeded", prompt: "Fees", post: { slug: "fees", status: "draft" } },
      ]);
  });

  test("while AI rewrites a post its stage can be asked for, and nobody changes or publishes it; who had it open is shown the newer text", async () => {
    const database = await openTestDatabase();
    const checkDraft = checksByFirstWord;
    const before = openPublishing(database, { writer: bodyWriter(), checkDraft });
    const draft = await draftWithTokens(before, "Wrong is the fee.");
    const { postId, previewToken } = draft;
    const first = { postId, token: draft.editToken, corrections: "Doubtful is the fee. Read on." };
    await before.review.requests.correct(first);
    await untilRunEnds(before, postId);
    const { approveToken, editToken } = await previewed(before, postId, previewToken);
    const { writer, asked, open } = gatedWriter();
    const site = openPublishing(database, { writer, checkDraft });
    const opened = await openPost(site, postId);
    const corrections = { postId, token: editToken, corrections: "Another title" };
    expect((await posted(site, "edit-blog", corrections)).status).toBe(202);
    await asked;
    const settle = { postId, revision: 2, markId: "m1", action: "delete" };
    const refused = [
      await posted(site, "publish-blog", { postId, token: approveToken }),
      await posted(site, "edit-blog", corrections),
      await posted(site, "restore-revision", { postId, token: editToken, revision: 1 }),
      await posted(site, "settle-mark", settle, adminBearer),
      await posted(site, "settle-mark", { ...settle, token: approveToken }),
      await saveEdit(site, opened, { title: "Mine" }),
    ];
    expect(refused.map(({ status }) => status)).toEqual([409, 409, 409, 409, 409, 409]);
    expect(await refused.at(-1)?.json()).toEqual({
      error: "AI is regenerating this post. Please wait for its next version.",
    });
    expect((await openPost(site, postId)).status).toBe("regenerating");
    const job = { state: "running", stage: "drafting", error: null };
    for (const token of [approveToken, editToken])
      expect(await site.review.approval.status({ postId, token })).toMatchObject({
        value: { status: "draft", revision: 2, job },
      });
    open();
    await untilRunEnds(site, postId);
    const late = await saveEdit(site, opened, { title: "Mine" });
    expect([late.status, await late.json()]).toMatchObject([
      409,
      { newer: { revision: 3, by: "a reviewer with a link", fields: { title: "Another title" } } },
    ]);
  });
});

function eventsOf(stream: string) {
  return stream
    .trim()
    .split("\n\n")
    .map((block) => ({
      event: /^event: (.*)$/m.exec(block)?.[1],
      data: JSON.parse(/^data: (.*)$/m.exec(block)?.[1] ?? "null") as unknown,
    }));
}
