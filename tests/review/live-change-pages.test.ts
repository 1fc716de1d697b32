import { expect, test } from "vitest";
import { makeReviewLink } from "../../app/calls/links.ts";
import { actOnPost } from "../../app/calls/post-actions.ts";
import { listPosts } from "../../app/calls/posts.ts";
import { issuePreviewLink } from "../../app/calls/preview-link.ts";
import { requestCorrections } from "../../app/calls/review.ts";
import { accounts, makePost } from "../support/blog-posts.ts";
import { signedIn } from "../support/caller.ts";
import { openTestSite, type TestSite } from "../support/site.ts";
import { engineOfTier, inProof } from "../support/tier.ts";

const now = { NODE_ENV: "test", NOW: "2026-01-31T20:00:00Z" };

/** Crawlers wait for whole pages: others may get a skeleton first. */
const crawler = { "user-agent": "Mozilla/5.0 (compatible; Googlebot/2.1)" };

async function bytesOf({ request }: TestSite, paths: readonly string[]): Promise<string[]> {
  const answers = await Promise.all(paths.map((path) => request(path, { headers: crawler })));
  return Promise.all(answers.map(async (answer) => `${answer.status} ${await answer.text()}`));
}

test.each([engineOfTier])(
  "readers on %s keep a live post to the byte until its change is approved, then are told of it",
  inProof,
  async (engine) => {
    const site = await openTestSite({ ...accounts, ...now }, engine);
    const { id: postId, slug } = await makePost(site, { publish: true });
    const path = `/blog/2026/02/${slug}`;
    const paths = [path, "/blog", "/blog/rss.xml", "/blog/feed.json", "/sitemap.xml"];
    const { call } = await signedIn(site);
    const before = await bytesOf(site, paths);

    const { previewUrl } = await call(issuePreviewLink, { postId });
    const { pathname, search } = new URL(previewUrl);
    const spent = await site.request(pathname + search);
    expect([spent.status, spent.headers.get("location")]).toEqual([302, path]);

    await call(requestCorrections, {
      postId,
      revision: 1,
      corrections: 'change the title to "What SC and ST candidates pay"',
      readerNote: "The first title named another category.",
    });
    const rowOf = async () => (await call(listPosts, {})).posts[0];
    await expect
      .poll(rowOf, { timeout: 60_000 })
      .toMatchObject({ revision: 2, pending_revision: 2 });
    expect(await bytesOf(site, paths)).toEqual(before);

    const preview = await (await site.request(pathname + search)).text();
    expect(preview).not.toContain("DRAFT PREVIEW");
    expect(preview).toContain("CHANGE PREVIEW");
    expect(preview).toContain("This article is live.");
    expect(preview).toContain("Live: readers see version 1; your change waits.");
    expect(preview).toContain(`href="${path}"`);
    expect(preview).toContain("What SC and ST candidates pay");

    await call(actOnPost, { postId, action: "publish", revision: 2 });
    const after = await bytesOf(site, paths);
    const [html = ""] = after;
    expect(html).toMatch(/<h1[^>]*>What SC and ST candidates pay<\/h1>/);
    expect(html).toMatch(/<h2[^>]*>Corrections<\/h2>/);
    expect(html).toMatch(/1 February 2026<\/time>.{0,20}The first title named another category\./);
    expect(html).toContain('"@type":"CorrectionComment"');
    expect(html).not.toMatch(/<script(?! type="application\/ld\+json")/);
    for (const feed of after.slice(1, 4)) expect(feed).toContain("What SC and ST candidates pay");

    const reason = "The fee was wrong.";
    await call(actOnPost, { postId, action: "unpublish", revision: 2, reason });
    expect((await site.request(path)).status).toBe(410);
    const withdrawn = await (await site.request(pathname + search)).text();
    expect(withdrawn).toContain("Readers see “This article has been withdrawn” in its place.");
    expect(withdrawn).toContain("Why it was withdrawn: <!-- -->The fee was wrong.");
    expect(withdrawn).not.toContain("not yet published");
    expect(withdrawn).not.toContain("Approve &amp; Publish");

    const given = await call(makeReviewLink, { postId, scope: "preview" });
    const outside = new URL(given.previewUrl);
    const shown = await (await site.request(outside.pathname + outside.search)).text();
    expect(shown).toContain("WITHDRAWN");
    expect(shown).not.toContain("The fee was wrong.");
  },
);
