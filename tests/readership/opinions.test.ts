import { expect, test } from "vitest";
import { openDatabase } from "../../database/open-database.ts";
import { accounts, actOnPost, makePost } from "../support/blog-posts.ts";
import { all, attribute, only, parsePage } from "../support/html.ts";
import { openTestSite, type TestSite } from "../support/site.ts";
import { onEitherEngine } from "../support/tier.ts";

const now = { NODE_ENV: "test", NOW: "2026-01-31T20:00:00Z" };
const browser = {
  accept: "text/html,application/xhtml+xml,*/*;q=0.8",
  "content-type": "application/x-www-form-urlencoded",
  "sec-fetch-site": "same-origin",
  "user-agent": "Mozilla/5.0 (Linux; Android 15)",
};

function give({ request }: TestSite, body: string, headers: Record<string, string> = browser) {
  return request("/functions/post-opinion", { method: "POST", headers, body });
}

async function sums({ location }: TestSite) {
  const database = await openDatabase(location);
  const rows = await database.queries.selectFrom("post_readings").selectAll().execute();
  await database.close();
  return rows;
}

onEitherEngine("opinions on a post", (_open, engine) => {
  async function published() {
    const site = await openTestSite({ ...accounts, ...now, TRUSTED_PROXIES: "127.0.0.1" }, engine);
    const post = await makePost(site, { publish: true });
    return { site, ...post, path: `/blog/2026/02/${post.slug}` };
  }

  test("a reader without script presses a button, is led back with thanks, and leaves sums alone", async () => {
    const { site, id, slug, path } = await published();
    const page = parsePage(await (await site.request(path)).text());
    const form = only("form.opinion", page);
    expect([attribute(form, "method"), attribute(form, "action")]).toEqual([
      "post",
      "/functions/post-opinion",
    ]);
    expect(all("input[name=post]", form).map((field) => attribute(field, "value"))).toEqual([slug]);
    const answer = await give(site, `post=${slug}&answer=yes`);
    expect([answer.status, answer.headers.get("location")]).toEqual([303, `${path}#thanks`]);
    expect(answer.headers.get("set-cookie")).toBeNull();
    expect(all("#thanks", page)).toHaveLength(1);
    expect(await sums(site)).toEqual([
      { post_id: id, day: "2026-02-01", readings: 0, useful: 1, not_useful: 0 },
    ]);
  });

  test("the same browser counts once a day, others beside it count, a program gets JSON", async () => {
    const { site, slug } = await published();
    for (const answer of ["yes", "yes", "no"]) await give(site, `post=${slug}&answer=${answer}`);
    const program = { "content-type": "application/json", "user-agent": "a reader's program" };
    const told = await give(site, JSON.stringify({ post: slug, answer: "no" }), program);
    expect([told.status, await told.json()]).toEqual([
      200,
      { message: "Thank you for your answer." },
    ]);
    await give(site, `post=${slug}&answer=no`, { ...browser, "x-forwarded-for": "192.0.2.1" });
    expect(await sums(site)).toMatchObject([{ useful: 1, not_useful: 2 }]);
  });

  test("one network is heard forty times a day, however many browsers it claims to be", async () => {
    const { site, slug } = await published();
    for (let number = 0; number < 60; number++)
      await give(site, `post=${slug}&answer=no`, { ...browser, "user-agent": `phone ${number}` });
    expect(await sums(site)).toMatchObject([{ useful: 0, not_useful: 40 }]);
  });

  test("nothing is counted of what is no answer, from another site, or for a post that was withdrawn", async () => {
    const { site, id, slug } = await published();
    for (const [wrong, status] of [
      ["", 400],
      ["post=&answer=yes", 400],
      ["post=%00&answer=yes", 400],
      ["post=a-post", 400],
      ["post=a-post&answer=maybe", 400],
      ["post=a-post&answer=yes", 404],
    ] as const) {
      const answer = await give(site, wrong);
      expect([wrong, answer.status]).toEqual([wrong, status]);
      expect(await answer.json()).toHaveProperty("error");
    }
    const body = `post=${slug}&answer=yes`;
    expect((await give(site, body, { ...browser, "sec-fetch-site": "cross-site" })).status).toBe(
      403,
    );
    expect((await actOnPost(site, id, "unpublish")).status).toBe(200);
    expect((await give(site, body)).status).toBe(404);
    expect(await sums(site)).toEqual([]);
  });
});
