import { expect, test } from "vitest";
import { duplicatePost, keepWorkingCopy, otherCopy } from "../../app/calls/editing.ts";
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
    const input = { postId, revision: 1, words, replaces: null };
    const { kept } = await me.call(keepWorkingCopy, input);
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

  test("that were typed on in another window are not written over: the answer has them", async () => {
    const site = openPublishing(await openTestDatabase());
    const { postId } = await draftWithTokens(site);
    const { fields } = await openPost(site, postId);
    const me = callerOf(site.api, adminBearer);
    const keep = (hero_summary: string, replaces: string | null) => {
      const words = { ...fields, hero_summary, readerNote: "" };
      return me.send(keepWorkingCopy, { postId, revision: 1, words, replaces });
    };
    const { kept } = (await (await keep("In one window.", null)).json()) as {
      kept: { version: string };
    };
    expect((await keep("In the same window.", kept.version)).status).toBe(200);
    for (const replaces of [kept.version, null]) {
      const refused = await keep("In another window.", replaces);
      expect(refused.status).toBe(409);
      const { copy } = otherCopy.parse(await refused.json());
      expect(copy.words.hero_summary).toBe("In the same window.");
      expect((await keep("In the same window.", copy.version)).status).toBe(200);
    }
  });

  test("show colleagues whose they are, and not the words", async () => {
    const site = openPublishing(await openTestDatabase());
    const { postId } = await draftWithTokens(site);
    const { fields } = await openPost(site, postId);
    const words = { ...fields, hero_summary: "Hers alone.", readerNote: "" };
    const other = callerOf(site.api, otherAdminBearer);
    await other.call(keepWorkingCopy, { postId, revision: 1, words, replaces: null });
    const opened = await openPost(site, postId);
    const seen = { name: "another@guide.example", at: "2026-01-20T10:00:00.000Z" };
    expect(opened).toMatchObject({ workingCopy: null, colleagues: [seen] });
    expect(JSON.stringify(opened)).not.toContain("Hers alone.");
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
