import { expect, test } from "vitest";
import { postAddress } from "../../domain/posts/post-address.ts";
import { factToken } from "../../domain/posts/text/fact-tokens.ts";
import { addPosts } from "../support/published-posts.ts";
import { openSecondConnection } from "../support/second-connection.ts";
import { openOtherInstance, openTestSite, type TestSite } from "../support/site.ts";
import { onEitherEngine } from "../support/tier.ts";

const environment = { NODE_ENV: "test", NOW: "2026-02-03T10:00:00.000Z" };
const at = "2026-02-02T10:00:00.000Z";

/** Gives the site a year 2027 in which one paper costs more. */
async function addEdition({ location }: TestSite): Promise<void> {
  const { queries } = await openSecondConnection(location);
  await queries
    .insertInto("editions")
    .values({ edition: "2027", state: "planned", created_at: at })
    .execute();
  await queries
    .insertInto("fact_statements")
    .values({
      ...{ id: "of-2027", change_id: "of-2027", position: 1, edition: "2027" },
      fact_id: "fee.sc_st_pwd.one_paper",
      value: JSON.stringify({ kind: "money", rupees: 777 }),
      standing: "official",
      source: JSON.stringify({ title: "Notice", address: "https://jeemain.nta.nic.in/" }),
      checked_on: "2026-02-02",
      ...{ valid_from: null, state: "approved", reason: "2027", public_note: null, is_minor: 0 },
      ...{ author: "admin:a@guide.example", checker: "admin:b@guide.example", alone: null },
      ...{ created_at: at, decided_at: at, decision_reason: null, effective_at: at },
      ...{ seen_version: 0, seen_approval: 0, approval: 1 },
    })
    .execute();
}

onEitherEngine("pages and feeds of the blog", (_open, engine) => {
  test("are the same, byte for byte, when another year has other values", async () => {
    const site = await openTestSite(environment, engine);
    const title = `One paper costs ${factToken("fee.sc_st_pwd.one_paper")}`;
    const [post] = await addPosts(site, [title]);
    if (post?.published_at == null) throw new Error("no post");
    const address = postAddress({ slug: post.slug, published_at: post.published_at });
    const paths = [address, "/blog", "/blog/rss.xml", "/blog/feed.json", "/sitemap.xml"];
    const read = async ({ request }: TestSite) =>
      Promise.all(paths.map(async (path) => (await request(path)).text()));
    const before = await read(site);
    expect(before[0]).toContain("One paper costs ₹500");
    await addEdition(site);
    await site.site.close();
    const other = await openOtherInstance(site, environment);
    expect(await read(other)).toEqual(before);
    expect(before.join("")).not.toContain("₹777");
  });
});
