import { expect, test } from "vitest";
import { listPosts, readReadership } from "../../app/calls/posts.ts";
import { accounts, makePost } from "../support/blog-posts.ts";
import { signedIn } from "../support/caller.ts";
import { openSecondConnection } from "../support/engines.ts";
import { openTestSite, type TestSite } from "../support/site.ts";
import { onEitherEngine } from "../support/tier.ts";

const now = { NODE_ENV: "test", NOW: "2026-01-31T20:00:00Z" };
const phone =
  "Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0 Mobile Safari/537.36";
const browser = { "user-agent": phone };

/** Of the week, and of each post as the list shows them. */
async function toldOf(site: TestSite) {
  const { call } = await signedIn(site);
  const { week } = await call(readReadership, {});
  return [week, (await call(listPosts, {})).posts.map(({ readings }) => readings)];
}

onEitherEngine("readings", (_open, engine) => {
  const open = () => openTestSite({ ...accounts, ...now }, engine);

  test("are counted for people who get the post or keep it, and for nobody else", async () => {
    const site = await open();
    const { slug } = await makePost(site, { publish: true });
    const path = `/blog/2026/02/${slug}`;
    const first = await site.request(path, { headers: browser });
    const etag = first.headers.get("etag") ?? "";
    expect((await site.request(path, { headers: browser })).status).toBe(200);
    const kept = await site.request(path, { headers: { ...browser, "if-none-match": etag } });
    expect(kept.status).toBe(304);
    const ahead = { ...browser, "sec-purpose": "prefetch;prerender" };
    await site.request(path, { headers: ahead });

    await site.request(path);
    await site.request(path, { method: "HEAD", headers: browser });
    await site.request(path, { headers: { ...browser, "sec-purpose": "prefetch" } });
    for (const program of ["Mozilla/5.0 (compatible; Googlebot/2.1)", "curl/8.0", "WhatsApp/2.2"])
      await site.request(path, { headers: { "user-agent": program } });
    await site.request(`/blog/2025/02/${slug}`, { headers: browser });
    await site.request("/blog/2026/02/no-such-post", { headers: browser });
    await site.request("/blog", { headers: browser });

    expect(await toldOf(site)).toEqual([4, [4]]);
  });

  test("are told of 7 days and of 30, by Indian days", async () => {
    const site = await open();
    const { id, slug } = await makePost(site, { publish: true });
    const { queries } = await openSecondConnection(site.location);
    // 20:00 on 31 January in UTC is 1 February in India.
    const days = { "2026-01-26": 1, "2026-01-25": 10, "2026-01-03": 100, "2026-01-02": 1_000 };
    for (const [day, readings] of Object.entries(days))
      await queries.insertInto("post_readings").values({ post_id: id, day, readings }).execute();
    await site.request(`/blog/2026/02/${slug}`, { headers: browser });
    expect(await toldOf(site)).toEqual([2, [112]]);
  });
});
