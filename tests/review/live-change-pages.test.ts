import { expect, test } from "vitest";
import { z } from "zod";
import { accounts, adminToken, makePost } from "../support/blog-posts.ts";
import { openTestSite, type TestSite } from "../support/site.ts";
import { engineOfTier, inProof } from "../support/tier.ts";

const now = { NODE_ENV: "test", NOW: "2026-01-31T20:00:00Z" };

const rowsSchema = z.object({
  posts: z.array(
    z.object({
      id: z.string(),
      revision: z.int(),
      pending_revision: z.int().nullable(),
      previewUrl: z.string().nullable(),
    }),
  ),
});

/** The calls of a signed-in admin. */
async function adminOf({ request }: TestSite) {
  const headers = { authorization: `Bearer ${await adminToken({ request })}` };
  return {
    send: (call: string, body: unknown) =>
      request(`/functions/${call}`, { method: "POST", headers, body: JSON.stringify(body) }),
    row: async () => {
      const answer = await request("/functions/posts", { headers });
      const [row] = rowsSchema.parse(await answer.json()).posts;
      if (row === undefined) throw new Error("no post is listed");
      return row;
    },
  };
}

type AdminCalls = Awaited<ReturnType<typeof adminOf>>;

/** Waits for the change; the test's own time limit bounds it. */
async function untilChangeWaits({ row }: AdminCalls) {
  for (;;) {
    const seen = await row();
    if (seen.pending_revision !== null) return seen;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

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
    const { slug } = await makePost(site, { publish: true });
    const path = `/blog/2026/02/${slug}`;
    const paths = [path, "/blog", "/blog/rss.xml", "/blog/feed.json", "/sitemap.xml"];
    const admin = await adminOf(site);
    const before = await bytesOf(site, paths);
    const { id: postId } = await admin.row();

    const link = z
      .object({ previewUrl: z.string() })
      .parse(await (await admin.send("preview-link", { postId })).json());
    const { pathname, search } = new URL(link.previewUrl);
    const spent = await site.request(pathname + search);
    expect([spent.status, spent.headers.get("location")]).toEqual([302, path]);

    const accepted = await admin.send("request-corrections", {
      postId,
      revision: 1,
      corrections: 'change the title to "What SC and ST candidates pay"',
      readerNote: "The first title named another category.",
    });
    expect(accepted.status).toBe(202);
    const waiting = await untilChangeWaits(admin);
    expect(waiting).toMatchObject({ revision: 2, pending_revision: 2 });
    expect(await bytesOf(site, paths)).toEqual(before);

    const preview = await (await site.request(pathname + search)).text();
    expect(preview).not.toContain("DRAFT PREVIEW");
    expect(preview).toContain("CHANGE PREVIEW");
    expect(preview).toContain("This article is live.");
    expect(preview).toContain("Live: readers see version 1; your change waits.");
    expect(preview).toContain(`href="${path}"`);
    expect(preview).toContain("What SC and ST candidates pay");

    const published = await admin.send("post-action", { postId, action: "publish", revision: 2 });
    expect(published.status).toBe(200);
    const after = await bytesOf(site, paths);
    const [html = ""] = after;
    expect(html).toMatch(/<h1[^>]*>What SC and ST candidates pay<\/h1>/);
    expect(html).toMatch(/<h2[^>]*>Corrections<\/h2>/);
    expect(html).toMatch(/1 February 2026<\/time>.{0,20}The first title named another category\./);
    expect(html).toContain('"@type":"CorrectionComment"');
    expect(html).not.toMatch(/<script(?! type="application\/ld\+json")/);
    for (const feed of after.slice(1, 4)) expect(feed).toContain("What SC and ST candidates pay");

    const gone = { postId, action: "unpublish", revision: 2, reason: "The fee was wrong." };
    expect((await admin.send("post-action", gone)).status).toBe(200);
    expect((await site.request(path)).status).toBe(410);
    const withdrawn = await (await site.request(pathname + search)).text();
    expect(withdrawn).toContain("Readers see “This article has been withdrawn” in its place.");
    expect(withdrawn).toContain("Why it was withdrawn: <!-- -->The fee was wrong.");
    expect(withdrawn).not.toContain("not yet published");
    expect(withdrawn).not.toContain("Approve &amp; Publish");

    const given = await admin.send("review-link", { postId, scope: "preview" });
    const outside = new URL(
      z.object({ previewUrl: z.string() }).parse(await given.json()).previewUrl,
    );
    const shown = await (await site.request(outside.pathname + outside.search)).text();
    expect(shown).toContain("WITHDRAWN");
    expect(shown).not.toContain("The fee was wrong.");
  },
);
