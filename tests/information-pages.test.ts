import { describe, expect, test } from "vitest";
import { citedFacts, requiredCaveats } from "../app/cited-facts.ts";
import { caveats, factText } from "../content/facts/index.ts";
import { informationPages } from "../content/pages/index.ts";
import { pageCatalogue } from "../content/page-catalogue.ts";
import { brand } from "../content/site.ts";
import { anchors, elementIds, metaContent, visibleText } from "./support/html.ts";
import { openTestSite, type TestSite } from "./support/site.ts";

const paths = [...informationPages.map(({ path }) => path), "/faq", "/latest-updates", "/sitemap"];

async function htmlOf({ request }: TestSite, path: string): Promise<string> {
  const answer = await request(path);
  expect(answer.status, path).toBe(200);
  return answer.text();
}

test("the catalogue's pages are these, the home page and the blog", () => {
  const all = pageCatalogue.map(({ path }) => path);
  expect([...paths, "/", "/blog"].sort()).toEqual([...all].sort());
});

describe("every page of the handbook", () => {
  test("is one readable document with a name, a description and its own address", async () => {
    const site = await openTestSite({ SITE_URL: "https://guide.example" });
    for (const path of paths) {
      const html = await htmlOf(site, path);
      expect(html.match(/<h1\b/g), path).toHaveLength(1);
      expect(html, path).toMatch(new RegExp(`<title>[^<]+ \\| ${brand}</title>`));
      const length = metaContent(html, "description")?.length ?? 0;
      expect(length, path).toBeGreaterThanOrEqual(50);
      expect(length, path).toBeLessThanOrEqual(160);
      expect(html).toContain(`<link rel="canonical" href="https://guide.example${path}"/>`);
      expect(visibleText(html), path).not.toMatch(/undefined|\bNaN\b|\[object|[{}]/);
    }
  });

  test("has no script in its text; what it says to machines is JSON", async () => {
    const site = await openTestSite();
    for (const path of paths) {
      const html = await htmlOf(site, path);
      const scripts = [...html.matchAll(/<script\b(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/g)];
      expect(scripts, path).toHaveLength(1);
      const [, attributes, text] = scripts[0] ?? [];
      expect(attributes, path).toContain('type="application/ld+json"');
      expect(JSON.parse(text ?? "")).toHaveProperty("@context", "https://schema.org");
      expect(html, path).not.toMatch(/<[^>]*\s(style|on[a-z]+)="/);
    }
  });

  test("leads only to places that exist, and out of the site in a new tab", async () => {
    const site = await openTestSite();
    for (const path of paths) {
      const html = await htmlOf(site, path);
      const ids = elementIds(html);
      expect(ids, path).toHaveLength(new Set(ids).size);
      for (const { href, tag } of anchors(html)) {
        const link = `${path} to ${href}`;
        if (href.startsWith("#")) expect(ids, link).toContain(href.slice(1));
        else if (href.startsWith("/")) expect(await statusOf(site, href), link).toBe(200);
        else if (!href.startsWith("tel:"))
          expect(tag, link).toMatch(/href="https:[^>]*target="_blank" rel="noopener"/);
      }
    }
  });

  test("is shown with every value that its contents cite", async () => {
    const site = await openTestSite();
    for (const page of informationPages) {
      const text = visibleText(await htmlOf(site, page.path));
      const facts = citedFacts(withoutParts(page));
      const missing = facts.filter((fact) => !text.includes(factText(fact)));
      expect(
        missing.map(({ id }) => id),
        page.path,
      ).toEqual([]);
    }
  });

  test("is shown with the note on every value that reports contradict", async () => {
    const site = await openTestSite();
    for (const page of informationPages) {
      const text = visibleText(await htmlOf(site, page.path));
      const ids = requiredCaveats(citedFacts(page));
      expect(
        ids.filter((id) => !text.includes(caveats[id])),
        page.path,
      ).toEqual([]);
    }
  });
});

/** Of the page that the address leads to, by way of one permanent redirect at most. */
async function statusOf({ request }: TestSite, href: string): Promise<number> {
  const answer = await request(href);
  if (answer.status !== 301) return answer.status;
  return (await request(answer.headers.get("location") ?? "")).status;
}

/** Contents without the citations that show only a part of a value. */
function withoutParts(contents: unknown): unknown {
  if (typeof contents !== "object" || contents === null) return contents;
  if ("form" in contents) return null;
  const kept = Object.entries(contents).map(([name, part]) => [name, withoutParts(part)]);
  return Object.fromEntries(kept);
}

test.each([
  ["/eligibility", "/eligibility-criteria"],
  ["/registration", "/registration-2026"],
  ["/syllabus", "/syllabus-2026"],
])("%s redirects for good to %s", async (short, page) => {
  const { request } = await openTestSite();
  const answer = await request(`${short}?from=about`);
  expect([answer.status, answer.headers.get("location")]).toEqual([301, `${page}?from=about`]);
});

describe("the map", () => {
  const map = { SITE_MAP_EMBED_URL: "https://maps.example/embed?place=1" };

  test.each([
    ["/about", 250],
    ["/contact", 400],
  ])("of %s is %i pixels high, loads late and is allowed by its origin", async (path, height) => {
    const { request } = await openTestSite(map);
    const answer = await request(path);
    expect(answer.headers.get("content-security-policy")).toContain(
      "frame-src https://maps.example;",
    );
    const frame = /<iframe\b[^>]*>/.exec(await answer.text())?.[0];
    expect(frame).toContain(`map-${height}`);
    expect(frame).toContain('loading="lazy"');
    expect(frame).toMatch(/title="[^"]+"/);
  });

  test("is on no other page, and nowhere without its setting", async () => {
    const [withMap, without] = [await openTestSite(map), await openTestSite()];
    const other = await withMap.request("/terms");
    const contact = await without.request("/contact");
    for (const answer of [other, contact]) {
      expect(answer.headers.get("content-security-policy")).not.toContain("frame-src");
      expect(await answer.text()).not.toContain("<iframe");
    }
  });
});

describe("/important-dates", () => {
  test.each([
    ["2026-01-20T18:29:59Z", "Next"],
    ["2026-01-20T18:30:00Z", "Today"],
    ["2026-01-29T18:30:00Z", "Over"],
  ])("at %s, in Indian time, calls the first exam: %s", async (now, status) => {
    const html = await htmlOf(
      await openTestSite({ NODE_ENV: "test", NOW: now }),
      "/important-dates",
    );
    const row = /<th scope="row">Session 1 exam<\/th>[\s\S]*?<\/tr>/.exec(html)?.[0] ?? "";
    expect(visibleText(row).trim().split(" ").at(-1)).toBe(status);
  });
});
