import { expect, test } from "vitest";
import { builtInFacts } from "../../content/facts/snapshot.ts";
import { actOn, onlyPost, openPost, saveEdit } from "../support/desk.ts";
import { soundBody } from "../support/model-article.ts";
import {
  adminBearer,
  openPublishing,
  snapshot,
  type Publishing,
  draftWithTokens,
  otherAdminBearer,
} from "../support/publishing.ts";
import { posted } from "../support/review-links.ts";
import { onEitherEngine } from "../support/tier.ts";
import { duplicatePost, keepWorkingCopy } from "../../app/calls/editing.ts";
import type { TypedWords } from "../../domain/review/editing/form-fields.ts";
import { callerOf } from "../support/caller.ts";

function create(site: Publishing, body: unknown): Promise<Response> {
  return posted(site, "create-post", body, adminBearer);
}

const written = {
  hero_summary: "What it costs, in plain words.",
  tags: ["fees"],
  body_markdown: `## Fees\n\n${soundBody}`,
  meta_description: "What the form costs, when to pay it, and what should be kept afterwards.",
};

onEitherEngine("a blank post", (openTestDatabase) => {
  test("is a draft with a title, an address of it and the named author, written by hand", async () => {
    const database = await openTestDatabase();
    const site = openPublishing(database);
    const answer = await create(site, {
      title: " The form, step by step ",
      category: "news",
      author: "Anu Thomas",
    });
    expect(answer.status).toBe(201);
    const { post } = (await answer.json()) as { post: { postId: string } };
    expect(post).toMatchObject({
      status: "draft",
      revision: 1,
      fields: {
        title: "The form, step by step",
        slug: "the-form-step-by-step",
        category: "news",
        author: "Anu Thomas",
        body_markdown: "",
      },
      previewUrl: expect.stringContaining("token=") as string,
    });
    const { posts, revisions, runs, audit } = await snapshot(database);
    expect(posts).toMatchObject([{ written_by: "hand", status: "draft", author: "Anu Thomas" }]);
    expect(revisions).toMatchObject([{ reason: "written", run_id: null, edition: "2026" }]);
    expect(runs).toEqual([]);
    expect(audit.find(({ action }) => action === "post-created")).toMatchObject({
      actor: "admin:admin@guide.example",
      post_id: post.postId,
      revision: 1,
    });
  });

  test("may be saved unfinished, and is published like a drafted one when it is whole", async () => {
    const site = openPublishing(await openTestDatabase());
    const answer = await create(site, { title: "The form, step by step" });
    const { post } = (await answer.json()) as { post: { postId: string } };
    const opened = await openPost(site, post.postId);
    const unfinished = await saveEdit(site, opened, { hero_summary: written.hero_summary });
    expect(await unfinished.json()).toMatchObject({
      message: expect.stringContaining("The body is missing.") as string,
      post: { revision: 2 },
    });
    const whole = await saveEdit(site, await openPost(site, post.postId), written);
    expect(await whole.json()).toMatchObject({
      message: "Saved as version 3.",
      post: { checks: { conflicts: 0 } },
    });
    expect((await actOn(site, await onlyPost(site), "publish")).status).toBe(200);
    const found = await site.posts.published.bySlug("the-form-step-by-step", builtInFacts);
    expect(found).toMatchObject({
      ok: true,
      value: { post: { written_by: "hand" }, review: { byModel: false } },
    });
    const emptied = await saveEdit(site, await openPost(site, post.postId), { hero_summary: " " });
    expect(emptied.status).toBe(422);
    expect(await emptied.json()).toMatchObject({
      fields: { hero_summary: "The summary is missing." },
    });
  });
});

onEitherEngine("unsaved words", (openTestDatabase) => {
  test("are there when the same person opens the post again, change nothing else, and go with the save", async () => {
    const database = await openTestDatabase();
    const site = openPublishing(database);
    const { postId } = await draftWithTokens(site);
    const opened = await openPost(site, postId);
    expect(opened).toMatchObject({ workingCopy: null, colleagues: [] });
    const before = await snapshot(database);
    // Words that could not be saved are kept all the same.
    const words: TypedWords = {
      ...opened.fields,
      title: "",
      slug: "Not an address",
      readerNote: "",
    };
    const me = callerOf(site.api, adminBearer);
    const input = { postId, revision: 1, words };
    const kept = await me.call(keepWorkingCopy, input);
    expect(await snapshot(database)).toEqual(before);
    expect((await openPost(site, postId)).workingCopy).toEqual({ ...kept, revision: 1, words });

    expect((await saveEdit(site, opened, { title: "Fees, again" })).status).toBe(200);
    expect((await openPost(site, postId)).workingCopy).toBeNull();

    await me.call(keepWorkingCopy, input);
    await me.call(keepWorkingCopy, { ...input, words: null });
    expect((await openPost(site, postId)).workingCopy).toBeNull();
    const nowhere = { ...input, postId: "0199a000-0000-7000-8000-000000000000" };
    expect((await me.send(keepWorkingCopy, nowhere)).status).toBe(404);
  });

  test("are those that were typed last, and each person has their own; colleagues see whose there are, and not the words", async () => {
    const site = openPublishing(await openTestDatabase());
    const { postId } = await draftWithTokens(site);
    const { fields } = await openPost(site, postId);
    const keep = (bearer: typeof adminBearer, hero_summary: string) => {
      const words = { ...fields, hero_summary, readerNote: "" };
      return callerOf(site.api, bearer).call(keepWorkingCopy, { postId, revision: 1, words });
    };
    await keep(otherAdminBearer, "Hers alone.");
    const opened = await openPost(site, postId);
    const seen = { name: "another@guide.example", at: "2026-01-20T10:00:00.000Z" };
    expect(opened).toMatchObject({ workingCopy: null, colleagues: [seen] });
    expect(JSON.stringify(opened)).not.toContain("Hers alone.");
    await keep(adminBearer, "In one window.");
    await keep(adminBearer, "In another window.");
    const { workingCopy } = await openPost(site, postId);
    expect(workingCopy?.words.hero_summary).toBe("In another window.");
  });
});

onEitherEngine("a duplicated post", (openTestDatabase) => {
  test("is a draft of its own with the same words, under another title and address", async () => {
    const site = openPublishing(await openTestDatabase());
    const { postId, slug } = await draftWithTokens(site);
    const original = await openPost(site, postId);
    const { post } = await callerOf(site.api, adminBearer).call(duplicatePost, { postId });
    const { title, ...fields } = original.fields;
    expect(post).toMatchObject({
      status: "draft",
      revision: 1,
      fields: { ...fields, title: `Copy of ${title}`, slug: `copy-of-${slug}` },
      checks: original.checks,
    });
    expect(post.postId).not.toBe(postId);
    expect(await openPost(site, postId)).toEqual(original);
  });
});
