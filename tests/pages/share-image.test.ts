import { describe, expect, test } from "vitest";
import { accounts, actOnPost, makePost } from "../support/blog-posts.ts";
import { metaContent, parsePage } from "../support/html.ts";
import { expectShareImage, jpegOf } from "../support/share-picture.ts";
import { siteInTheWay } from "../support/site-in-the-way.ts";
import { openTestSite, sharedSite, type TestSite } from "../support/site.ts";

const now = { NODE_ENV: "test", NOW: "2026-01-31T20:00:00Z" };

const openSite = sharedSite();

describe("the image of a page", () => {
  test("is a picture of 1200 by 630, another one for each page", async () => {
    const { request } = await openSite();
    const images = new Set<string>();
    // Of every page `structured-data.test.ts` asks for its image, which has an address of its own.
    for (const path of ["/", "/faq", "/counseling", "/exam-pattern", "/tools/fees"]) {
      const image = metaContent(parsePage(await (await request(path)).text()), "og:image") ?? "";
      const { pathname, search } = new URL(image);
      const jpeg = await jpegOf(await request(pathname + search));
      await expectShareImage(jpeg);
      images.add(jpeg.toString("base64"));
    }
    expect(images.size).toBe(5);
  });

  test("may be kept, shown by other sites, and asked for without being sent again", async () => {
    const { request } = await openSite();
    const first = await request("/share/faq.jpg");
    const jpeg = await jpegOf(first);
    expect(first.headers.get("cache-control")).toMatch(/^public, max-age=\d{4,}$/);
    expect(first.headers.get("cross-origin-resource-policy")).toBe("cross-origin");
    const etag = first.headers.get("etag") ?? "";
    const again = await request("/share/faq.jpg", { headers: { "if-none-match": `"x", ${etag}` } });
    expect([again.status, await again.text()]).toEqual([304, ""]);
    const head = await request("/share/faq.jpg", { method: "HEAD" });
    expect(head.headers.get("content-length")).toBe(String(jpeg.byteLength));
    expect(await head.text()).toBe("");
    expect((await request("/share/faq.jpg", { method: "POST" })).status).toBe(405);
  });

  test.each([
    "/share/no-such-page.jpg",
    "/share/faq.gif",
    "/share/faq",
    "/share/blog/no-such-post.jpg",
    "/share/%2e%2e%2ffaq.png",
    "/share/admin/login.jpg",
  ])("%s is not found", async (path) => {
    const { request } = await openSite();
    const answer = await request(path);
    expect(answer.status).toBe(404);
    expect(await answer.text()).toContain("Oops! Page not found");
  });
});

test("the words for an image name the institute, and nothing while it has no name", async () => {
  const altOf = async ({ request }: TestSite, path: string) =>
    metaContent(parsePage(await (await request(path)).text()), "og:image:alt");
  for (const path of ["/", "/contact"])
    expect(await altOf(await openTestSite(now), path)).toMatch(/\. Not the official site\.$/);
  const named = await openTestSite({ ...now, SITE_NAME_PROVIDER: "Kottayam Coaching" });
  expect(await altOf(named, "/")).toMatch(/By Kottayam Coaching, not the official site\.$/);
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
    expect((await site.request(`/share/blog/${slug}.jpg`)).status).toBe(404);
  });

  test("changes with the title, under another address, and is a picture whatever it holds", async () => {
    const { site, post, rename } = await sharedPost();
    const look = async () => {
      const address = await imageAddress(site, post.slug);
      const jpeg = await jpegOf(await site.request(address));
      await expectShareImage(jpeg);
      return { address, jpeg };
    };
    const before = await look();
    await rename("Fees for two papers");
    const after = await look();
    expect(after.address).not.toBe(before.address);
    expect(after.jpeg.equals(before.jpeg)).toBe(false);
    for (const title of hostileTitles) {
      await rename(title);
      await look();
    }
  });
});
