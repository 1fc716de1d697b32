import { expect, test } from "vitest";
import { succeed } from "../../domain/shared/result.ts";
import type { Refusals } from "../../domain/drafting/writer.ts";
import { livePost } from "../support/live-changes.ts";
import {
  adminBearer,
  draftWithTokens,
  openPublishing,
  untilRunEnds,
} from "../support/publishing.ts";
import { posted } from "../support/review-links.ts";
import { onEitherEngine } from "../support/tier.ts";
import { wholeDatabase } from "../support/whole-database.ts";
import { testWriter } from "../support/writing.ts";

const nearest = [
  { title: "How JEE Main ranks are made", path: "/cutoff" },
  { title: "Documents for the form", path: "/registration-2026" },
];

/** Refuses what speaks of horses, and remembers what it was asked. */
function choosyWriter() {
  const asked: string[] = [];
  const answer = (words: string) => {
    asked.push(words);
    const message = "Nothing here is about horses.";
    return Promise.resolve(succeed(words.includes("horses") ? { message, nearest } : null));
  };
  const refusals: Refusals = {
    ofDraft: ({ prompt }) => answer(prompt),
    ofCorrections: ({ current, corrections, locks }) =>
      answer(`${current.title} ${corrections} ${[...(locks ?? [])].join(" ")}`),
  };
  return { writer: { ...testWriter(), refusals }, asked };
}

const horses = { prompt: "Riding horses", category: "news", publish: true };
const refusal = { error: "Nothing here is about horses.", nearest };

onEitherEngine("what the writer refuses beforehand", (openTestDatabase) => {
  async function openSite() {
    const { writer, asked } = choosyWriter();
    return { site: openPublishing(await openTestDatabase(), { writer }), asked };
  }

  test("a prompt is answered with what comes nearest, and nothing is stored", async () => {
    const { site, asked } = await openSite();
    const before = await wholeDatabase(site.database.queries);
    for (const key of [undefined, "named"]) {
      const headers = { ...adminBearer, ...(key !== undefined && { "Idempotency-Key": key }) };
      const answer = await posted(site, "manual-blog-generation", horses, headers);
      expect([answer.status, await answer.json()]).toEqual([422, refusal]);
    }
    expect(asked).toEqual([horses.prompt, horses.prompt]);
    expect(await wholeDatabase(site.database.queries)).toEqual(before);
  });

  test("a listener to events gets the same as an error with its status", async () => {
    const { site } = await openSite();
    const headers = { ...adminBearer, Accept: "text/event-stream" };
    const answer = await posted(site, "manual-blog-generation", horses, headers);
    const data = JSON.stringify({ error: refusal.error, status: 422, nearest });
    expect(await answer.text()).toBe(`event: error\ndata: ${data}\n\n`);
  });

  test("the same request again leads to its post without being asked again", async () => {
    const { site, asked } = await openSite();
    const command = { ...horses, prompt: "Riding ponies" };
    const headers = { ...adminBearer, "Idempotency-Key": "one" };
    const first = await posted(site, "manual-blog-generation", command, headers);
    const again = await posted(site, "manual-blog-generation", command, headers);
    expect(await again.json()).toEqual(await first.json());
    const other = await posted(site, "manual-blog-generation", horses, headers);
    expect(await other.json()).toEqual({
      error: "This Idempotency-Key was used for another request.",
    });
    expect(asked).toEqual([command.prompt]);
  });

  test("corrections by a link are refused at once, and nothing changes", async () => {
    const { site, asked } = await openSite();
    const { postId, editToken: token } = await draftWithTokens(site, "Fees");
    const lock = { postId, token, revision: 1, blocks: [1] };
    expect((await posted(site, "lock-passages", lock)).status).toBe(200);
    const before = await wholeDatabase(site.database.queries);
    const corrections = "Add horses";
    const answer = await posted(site, "edit-blog", { postId, token, corrections });
    expect([answer.status, await answer.json()]).toEqual([422, refusal]);
    expect(asked.at(-1)).toBe("Fees Add horses ## Fees");
    expect(await wholeDatabase(site.database.queries)).toEqual(before);

    const accepted = await posted(site, "edit-blog", { postId, token, corrections: "Shorter" });
    expect(accepted.status).toBe(202);
    expect((await untilRunEnds(site, postId)).state).toBe("succeeded");
  });

  test("an admin's corrections of a live post are refused alike", async () => {
    const { site } = await openSite();
    const { postId } = await livePost(site, "Fees");
    const before = await wholeDatabase(site.database.queries);
    const command = { postId, revision: 1, corrections: "Add horses", readerNote: null };
    const answer = await posted(site, "request-corrections", command, adminBearer);
    expect([answer.status, await answer.json()]).toEqual([422, refusal]);
    expect(await wholeDatabase(site.database.queries)).toEqual(before);
  });

  test("corrections that come too late are refused for that, without being asked", async () => {
    const { site, asked } = await openSite();
    const { postId, editToken: token } = await livePost(site, "Fees");
    const late = await posted(site, "edit-blog", { postId, token, corrections: "Add horses" });
    expect(late.status).toBe(409);
    const command = { postId, revision: 7, corrections: "Add horses", readerNote: null };
    const other = await posted(site, "request-corrections", command, adminBearer);
    expect(other.status).toBe(409);
    expect(asked).toEqual(["Fees"]);
  });
});
