import { expect, test } from "vitest";
import { duplicatePost, keepWorkingCopy } from "../../app/calls/editing.ts";
import type { TypedWords } from "../../domain/review/editing/form-fields.ts";
import { callerOf } from "../support/caller.ts";
import { openPost, saveEdit } from "../support/editing.ts";
import {
  adminBearer,
  draftWithTokens,
  openPublishing,
  otherAdminBearer,
  snapshot,
} from "../support/publishing.ts";
import { onEitherEngine } from "../support/tier.ts";

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
