import { toText } from "hast-util-to-text";
import { expect, test } from "vitest";
import { openDatabase } from "../../database/open-database.ts";
import { accounts, actOnPost } from "../support/blog-posts.ts";
import { all, attribute, parsePage } from "../support/html.ts";
import { addPosts } from "../support/published-posts.ts";
import { openOtherInstance, openTestSite, type TestSite } from "../support/site.ts";
import { onEitherEngine } from "../support/tier.ts";

const settings = { ...accounts, NODE_ENV: "test", NOW: "2026-02-10T20:00:00Z" };

async function related({ request }: TestSite, slug: string): Promise<readonly string[]> {
  const page = parsePage(await (await request(`/blog/2026/02/${slug}`)).text());
  return all("nav[aria-labelledby=related-posts] a", page).map((link) =>
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

  test("who is named as its author stands above the post; nothing does without one", async () => {
    const site = await openTestSite(settings, engine);
    await addPosts(site, ["Mine"], { from: "2026-02-04T10:00:00.000Z", author: "Anitha K" });
    await addPosts(site, ["Ours"], { from: "2026-02-05T10:00:00.000Z" });
    const header = async (slug: string) => {
      const html = await (await site.request(`/blog/2026/02/${slug}`)).text();
      return all("article header", parsePage(html))
        .map((part) => toText(part))
        .join(" ");
    };
    expect(await header("mine")).toContain("By Anitha K");
    expect(await header("ours")).not.toContain("By ");
  });

  test("links to share a post say where it is, and its form is no part of its print", async () => {
    const site = await openTestSite({ ...settings, SITE_URL: "https://guide.example" }, engine);
    await addPosts(site, ["Fees & refunds"], { from: "2026-02-04T10:00:00.000Z" });
    const page = parsePage(await (await site.request("/blog/2026/02/fees-refunds")).text());
    const links = all("nav[aria-labelledby=share] a", page);
    const address = "https%3A%2F%2Fguide.example%2Fblog%2F2026%2F02%2Ffees-refunds";
    expect(links.map((link) => attribute(link, "href"))).toEqual([
      `https://wa.me/?text=Fees%20%26%20refunds%20${address}`,
      `https://t.me/share/url?url=${address}`,
      `mailto:?subject=Fees%20%26%20refunds&body=${address}`,
    ]);
    expect(links.map((link) => attribute(link, "rel"))).toEqual([
      "noopener",
      "noopener",
      undefined,
    ]);
  });

  test("an erased post takes its tags and sums with it", async () => {
    const site = await openTestSite(settings, engine);
    const [post] = await addPosts(site, ["Mine"], { from: "2026-01-01T10:00:00.000Z" });
    const database = await openDatabase(site.location);
    const { queries } = database;
    const sums = { day: "2026-01-02", readings: 1, useful: 0, not_useful: 0 };
    await queries
      .insertInto("post_readings")
      .values({ post_id: post?.id ?? "", ...sums })
      .execute();
    await queries
      .updateTable("blog_posts")
      .set({ deleted_at: "2026-01-02T10:00:00.000Z" })
      .execute();
    await site.site.close();
    await openOtherInstance(site, settings);
    const left = async () => [
      ...(await queries.selectFrom("blog_posts").select("id").execute()),
      ...(await queries.selectFrom("post_tags").select("slug").execute()),
      ...(await queries.selectFrom("post_readings").select("day").execute()),
    ];
    await expect.poll(left).toEqual([]);
    await database.close();
  });
});
