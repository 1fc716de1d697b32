import { expect, test } from "vitest";
import { factToken } from "../../domain/posts/text/fact-tokens.ts";
import { postAddress } from "../../domain/posts/post-address.ts";
import { restoreRevision } from "../../app/calls/review.ts";
import { accounts, adminHeaders } from "../support/blog-posts.ts";
import { signedIn } from "../support/caller.ts";
import { openHandWriting, type HandWritten } from "../support/hand-written.ts";
import { soundBody } from "../support/model-article.ts";
import { addPosts } from "../support/published-posts.ts";
import { openSecondConnection } from "../support/second-connection.ts";
import { openTestSite, type TestSite } from "../support/site.ts";
import { statingOn } from "../support/stated-on-site.ts";
import { onEitherEngine } from "../support/tier.ts";

const environment = { NODE_ENV: "test", NOW: "2026-11-23T10:00:00.000Z", ...accounts };
const fee = "fee.general_male.one_paper";
const lists = ["/blog", "/blog/rss.xml", "/blog/feed.json"];
const carriedFee = "fee.sc_st_pwd.one_paper";
const feeOf2027 = { edition: "2027", checkedOn: "2026-11-22", factId: fee };

function bodyWith(sentence: string): string {
  return `## Fees\n\n${sentence}\n\n${soundBody}`;
}

async function openYear({ request }: TestSite, edition = "2027"): Promise<void> {
  const headers = await adminHeaders({ request });
  const body = JSON.stringify({ edition, state: "open" });
  const answer = await request("/functions/editions", { method: "POST", headers, body });
  expect(answer.status).toBe(200);
}

async function stateFeeOf2027(site: TestSite): Promise<void> {
  const state = await statingOn(site);
  await state({ ...feeOf2027, value: { kind: "money", rupees: 2_002 } });
}

async function read({ request }: TestSite, path: string): Promise<string> {
  return (await request(path)).text();
}

/** Without the way to it, which names the blog of the current year, and the posts that it leads to, of which there are more by and by. */
async function articleOf(site: TestSite, path: string): Promise<string> {
  const article = /<article[\s\S]*<\/article>/.exec(await read(site, path))?.[0] ?? "no article";
  return article.replaceAll(/<nav[^>]+"(?:related-posts|breadcrumbs)".+?<\/nav>/gsu, "");
}

async function editionsOf({ location }: TestSite, { post }: HandWritten) {
  const { queries } = await openSecondConnection(location);
  const rows = await queries
    .selectFrom("blog_post_revisions")
    .select("edition")
    .where("post_id", "=", post.postId)
    .execute();
  return new Set(rows.map(({ edition }) => edition));
}

/** Publishes and answers where readers find it. */
async function published(desk: Awaited<ReturnType<typeof openHandWriting>>, written: HandWritten) {
  const { status, text } = await desk.publish(written);
  expect(status, text).toBe(200);
  const slug = /"slug":"([^"]+)"/.exec(text)?.[1] ?? written.post.fields.slug;
  return postAddress({ slug, published_at: environment.NOW });
}

onEitherEngine("posts of 2026 and of 2027", (_open, engine) => {
  test("keep to the values of their years in articles, lists and feeds, before 2027 is open and after", async () => {
    const site = await openTestSite(environment, engine);
    const [next] = await addPosts(site, [`The next fee is ${factToken(`2027/${fee}`)}`]);
    if (next?.published_at == null) throw new Error("no post");
    const nextPaths = [postAddress({ ...next, published_at: next.published_at }), ...lists];
    const expectNextFee = async (words: string) => {
      for (const path of nextPaths)
        expect(await read(site, path), path).toContain(`The next fee is ${words}`);
    };
    const desk = await openHandWriting(site);
    const sentence = `General male candidates pay ${factToken(fee)} for one paper.`;
    const written = await desk.write("What one paper costs", bodyWith(sentence), sentence);
    const address = await published(desk, written);
    const before = await articleOf(site, address);
    expect(before).toContain("₹1,000");
    await expectNextFee("(see the official site)");

    await openYear(site);
    await expectNextFee("₹1,000 (2026)");
    const bare = await desk.write(
      "The fee of 2027",
      bodyWith("SC candidates pay ₹500 for one paper of JEE Main 2027."),
    );
    // No record of 2027 says what the fee is, so nothing contradicts it.
    expect(bare.post.checks).toEqual({ conflicts: 0, unverified: 1 });
    const carried = `SC candidates pay ${factToken(carriedFee)} for one paper.`;
    const both = `General male candidates pay ${factToken(fee)}, after ${factToken(`2026/${fee}`)} in 2026.`;
    const named = await desk.rewrite(bare.post.postId, {
      body_markdown: bodyWith(`${carried} ${both} See the notice before you pay.`),
    });
    const newAddress = await published(desk, named);
    expect(await editionsOf(site, named)).toEqual(new Set(["2027"]));

    await stateFeeOf2027(site);
    await expectNextFee("₹2,002");
    const newer = (await articleOf(site, newAddress)).replaceAll(/<[^>]*>/g, "");
    expect(newer).toContain("₹500 (2026)");
    expect(newer).toMatch(/male candidates pay ₹2,002, after ₹1,000[^.]* in 2026/);
    expect(await articleOf(site, address)).toBe(before);
    for (const list of lists)
      expect(await read(site, list), list).toContain(
        "General male candidates pay ₹1,000 for one paper.",
      );

    // What 2026 had is no contradiction in a post of 2026, and what 2027 has is one.
    const wrong = await desk.rewrite(written.post.postId, {
      body_markdown: bodyWith("General male candidates pay ₹2,002 for one paper of JEE Main."),
    });
    expect(wrong.post.checks.conflicts).toBeGreaterThan(0);
    expect((await desk.publish(wrong, { keeps: false })).status).toBe(422);
    const corrected = await desk.rewrite(written.post.postId, {
      body_markdown: bodyWith(`${sentence} Pay in one go.`),
      readerNote: "We said how to pay.",
    });
    await published(desk, corrected);
    const after = await articleOf(site, address);
    for (const words of ["Pay in one go.", "We said how to pay.", "₹1,000"])
      expect(after).toContain(words);
    expect(after).not.toContain("₹2,002");
    const { postId, revision } = corrected.post;
    const approver = await signedIn(site);
    const restoration = { postId, token: "", revision: 1, latest: revision };
    expect(await approver.call(restoreRevision, restoration)).toMatchObject({ postId });
    expect(await editionsOf(site, corrected)).toEqual(new Set(["2026"]));
  });
});
