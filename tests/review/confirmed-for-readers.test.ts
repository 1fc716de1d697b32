import { expect, test } from "vitest";
import { builtInFacts } from "../../content/facts/snapshot.ts";
import { publicConfirmerName } from "../../domain/posts/revisions/confirmation.ts";
import { deletedPostDays } from "../../domain/posts/post-deletion.ts";
import { readerChanges } from "../../domain/audit/reader-changes.ts";
import { bodyWriter, checksByFirstWord, confirmed } from "../support/claims.ts";
import { change } from "../support/live-changes.ts";
import { postsToLookAt, confirmPost } from "../support/periodic-reviews.ts";
import {
  adminBearer,
  draftWithTokens,
  openPublishing,
  type Publishing,
} from "../support/publishing.ts";
import { posted } from "../support/review-links.ts";
import { onEitherEngine } from "../support/tier.ts";
import { checksStoppingWrong } from "../support/writing.ts";

const one = "Perhaps the form is free.";
const body = `Read this.\n\n## Form\n\n${one}`;
const address = "https://nta.ac.in/notice";

onEitherEngine("what readers are told of confirmed statements", (openTestDatabase) => {
  async function openSite() {
    const database = await openTestDatabase();
    return openPublishing(database, { writer: bodyWriter(), checkDraft: checksByFirstWord });
  }

  async function publishedPost(site: Publishing) {
    const { postId, slug, editToken } = await draftWithTokens(site, body);
    await confirmed(site, { postId, revision: 1, sentences: [one], address });
    const act = { postId, action: "publish", revision: 1 };
    const answer = await posted(site, "post-action", act, adminBearer);
    if (answer.status !== 200) throw new Error(await answer.text());
    return { postId, slug, editToken };
  }

  const confirmedIn = async (site: Publishing, slug: string) => {
    const article = await site.posts.published.bySlug(slug, builtInFacts);
    if (!article.ok) throw new Error(article.failure.message);
    return article.value.confirmed;
  };

  test("each with its heading, a name without an address, the day and where it was looked up", async () => {
    const site = await openSite();
    const { slug } = await publishedPost(site);
    expect(await confirmedIn(site, slug)).toEqual([
      {
        sentence: one,
        under: "Form",
        place: { field: "body_markdown", block: 3 },
        by: "Admin",
        on: "2026-01-20",
        address,
      },
    ]);
  });

  test("a confirmation for a change that waits changes nothing for them before its publication", async () => {
    const site = await openSite();
    const { postId, slug } = await publishedPost(site);
    const before = await confirmedIn(site, slug);
    const two = "Perhaps a photo is needed.";
    await change(site, { postId, revision: 1, corrections: `${body}\n\n${two}` });
    const { sequence } = await readerChanges(site.database.queries, 0);
    expect(await confirmed(site, { postId, revision: 2, sentences: [two] })).toMatchObject({
      body: { confirmed: 1, left: 0 },
    });
    expect(await confirmedIn(site, slug)).toEqual(before);
    const changes = await readerChanges(site.database.queries, sequence);
    expect(changes).toEqual({ sequence: sequence + 1, changes: [] });
    const act = { postId, action: "publish", revision: 2 };
    expect((await posted(site, "post-action", act, adminBearer)).status).toBe(200);
    expect((await confirmedIn(site, slug)).map(({ sentence }) => sentence)).toEqual([one, two]);
  });

  test("whoever is erased has no name any more, and every page is made anew", async () => {
    const site = await openSite();
    const { postId, slug } = await publishedPost(site);
    const { sequence } = await readerChanges(site.database.queries, 0);
    expect(await site.auth.accounts.erase("admin@guide.example")).toMatchObject({ ok: true });
    expect(await confirmedIn(site, slug)).toMatchObject([{ by: "the editorial team" }]);
    expect([...(await site.posts.confirmations.of(postId)).values()]).toMatchObject([
      { by: expect.stringMatching(/^erased:/) as string },
    ]);
    const { changes } = await readerChanges(site.database.queries, sequence);
    expect(changes).toBe("everything");
  });

  test("what is kept of a post names them, and an erased post leaves none", async () => {
    const site = await openSite();
    const { postId } = await publishedPost(site);
    const record = await site.records.find(postId);
    expect(record).toMatchObject({
      value: { confirmations: [{ sentence: one, revision: 1, by: "admin:admin@guide.example" }] },
    });
    const act = { postId, action: "delete", revision: 1 };
    expect((await posted(site, "post-action", act, adminBearer)).status).toBe(200);
    site.clock.advance((deletedPostDays + 1) * 86_400_000);
    expect(await site.posts.deletion.eraseExpired()).toBe(1);
    expect((await site.posts.confirmations.of(postId)).size).toBe(0);
  });

  test("a live post with statements that only today's checks would have confirmed needs no correction", async () => {
    const database = await openTestDatabase();
    const before = openPublishing(database, {
      writer: bodyWriter(),
      checkDraft: checksStoppingWrong,
    });
    const { postId, approveToken } = await draftWithTokens(before, body);
    await posted(before, "publish-blog", { postId, token: approveToken });
    before.clock.advance(400 * 86_400_000);
    const site = openPublishing(database, { clock: before.clock, checkDraft: checksByFirstWord });
    const listed = await site.dueReviews.page("");
    expect(listed).toMatchObject({ value: { posts: [{ stopped: null, unconfirmed: 1 }] } });
    expect((await postsToLookAt(site)).count).toBe(1);
    expect((await confirmPost(site, { id: postId, revision: 1 })).status).toBe(200);
  });
});

test("a name for readers is made of the address, and of nothing else", () => {
  const names = {
    "admin:asha.verma@guide.example": "Asha Verma",
    "r_k+jee@guide.example": "the editorial team",
    "office2@guide.example": "Office",
    "अमित.कुमार@guide.example": "अमित कुमार",
    "link:0199a000-0000-7000-8000-000000000000": "the editorial team",
    "erased:0199a000-0000-7000-8000-000000000000": "the editorial team",
  };
  expect(Object.fromEntries(Object.keys(names).map((by) => [by, publicConfirmerName(by)]))).toEqual(
    names,
  );
});
