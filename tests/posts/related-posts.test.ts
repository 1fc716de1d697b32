import { expect, test } from "vitest";
import { accounts, actOnPost } from "../support/blog-posts.ts";
import { all, attribute, parsePage } from "../support/html.ts";
import { addPosts } from "../support/published-posts.ts";
import { openTestSite, type TestSite } from "../support/site.ts";
import { onEitherEngine } from "../support/tier.ts";

const settings = { ...accounts, NODE_ENV: "test", NOW: "2026-02-10T20:00:00Z" };

async function related({ request }: TestSite, slug: string): Promise<readonly string[]> {
  const page = parsePage(await (await request(`/blog/2026/02/${slug}`)).text());
  return all("nav[aria-labelledby=related-posts] h3 a", page).map((link) =>
    (attribute(link, "href") ?? "").replace("/blog/2026/02/", ""),
  );
}

onEitherEngine("related posts", (_open, engine) => {
  test("are those with the same tags, then the nearest of the category, never the post itself", async () => {
    const site = await openTestSite(settings, engine);
    await addPosts(site, ["Hall"], { tags: ["Exam hall"], from: "2026-02-01T10:00:00.000Z" });
    await addPosts(site, ["Old fee"], { tags: ["FEES"], from: "2026-02-02T10:00:00.000Z" });
    await addPosts(site, ["Both"], { tags: ["fees", "refund"], from: "2026-02-03T10:00:00.000Z" });
    await addPosts(site, ["Mine"], { tags: ["Fees", "Refund"], from: "2026-02-04T10:00:00.000Z" });
    await addPosts(site, ["Sleep"], { tags: ["sleep"], from: "2026-02-05T10:00:00.000Z" });
    await addPosts(site, ["Draft"], { tags: ["fees", "refund"], publish: false });
    expect(await related(site, "mine")).toEqual(["both", "old-fee", "sleep"]);
    expect(await related(site, "sleep")).toEqual(["mine", "both", "old-fee"]);
  });

  test("a post leads to a new one at once, and to a withdrawn one no more", async () => {
    const site = await openTestSite(settings, engine);
    await addPosts(site, ["Mine"], { from: "2026-02-04T10:00:00.000Z" });
    expect(await related(site, "mine")).toEqual([]);
    const [other] = await addPosts(site, ["Other"], { from: "2026-02-05T10:00:00.000Z" });
    // It came by another connection, which the site asks after twice a second.
    await expect.poll(() => related(site, "mine")).toEqual(["other"]);
    expect((await actOnPost(site, other?.id ?? "", "unpublish")).status).toBe(200);
    expect(await related(site, "mine")).toEqual([]);
    expect((await actOnPost(site, other?.id ?? "", "publish")).status).toBe(200);
    expect(await related(site, "mine")).toEqual(["other"]);
  });
});
