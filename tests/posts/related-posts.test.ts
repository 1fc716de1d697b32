import { expect, test } from "vitest";
import { accounts, actOnPost } from "../support/blog-posts.ts";
import { all, attribute, only, parsePage, textOf } from "../support/html.ts";
import { addPosts } from "../support/published-posts.ts";
import { openSecondConnection } from "../support/second-connection.ts";
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

  test("stand below an article that names its author, if it has one, and offers to be shared", async () => {
    const site = await openTestSite({ ...settings, SITE_URL: "https://guide.example" }, engine);
    await addPosts(site, ["Fees & refunds"], { from: "2026-02-04T10:00:00.000Z", author: "Anu K" });
    await addPosts(site, ["Ours"], { from: "2026-02-05T10:00:00.000Z" });
    const pageOf = async (slug: string) =>
      parsePage(await (await site.request(`/blog/2026/02/${slug}`)).text());
    const header = async (slug: string) => textOf(only("article > header", await pageOf(slug)));
    expect(await header("fees-refunds")).toContain("By Anu K");
    expect(await header("ours")).not.toContain("By ");
    const links = all("nav[aria-labelledby=share] a", await pageOf("fees-refunds"));
    const address = "https%3A%2F%2Fguide.example%2Fblog%2F2026%2F02%2Ffees-refunds";
    expect(links.map((link) => [attribute(link, "href"), attribute(link, "rel")])).toEqual([
      [`https://wa.me/?text=Fees%20%26%20refunds%20${address}`, "noopener"],
      [`https://t.me/share/url?url=${address}`, "noopener"],
      [`mailto:?subject=Fees%20%26%20refunds&body=${address}`, undefined],
    ]);
  });

  test("lead to none that was erased, as every start erases what was deleted long ago", async () => {
    const site = await openTestSite(settings, engine);
    await addPosts(site, ["Mine"], { from: "2026-01-01T10:00:00.000Z" });
    const { queries } = await openSecondConnection(site.location);
    const deletion = { deleted_at: "2026-01-02T10:00:00.000Z" };
    await queries.updateTable("blog_posts").set(deletion).execute();
    await site.site.close();
    await openOtherInstance(site, settings);
    await expect.poll(() => queries.selectFrom("blog_posts").select("id").execute()).toEqual([]);
  });
});
