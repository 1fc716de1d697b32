import { expect, test } from "vitest";
import { builtInFacts } from "../../content/facts/snapshot.ts";
import { firstEdition } from "../../content/facts/index.ts";
import type { OpenDatabase } from "../../database/open-database.ts";
import { onBothEngines } from "../support/engines.ts";
import { openPublishing, type Publishing } from "../support/publishing.ts";
import { contentNamed, ledgerWith } from "../support/writing.ts";

const authorship = {
  instructions: "x",
  runId: "run-1",
  writtenBy: "offline",
  actor: "system",
  ledger: ledgerWith(),
};

function addDraft(database: OpenDatabase, { posts }: Publishing, title: string) {
  const content = { ...contentNamed(title), category: "news" as const };
  return database.transaction((queries) =>
    posts.drafts.add(queries, content, authorship, firstEdition),
  );
}

onBothEngines("the posts", (openTestDatabase) => {
  test("a draft reads back as it was written, and no visitor finds it", async () => {
    const database = await openTestDatabase();
    const site = openPublishing(database);
    const draft = await addDraft(database, site, "Fees & dates");
    expect(draft).toMatchObject({ slug: "fees-dates", status: "draft", revision: 1 });
    expect(await site.posts.revisions.newest(draft.id)).toEqual({ ok: true, value: draft });
    expect(await site.posts.published.newest(builtInFacts)).toEqual([]);
    expect(await site.posts.published.bySlug("fees-dates", builtInFacts)).toMatchObject({
      failure: { kind: "not-found" },
    });
  });

  test("ten drafts of one title made at once get ten slugs", async () => {
    const database = await openTestDatabase();
    const site = openPublishing(database);
    const drafts = await Promise.all(
      Array.from({ length: 10 }, () => addDraft(database, site, "Fees")),
    );
    const expected = ["fees", ...Array.from({ length: 9 }, (_, index) => `fees-${index + 2}`)];
    expect(drafts.map(({ slug }) => slug).sort()).toEqual(expected.sort());
  });

  test("a revision replaces the draft it was made from, and only that; of a published post it waits", async () => {
    const database = await openTestDatabase();
    const site = openPublishing(database);
    const { id: postId, slug } = await addDraft(database, site, "Fees");
    const revise = (revision: number, title: string) =>
      database.transaction(async (queries) => {
        const post = await site.posts.revisions.lockForUpdate(queries, postId);
        if (!post.ok) return post;
        const content = { ...contentNamed(title), category: "news" as const, slug, author: null };
        return site.posts.drafts.revise(queries, post.value, revision, content, authorship);
      });
    expect(await revise(1, "Fees, corrected")).toMatchObject({
      value: { revision: 2, title: "Fees, corrected", slug: "fees" },
    });
    expect(await revise(1, "Too late")).toMatchObject({ failure: { kind: "conflict" } });
    expect(await publish(database, site, postId, 1)).toMatchObject({
      failure: { kind: "conflict" },
    });
    await publish(database, site, postId, 2);
    expect(await revise(2, "After publication")).toMatchObject({
      value: { revision: 3, live_revision: 2, status: "published" },
    });
    expect(await revise(2, "Too late")).toMatchObject({ failure: { kind: "conflict" } });
    expect(await site.posts.published.bySlug(slug, builtInFacts)).toMatchObject({
      value: { post: { title: "Fees, corrected", revision: 2 } },
    });
    const kept = await database.queries
      .selectFrom("blog_post_revisions")
      .select(["revision", "reason"])
      .orderBy("revision")
      .execute();
    expect(kept.map((row) => ({ ...row }))).toEqual([
      { revision: 1, reason: "generated" },
      { revision: 2, reason: "corrected" },
      { revision: 3, reason: "corrected" },
    ]);
  });

  test.each(["", "nobody", "\u0000", "0199a000-0000-7000-8000-000000000000"])(
    "the id or slug %j is nobody's",
    async (text) => {
      const { posts } = openPublishing(await openTestDatabase());
      expect(await posts.revisions.newest(text)).toMatchObject({ failure: { kind: "not-found" } });
      expect(await posts.published.bySlug(text, builtInFacts)).toMatchObject({
        failure: { kind: "not-found" },
      });
    },
  );
});

function publish(database: OpenDatabase, { posts }: Publishing, postId: string, revision: number) {
  return database.transaction(async (queries) => {
    const post = await posts.revisions.lockForUpdate(queries, postId);
    return post.ok
      ? posts.publication.publish(queries, post.value, { revision, actor: "system" })
      : post;
  });
}
