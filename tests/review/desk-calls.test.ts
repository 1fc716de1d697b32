import { expect, test } from "vitest";
import type { DeskPost } from "../../domain/review/desk-post.ts";
import { readAuditLog } from "../../app/calls/site-schema.ts";
import { callerOf } from "../support/caller.ts";
import { actOn, listPosts, onlyPost, openDesk } from "../support/desk.ts";
import { adminBearer, draftWithTokens, type Publishing } from "../support/publishing.ts";
import { draftPost } from "../support/published-posts.ts";
import { onEitherEngine } from "../support/tier.ts";

onEitherEngine("the desk's calls", (openTestDatabase) => {
  test("a hundred posts come in pages of 24, newest first, while others are added; the audit log in pages of fifty, and says where it is broken", async () => {
    const site = openDesk(await openTestDatabase());
    const [first] = await addDrafts(site, 100);
    const seen: DeskPost[] = [];
    const sizes: number[] = [];
    for (let cursor: string | null = ""; cursor !== null;) {
      const page: Awaited<ReturnType<typeof listPosts>> = await listPosts(site, { cursor });
      seen.push(...page.posts);
      sizes.push(page.posts.length);
      cursor = page.nextCursor;
      site.clock.advance(1_000);
      await addDrafts(site, 1);
    }
    expect(sizes).toEqual([24, 24, 24, 24, 4]);
    expect(new Set(seen.map(({ id }) => id)).size).toBe(100);
    const keys = seen.map(({ created_at, id }) => created_at + id);
    expect(keys).toEqual([...keys].sort().reverse());

    const { call } = callerOf(site.api, adminBearer);
    const newest = await call(readAuditLog, {});
    expect(newest.entries.map(({ sequence }) => sequence)).toEqual(
      Array.from({ length: 50 }, (_, index) => 105 - index),
    );
    expect(newest).toMatchObject({ nextCursor: "56", chain: { intact: true, entries: 105 } });
    const oldest = await call(readAuditLog, { cursor: "6" });
    expect(oldest).toMatchObject({ nextCursor: null, chain: null });
    expect(oldest.entries).toHaveLength(5);
    expect((await call(readAuditLog, { postId: first })).entries).toMatchObject([{ sequence: 1 }]);
    const change = site.database.queries.updateTable("audit_log").set({ actor: "nobody" });
    await change.where("sequence", "=", 7).execute();
    expect((await call(readAuditLog, {})).chain).toEqual({ intact: false, brokenAt: 7 });
  });

  test("a search finds words in title, slug and tags, whatever their case and signs", async () => {
    const site = openDesk(await openTestDatabase());
    await draftPost(site, "Fees of 100% of candidates", { tags: ["Zahlung"] });
    await draftPost(site, "ÉCOLE_nationale", { tags: ["money"] });
    const found = async (q: string) =>
      (await listPosts(site, { q })).posts.map(({ title }) => title);
    expect(await found("fEES")).toEqual(["Fees of 100% of candidates"]);
    expect(await found("zahLUNG candidates")).toEqual(["Fees of 100% of candidates"]);
    expect(await found("école")).toEqual(["ÉCOLE_nationale"]);
    expect(await found("100%")).toEqual(["Fees of 100% of candidates"]);
    expect(await found("e_n")).toEqual(["ÉCOLE_nationale"]);
    expect(await found("a%e")).toEqual([]);
    expect(await found("fees-of-100")).toEqual(["Fees of 100% of candidates"]);
    expect(await found("money fees")).toEqual([]);
    expect(await found("  ")).toHaveLength(2);
    expect(await found("!\u0000'\"\\")).toEqual([]);
  });

  test("a row has what the desk shows, and addresses that open", async () => {
    const site = openDesk(await openTestDatabase());
    const { postId } = await draftWithTokens(site);
    const row = await onlyPost(site);
    expect(row).toMatchObject({
      id: postId,
      title: "Fees explained",
      slug: "fees-explained",
      category: "news",
      status: "draft",
      revision: 1,
      written_by: "offline",
      created_by: "admin:admin@guide.example",
      publicUrl: null,
    });
    const tokenIn = (address: string | null) =>
      new URL(address ?? "").searchParams.get("token") ?? "";
    expect(
      await site.review.approval.preview({ postId, token: tokenIn(row.previewUrl) }),
    ).toMatchObject({
      ok: true,
    });
    expect(
      await site.review.approval.editing({ postId, token: tokenIn(row.editUrl) }),
    ).toMatchObject({
      ok: true,
    });
    await actOn(site, row, "publish");
    expect((await onlyPost(site)).publicUrl).toBe(
      "https://guide.example/blog/2026/01/fees-explained",
    );
  });
});

async function addDrafts(site: Publishing, count: number): Promise<string[]> {
  const ids: string[] = [];
  for (let index = 0; index < count; index++) {
    ids.push((await draftPost(site, "Fees")).id);
    // Some of them at the same instant.
    if (index % 3 === 0) site.clock.advance(1_000);
  }
  return ids;
}
