import { describe, expect, test } from "vitest";
import { accounts, actOnPost, makePost } from "../support/blog-posts.ts";
import { metaContent, parsePage } from "../support/html.ts";
import { expectShareImage, pngOf } from "../support/share-picture.ts";
import { siteInTheWay } from "../support/site-in-the-way.ts";
import { openTestSite, sharedSite, type TestSite } from "../support/site.ts";
import { statingOn } from "../support/stated-on-site.ts";

const now = { NODE_ENV: "test", NOW: "2026-01-31T20:00:00Z" };
const openShared = sharedSite(now);

describe("the image of a page", () => {
  test("is a picture of 1200 by 630, another one for each page", async () => {
    const { request } = await openShared();
    const images = new Set<string>();
    // Of every page `structured-data.test.ts` asks for its image, which has an address of its own.
    for (const path of ["/", "/faq", "/counseling", "/exam-pattern", "/tools/fees"]) {
      const image = metaContent(parsePage(await (await request(path)).text()), "og:image") ?? "";
      const { pathname, search } = new URL(image);
      const png = await pngOf(await request(pathname + search));
      expectShareImage(png);
      images.add(png.toString("base64"));
    }
    expect(images.size).toBe(5);
  });

  test.each([
    "/share/no-such-page.png",
    "/share/faq.jpg",
    "/share/faq",
    "/share/blog/no-such-post.png",
    "/share/%2e%2e%2ffaq.png",
    "/share/admin/login.png",
  ])("%s is not found", async (path) => {
    const { request } = await openShared();
    const answer = await request(path);
    expect(answer.status).toBe(404);
    expect(await answer.text()).toContain("Oops! Page not found");
  });
});

describe("the answer on a page's image", () => {
  async function imageOn({ request }: TestSite, path: string) {
    const page = parsePage(await (await request(path)).text());
    const { pathname, search } = new URL(metaContent(page, "og:image") ?? "");
    return { address: pathname + search, alt: metaContent(page, "og:image:alt") };
  }

  test.each([
    ["/registration-2026", "Fee for one paper, General male: ₹1,000."],
    ["/counseling", "Qualifying cutoff 2025, General: 93.10 percentile."],
    ["/exam-pattern", "Paper 1, for B.E. and B.Tech: 75 questions, 300 marks."],
    ["/eligibility-criteria", "Age limit: None."],
    ["/", "Now: Session 2 registration: 1 to 25 February 2026."],
  ])("of %s is: %s", async (path, answer) => {
    const { alt } = await imageOn(await openShared(), path);
    expect(alt).toContain(`. ${answer} `);
  });

  test("changes with the record, under another address, on the next request", async () => {
    const site = await openTestSite({ ...accounts, ...now });
    const before = await imageOn(site, "/counseling");
    const old = await pngOf(await site.request(before.address));
    const state = await statingOn(site);
    await state({
      factId: "cutoff.2025.general",
      value: { kind: "percentile", percentile: 94.21, decimals: 2 },
    });
    const after = await imageOn(site, "/counseling");
    expect(after.alt).toContain("94.21 percentile");
    expect(after.address).not.toBe(before.address);
    expect((await pngOf(await site.request(after.address))).equals(old)).toBe(false);
  });
});

const hostileTitles = [
  `<script>alert("x")</script> & </svg>`,
  "Rank ✅ up 🚀 in 30 days 👩🏽‍🎓",
  "W".repeat(160),
  "ജെഇഇ മെയിൻ പരീക്ഷ",
  "🎉",
  "\u202egnp.exe",
  "Ω",
];

describe("the image of a post", () => {
  async function sharedPost() {
    const { site, other } = await siteInTheWay({ ...accounts, ...now });
    const post = await makePost(site, { publish: true });
    const rename = async (name: string) => {
      await other.query("UPDATE blog_posts SET title = $1", [name]);
      // The site has not seen this: it drops the cached page when the post comes back.
      for (const action of ["delete", "restore"] as const)
        expect((await actOnPost(site, post.id, action)).status).toBe(200);
    };
    return { site, post, rename };
  }

  async function imageAddress({ request }: TestSite, slug: string): Promise<string> {
    const html = await (await request(`/blog/2026/02/${slug}`)).text();
    const { pathname, search } = new URL(metaContent(parsePage(html), "og:image") ?? "");
    return pathname + search;
  }

  test("is not found while the post is a draft", async () => {
    const site = await openTestSite({ ...accounts, ...now });
    const { slug } = await makePost(site, { publish: false });
    expect((await site.request(`/share/blog/${slug}.png`)).status).toBe(404);
  });

  test("changes with the title, under another address", async () => {
    const { site, post, rename } = await sharedPost();
    const before = await imageAddress(site, post.slug);
    const old = await pngOf(await site.request(before));
    expectShareImage(old);
    await rename("Fees for two papers");
    const after = await imageAddress(site, post.slug);
    expect(after).not.toBe(before);
    const changed = await pngOf(await site.request(after));
    expectShareImage(changed);
    expect(changed.equals(old)).toBe(false);
  });

  test("is a picture whatever the title holds", async () => {
    const { site, post, rename } = await sharedPost();
    for (const title of hostileTitles) {
      await rename(title);
      expectShareImage(await pngOf(await site.request(await imageAddress(site, post.slug))));
    }
  });
});
