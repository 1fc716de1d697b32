import type { Root } from "hast";
import { statSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { firstEdition } from "../../content/facts/edition.ts";
import { cataloguePaths } from "../../content/page-catalogue.ts";
import { brand } from "../../content/site.ts";
import {
  all,
  attribute,
  metaContent,
  only,
  parsePage,
  textOf,
  texts,
  pageAt,
} from "../support/html.ts";
import { openTestSite, type TestSite } from "../support/site.ts";
import { z } from "zod";
import { labelledData } from "../support/labelled-data.ts";

/** How often a CSS selector has to fit; what stands there, where it is fixed. */
const fixedSchema = z.tuple([z.string(), z.union([z.number(), z.array(z.string())])]);

type Fixed = z.infer<typeof fixedSchema>;

const specPageSchema = z.object({
  path: z.string(),
  /** Texts that are fixed, as a reader sees them. */
  says: z.array(z.string()).default([]),
  has: z.array(fixedSchema).default([]),
  /** In the order of the page; between two exams the syllabus is the home page's first. */
  leads: z.array(z.tuple([z.string(), z.array(z.string())])).default([]),
});

/** Every public page with a fixed address: those whose texts are fixed from the start, and those that came later. */
const specPages = ["spec-pages", "own-pages"].flatMap((name) =>
  labelledData(`pages/${name}`, z.array(specPageSchema)),
);

/** Only where the table fixes texts or a count. */
function shownAt([selector, expected]: Fixed, page: Root): number | readonly string[] {
  return typeof expected === "number" ? all(selector, page).length : texts(selector, page);
}

function pathsOf(selector: string, page: Root): readonly (string | undefined)[] {
  return all(selector, page).map((link) => attribute(link, "href"));
}

/** The fixed top navigation: labels with their paths, in order. */
const navigation = [
  ["Home", "/"],
  ["Latest Updates", "/latest-updates"],
  ["Blog", "/blog"],
  ["Registration", "/registration-2026"],
  ["Syllabus", "/syllabus-2026"],
  ["Exam Pattern", "/exam-pattern"],
  ["Eligibility", "/eligibility-criteria"],
  ["Important Dates", "/important-dates"],
  ["Admit Card", "/admit-card"],
  ["Results", "/results"],
  ["Counseling", "/counseling"],
  ["Previous Papers", "/previous-papers"],
  ["Mock Tests", "/mock-tests"],
  ["Preparation Tips", "/preparation-tips"],
  ["FAQ", "/faq"],
] as const;

const environment = {
  NODE_ENV: "test",
  NOW: "2026-11-21T06:00:00Z",
  SITE_URL: "https://guide.example",
  SITE_NAME_PROVIDER: "Malabar Coaching",
  SITE_ADDRESS: "1 Beach Road, Kozhikode, Kerala, India",
  SITE_PHONE: "+91 495 000 0000",
  SITE_WHATSAPP: "914950000000",
  SITE_MAP_EMBED_URL: "https://maps.example/embed?place=1",
};

const chat = "https://wa.me/914950000000?text=JEE";

const footerLinks = ["/about", "/contact", "/sitemap", "/privacy-policy", "/terms", "/disclaimer"];

/** All of them as they are answered on that day; read once, by the first test. */
let walked: Promise<ReadonlyMap<string, Root>> | undefined;

function everyPage(): Promise<ReadonlyMap<string, Root>> {
  walked ??= walk();
  return walked;
}

async function walk(): Promise<ReadonlyMap<string, Root>> {
  const site = await openTestSite(environment);
  const pages = new Map<string, Root>();
  for (const { path } of specPages) pages.set(path, await pageAt(site, path));
  return pages;
}

test("the walk goes over every page of the catalogue", () => {
  const known = cataloguePaths;
  expect(specPages.map(({ path }) => path).sort()).toEqual([...known].sort());
});

describe.each(specPages)("$path", ({ path, says, has, leads }) => {
  test("shows what the specification fixes for it", async () => {
    const page = (await everyPage()).get(path);
    if (page === undefined) throw new Error(`${path} was not walked.`);
    const text = textOf(only("main", page));
    expect(says.filter((part) => !text.includes(part))).toEqual([]);
    for (const fixed of has) expect(shownAt(fixed, page), fixed[0]).toEqual(fixed[1]);
    for (const [selector, paths] of leads) expect(pathsOf(selector, page), selector).toEqual(paths);
  });
});

/** The pages with a script, and what on them waits for it. */
const scripted: Readonly<Record<string, readonly string[]>> = {
  "/faq": ["Show all"],
  "/latest-updates": ["Show all"],
  "/tools/upload-check": ["photo", "signature", "certificate", "certificate"].flatMap((file) => [
    `Choose the ${file}`,
    "Make a copy that fits",
    "The copy",
    "Save the copy",
  ]),
  "/year": [
    "Date of your exam",
    "Week by week",
    "Mock scores Marks in your last mock, out of 300 Add",
    "Remove the last one",
    "Saved only in this browser. Anyone else who uses this device can see it. Clear everything",
  ],
};

describe("every public page", () => {
  test("is one readable document in English with a name, a description and its own address", async () => {
    for (const [path, page] of await everyPage()) {
      expect(attribute(only("html", page), "lang"), path).toBe("en-IN");
      expect(all("h1", page), path).toHaveLength(1);
      expect(textOf(only("title", page)), path).toMatch(
        new RegExp(`^.+ \\| ${brand(firstEdition)}$`),
      );
      const description = metaContent(page, "description") ?? "";
      expect(description, path).toMatch(/^.{50,160}$/);
      expect(metaContent(page, "og:description"), path).toBe(description);
      const canonical = `https://guide.example${path}`;
      expect(attribute(only("link[rel=canonical]", page), "href")).toBe(canonical);
      const manifest = only("link[rel=manifest]", page);
      expect(attribute(manifest, "href"), path).toBe("/manifest.webmanifest");
      expect(textOf(only("body", page)), path).not.toMatch(/undefined|\bNaN\b|\[object|[{}]/);
    }
  });

  test("has no script in its text and no style attributes; what it says to machines is JSON", async () => {
    for (const [path, page] of await everyPage()) {
      const modules = all("script[src]", page).map((module) => attribute(module, "type"));
      expect(modules, path).toEqual(path in scripted ? ["module"] : []);
      for (const block of all("script:not([src])", page))
        expect(JSON.parse(textOf(block)), path).toHaveProperty("@context", "https://schema.org");
      expect(all("[style], [onclick], [onload], template", page), path).toEqual([]);
      const waiting = all("[hidden]", page).map((element) =>
        textOf({ ...element, properties: {} }),
      );
      expect(waiting, path).toEqual(scripted[path] ?? []);
    }
  });

  test("has the fifteen entries of the navigation in order and marks itself", async () => {
    for (const [path, page] of await everyPage()) {
      const menu = only("nav[aria-label=Main]", page);
      const entries = all("a", menu).map((link) => [textOf(link), attribute(link, "href")]);
      expect(entries, path).toEqual(navigation);
      const marked = all("a[aria-current=page]", menu).map((link) => attribute(link, "href"));
      expect(marked, path).toEqual(navigation.some(([, entry]) => entry === path) ? [path] : []);
      expect(attribute(only("a.brand", page), "href"), path).toBe("/");
    }
  });

  test("ends with the provider, the quick links, the official site and the year", async () => {
    for (const [path, page] of await everyPage()) {
      const footer = only("footer", page);
      const text = textOf(footer);
      for (const part of ["Malabar Coaching", environment.SITE_ADDRESS, environment.SITE_PHONE])
        expect(text, path).toContain(part);
      expect(text, path).toContain("Not the official site");
      expect(text, path).toContain("© 2026 Malabar Coaching.");
      const links = all("nav a", footer).map((link) => attribute(link, "href"));
      expect(links, path).toEqual([...footerLinks, "https://jeemain.nta.nic.in/"]);
    }
  });

  test("leads only to places that exist, and out of the site in a new tab", async () => {
    const site = await openTestSite(environment);
    const known = new Map<string, ReadonlySet<string>>();
    for (const [path, page] of await everyPage()) known.set(path, idsOf(page, path));
    for (const [path, page] of await everyPage()) {
      for (const link of all("a", page)) {
        const href = attribute(link, "href") ?? "";
        const place = `${path} to ${href}`;
        if (href.startsWith("https:")) {
          expect(attribute(link, "target"), place).toBe("_blank");
          expect(attribute(link, "rel")?.split(" "), place).toContain("noopener");
        }
        if (/^(?:Report a mistake|Report it)/.test(textOf(link)))
          expect(new URL(href).searchParams.get("text"), place).toContain(
            `: ${environment.SITE_URL}${path}`,
          );
        else if (href.startsWith("https://wa.me/")) expect(href, place).toBe(chat);
        else if (href.startsWith("tel:")) expect(href, place).toBe("tel:+914950000000");
        else if (!href.startsWith("https:"))
          expect(await isThere(site, known, path, href), place).toBe(true);
      }
    }
  });
});

/** Looks for the part too that the address names. */
async function isThere(
  { request }: Pick<TestSite, "request">,
  known: Map<string, ReadonlySet<string>>,
  from: string,
  href: string,
): Promise<boolean> {
  const [address = "", anchor] = href.split("#");
  const path = address === "" ? from : address;
  if (!known.has(path)) {
    // Files at the root are answered before the site (`server/built-files.ts`).
    if (statSync(`public${path}`, { throwIfNoEntry: false })?.isFile()) return true;
    const answer = await request(path);
    const moved = answer.status === 301 ? answer.headers.get("location") : null;
    if (moved !== null) return isThere({ request }, known, from, moved);
    if (answer.status !== 200) return false;
    known.set(path, idsOf(parsePage(await answer.text()), path));
  }
  return anchor === undefined || known.get(path)?.has(anchor) === true;
}

/** The ids of a page's parts, each of which is there once. */
function idsOf(page: Root, path: string): ReadonlySet<string> {
  const ids = all("[id]", page).flatMap((element) => attribute(element, "id") ?? []);
  expect(ids, path).toHaveLength(new Set(ids).size);
  return new Set(ids);
}

test("every tool is one link from home, and all of them are on one page", async () => {
  const pages = await everyPage();
  const tools = [...pages.keys()].filter((path) => path === "/year" || /^\/tools\//.test(path));
  expect(tools).toHaveLength(7);
  for (const [from, page] of pages)
    if (from === "/" || from === "/tools")
      expect(pathsOf("main a", page), from).toEqual(expect.arrayContaining(tools));
});

test.each([
  ["/eligibility", "/eligibility-criteria"],
  ["/registration", "/registration-2026"],
  ["/syllabus", "/syllabus-2026"],
  ["/admin/audit", "/admin/log"],
  ["/admin/editions", "/admin/facts/editions"],
  ["/admin/media", "/admin/pictures"],
  ["/admin/ranks", "/admin/facts/closing-ranks"],
])("%s redirects for good to %s", async (short, page) => {
  const { request } = await openTestSite();
  const answer = await request(`${short}?from=about`);
  expect([answer.status, answer.headers.get("location")]).toEqual([301, `${page}?from=about`]);
});

test("an unknown address has the 404 page with a link to the home page", async () => {
  const site = await openTestSite(environment);
  const page = await pageAt(site, "/no-such-page", 404);
  expect(textOf(only("h1", page))).toBe("Oops! Page not found");
  const home = all("main a", page).find((link) => textOf(link) === "Return to Home");
  expect(home && attribute(home, "href")).toBe("/");
});

test.each([
  ["2026-12-31T18:29:59Z", "2026"],
  ["2026-12-31T18:30:00Z", "2027"],
])("at %s, in Indian time, the copyright year is %s", async (now, year) => {
  const page = await pageAt(await openTestSite({ ...environment, NOW: now }), "/terms");
  expect(textOf(only("footer .copyright", page))).toContain(`© ${year} `);
});
