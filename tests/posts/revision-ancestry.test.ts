import { expect, test } from "vitest";
import { builtInFacts } from "../../content/facts/snapshot.ts";
import { timesOfPublication } from "../../database/migrations/013-times-of-publication.ts";
import type { Writer } from "../../domain/drafting/writer.ts";
import { succeed } from "../../domain/shared/result.ts";
import { actOn, onlyPost } from "../support/desk.ts";
import {
  approve,
  change,
  livePost,
  livePostWithChange,
  previewed,
} from "../support/live-changes.ts";
import {
  adminBearer,
  draftWithTokens,
  openPublishing,
  otherAdminBearer,
  snapshot,
  untilRunEnds,
  type Publishing,
} from "../support/publishing.ts";
import { posted } from "../support/review-links.ts";
import { contentNamed, testWriter } from "../support/writing.ts";
import { onEitherEngine } from "../support/tier.ts";

const minute = 60_000;

/** What readers are told of the last look. */
async function lookOf({ posts }: Publishing, slug: string) {
  const article = await posts.published.bySlug(slug, builtInFacts);
  return article.ok ? article.value.review : null;
}

async function publishNewest(site: Publishing, postId: string, previewToken: string) {
  const { approveToken } = await previewed(site, postId, previewToken);
  expect((await approve(site, postId, approveToken)).status).toBe(200);
}

onEitherEngine("of the revisions of a live post", (openTestDatabase) => {
  test("one that was discarded is nobody's authorship, unless it comes back", async () => {
    const site = openPublishing(await openTestDatabase(), { secondApprover: "required" });
    const asked = { prompt: "Fees", category: "news", publish: false };
    const made = await posted(site, "manual-blog-generation", asked, adminBearer);
    const { id: postId } = ((await made.json()) as { post: { id: string } }).post;
    const act = (action: string, revision: number, headers: Record<string, string>) =>
      posted(site, "post-action", { postId, action, revision }, headers);
    expect((await act("publish", 1, otherAdminBearer)).status).toBe(200);
    const corrections = { postId, corrections: "Other words" };
    const command = { ...corrections, revision: 1 };
    expect((await posted(site, "request-corrections", command, adminBearer)).status).toBe(202);
    await untilRunEnds(site, postId);
    expect((await act("discard", 2, otherAdminBearer)).status).toBe(200);
    expect((await posted(site, "request-corrections", command, otherAdminBearer)).status).toBe(202);
    await untilRunEnds(site, postId);
    expect((await act("publish", 3, otherAdminBearer)).status).toBe(403);
    expect((await onlyPost(site)).publishRefusal).toBeNull();
    expect((await act("publish", 3, adminBearer)).status).toBe(200);

    const restore = { postId, revision: 2, latest: 3 };
    expect((await posted(site, "restore-revision", restore, otherAdminBearer)).status).toBe(200);
    expect((await act("publish", 4, adminBearer)).status).toBe(403);
  });

  test("one that readers had before its time was kept is no authorship of its change", async () => {
    const database = await openTestDatabase();
    const site = openPublishing(database, { secondApprover: "required" });
    const { postId } = await draftWithTokens(site);
    const act = (action: string, revision: number, headers: Record<string, string>) =>
      posted(site, "post-action", { postId, action, revision, reason: "A wrong fee." }, headers);
    expect((await act("publish", 1, otherAdminBearer)).status).toBe(200);
    const { revisions: before } = await snapshot(database);
    // As an older version of the site has left it.
    const older = database.queries.updateTable("blog_post_revisions").set({ published_at: null });
    await older.execute();
    await timesOfPublication().up(database.queries);
    expect((await snapshot(database)).revisions).toEqual(before);

    const command = { postId, revision: 1, corrections: "Other words" };
    expect((await posted(site, "request-corrections", command, otherAdminBearer)).status).toBe(202);
    await untilRunEnds(site, postId);
    expect((await act("publish", 2, otherAdminBearer)).status).toBe(403);
    expect((await act("publish", 2, adminBearer)).status).toBe(200);
  });

  test("one that was discarded says nothing of who wrote what readers have", async () => {
    const database = await openTestDatabase();
    const writer: Writer = {
      ...testWriter(),
      revise: ({ corrections }) =>
        Promise.resolve(
          succeed({
            content: contentNamed(corrections),
            notCovered: [],
            fit: "written",
            usage: null,
          }),
        ),
    };
    const site = openPublishing(database, { writer });
    const { postId, slug, previewToken } = await livePostWithChange(site);
    await actOn(site, await onlyPost(site), "discard");
    await database.queries
      .updateTable("blog_post_revisions")
      .set({ written_by: "service/model" })
      .where("revision", "=", 2)
      .execute();
    await change(site, { postId, revision: 1, corrections: "Shorter" });
    await publishNewest(site, postId, previewToken);
    expect(await lookOf(site, slug)).toMatchObject({ byModel: false });

    await change(site, { postId, revision: 3, corrections: "By a model" });
    await database.queries
      .updateTable("blog_post_revisions")
      .set({ written_by: "service/model" })
      .where("revision", "=", 4)
      .execute();
    await publishNewest(site, postId, previewToken);
    expect(await lookOf(site, slug)).toMatchObject({ byModel: true });
  });

  test("the day of the change stays when the article is withdrawn and comes back", async () => {
    const site = openPublishing(await openTestDatabase());
    const { postId, slug, previewToken } = await livePost(site);
    expect(await lookOf(site, slug)).toMatchObject({ changedAt: null });
    site.clock.advance(minute);
    await change(site, { postId, revision: 1, corrections: "Fees, corrected" });
    site.clock.advance(minute);
    await publishNewest(site, postId, previewToken);
    const changedAt = site.clock.now().toISOString();
    expect(await lookOf(site, slug)).toMatchObject({ changedAt });
    site.clock.advance(60 * minute);
    await actOn(site, await onlyPost(site), "unpublish", "To be looked at.");
    site.clock.advance(60 * minute);
    expect((await actOn(site, await onlyPost(site), "publish")).status).toBe(200);
    expect(await lookOf(site, slug)).toMatchObject({ changedAt });
  });
});
