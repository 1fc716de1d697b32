import { expect, test } from "vitest";
import { accounts, makePost } from "../support/blog-posts.ts";
import { all, attribute, only, parsePage } from "../support/html.ts";
import { openTestSite, sharedSite, type TestSite } from "../support/site.ts";

const withChat = { NODE_ENV: "test", SITE_WHATSAPP: "919876543210" };
const chatSite = sharedSite(withChat);
const origin = "http://localhost:3000";

/** The addresses to which these links lead. */
async function linksOf({ request }: TestSite, path: string, selector: string) {
  const page = parsePage(await (await request(path)).text());
  return all(selector, page).map((link) => attribute(link, "href") ?? "");
}

async function footerLink(site: TestSite, path: string): Promise<URL> {
  const page = parsePage(await (await site.request(path)).text());
  return new URL(attribute(only("footer [href*='Mistake']", page), "href") ?? "");
}

test.each([
  ["/exam-pattern", "Mistake on JEE Main 2026 Exam Pattern: "],
  ["/facts/upload.photo", "Mistake on Photo file: "],
  ["/no-such-page", "Mistake on JEE Main Guide: "],
])("a reader of %s opens the institute's chat with the page named", async (path, words) => {
  const link = await footerLink(await chatSite(), path);
  expect(link.origin + link.pathname).toBe("https://wa.me/919876543210");
  expect(link.searchParams.get("text")).toBe(words + origin + path);
});

test("a reader of a post reports it by its title and address", async () => {
  const site = await openTestSite({ ...withChat, ...accounts });
  const { slug, title } = await makePost(site, { publish: true });
  const list = await (await site.request("/sitemap.xml")).text();
  const path = list.match(RegExp(`/blog/\\d{4}/\\d{2}/${slug}`))?.[0] ?? "";
  const texts = (await linksOf(site, path, "[href*='Mistake']")).map((link) =>
    new URL(link).searchParams.get("text"),
  );
  const text = `Mistake on ${title}: ${origin}${path}`;
  expect(texts).toEqual([text, text]);
});
