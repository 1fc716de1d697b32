import { describe, expect, test } from "vitest";
import { factText } from "../../content/facts/index.ts";
import { builtInFacts } from "../../content/facts/snapshot.ts";
import { structuredQuestions } from "../../content/faq-content.ts";
import { firstEdition } from "../../content/facts/edition.ts";
import { cataloguePaths, type PagePath } from "../../content/page-catalogue.ts";
import { informationPages } from "../../content/pages/index.ts";
import { accounts, makePost } from "../support/blog-posts.ts";
import { all, attribute, metaContent, only, parsePage, textOf, htmlAt } from "../support/html.ts";
import { linked, ofType, readJsonLd, typeCounts, values, type Node } from "../support/json-ld.ts";
import { openTestSite, sharedSite, type TestSite } from "../support/site.ts";

const { fact } = builtInFacts;

const url = "https://guide.example";
const now = { NODE_ENV: "test", NOW: "2026-01-31T20:00:00Z" };
const institute = {
  SITE_NAME_PROVIDER: "The Institute",
  SITE_PHONE: "+91 480 555 0100",
  SITE_ADDRESS: "12 College Road, Kottayam, Kerala, India",
};
const paths = cataloguePaths;

const settings = { ...accounts, ...now, ...institute, SITE_URL: url };

const openSite = sharedSite(settings);

async function nodesOf(site: TestSite, path: string): Promise<readonly Node[]> {
  return readJsonLd(await htmlAt(site, path));
}

/** The types that a page has to have, by what it shows. */
function expectedTypes(path: PagePath): Readonly<Record<string, number>> {
  if (path === "/") return { EducationalOrganization: 1, WebSite: 1 };
  const page = informationPages(firstEdition).find((information) => information.path === path);
  const asks =
    path === "/faq" || path === "/latest-updates"
      ? true
      : JSON.stringify(page?.sections ?? []).includes('"kind":"questions"');
  return {
    BreadcrumbList: 1,
    ...(asks && { FAQPage: 1 }),
  };
}

/** Parts of other things, whose number is not fixed. */
const parts = ["ListItem", "Question", "Answer"];

describe("every public page", () => {
  test("says what it is once, to a JSON-LD parser that does not know the site", async () => {
    const site = await openSite();
    for (const path of paths) {
      const counts = Object.entries(typeCounts(await nodesOf(site, path)));
      const whole = counts.filter(([type]) => !parts.includes(type));
      expect(Object.fromEntries(whole), path).toEqual(expectedTypes(path));
    }
  });
});

test("admin and review pages have no image and say nothing to machines", async () => {
  const site = await openSite();
  for (const path of ["/admin/login", "/admin/dashboard", "/blog/approve", "/blog/preview/x"]) {
    const html = await (await site.request(path)).text();
    expect(html, path).not.toMatch(/og:image|twitter:|ld\+json/);
  }
});

describe("the home page", () => {
  test("introduces the institute as the settings and the record have it", async () => {
    const [organization] = ofType(await nodesOf(await openSite(), "/"), "EducationalOrganization");
    expect(values(organization, "name")).toEqual([institute.SITE_NAME_PROVIDER]);
    expect(values(organization, "telephone")).toEqual([institute.SITE_PHONE]);
    expect(values(organization, "address")).toEqual([institute.SITE_ADDRESS]);
    expect(values(organization, "url")).toEqual([`${url}/`]);
    expect(values(organization, "foundingDate")).toEqual([factText(fact("provider.established"))]);
  });
});

describe("the six questions of /faq", () => {
  const six = structuredQuestions(firstEdition)
    .map(({ question }) => question)
    .sort();

  test("are in its document, also while it is searched", async () => {
    const site = await openSite();
    for (const path of ["/faq", "/faq?q=calculator"]) {
      const questions = ofType(await nodesOf(site, path), "Question");
      expect(questions.flatMap((node) => values(node, "name")).sort()).toEqual(six);
    }
    expect(six).toHaveLength(6);
  });
});

describe("a published post", () => {
  test("is a complete article with its trail", async () => {
    const site = await openTestSite(settings);
    const post = await makePost(site, { publish: true });
    const path = `/blog/2026/02/${post.slug}`;
    const html = await htmlAt(site, path);
    const nodes = await readJsonLd(html);
    expect(typeCounts(nodes)).toMatchObject({ BlogPosting: 1, BreadcrumbList: 1, ListItem: 3 });
    const [article] = ofType(nodes, "BlogPosting");
    expect(values(article, "headline")).toEqual([post.title]);
    expect(values(article, "description")).toEqual([metaContent(parsePage(html), "description")]);
    expect(values(article, "datePublished")).toEqual([post.published_at]);
    expect(values(article, "dateModified")).toEqual([post.published_at]);
    expect(values(article, "inLanguage")).toEqual(["en-IN"]);
    expect(values(article, "keywords")).toEqual([metaContent(parsePage(html), "keywords")]);
    expect(values(article, "isAccessibleForFree")).toEqual([true]);
    expect(values(article, "image")).toEqual([metaContent(parsePage(html), "og:image")]);
    expect(values(article, "mainEntityOfPage")).toEqual([url + path]);
    for (const role of ["author", "publisher"]) {
      const organization = linked(nodes, article, role);
      expect(values(organization, "name")).toEqual([institute.SITE_NAME_PROVIDER]);
    }
    const trail = ofType(nodes, "ListItem").flatMap((crumb) => values(crumb, "item"));
    expect(trail).toEqual([`${url}/`, `${url}/blog`, url + path]);
    for (const place of [path, "/blog/category/news", "/facts/upload.photo"])
      await expectSameWay(site, place);
  });

  /** The way to a page is told to readers as to search engines; its last step is the page itself, and no link. */
  async function expectSameWay(site: TestSite, path: string): Promise<void> {
    const trail = only("nav.breadcrumbs", parsePage(await htmlAt(site, path)));
    const told = all("li", trail).map((step) => {
      const [link] = all("a", step);
      return [textOf(step), url + ((link && attribute(link, "href")) ?? path)];
    });
    const steps = ofType(await nodesOf(site, path), "ListItem");
    expect(told.length).toBeGreaterThan(2);
    expect(told).toEqual(steps.map((step) => ["name", "item"].flatMap((of) => values(step, of))));
  }
});
