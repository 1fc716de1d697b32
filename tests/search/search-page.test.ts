import { describe, expect, test } from "vitest";
import { openSecondConnection } from "../support/engines.ts";
import { all, attribute, metaContent, only, parsePage, textOf, texts } from "../support/html.ts";
import { sharedSite } from "../support/site.ts";
import { loggedText } from "../support/watched-log.ts";
import { wholeDatabase } from "../support/whole-database.ts";

const METRICS_TOKEN = "a-token-of-this-test";
const site = sharedSite({ METRICS_TOKEN });

async function search(query: Record<string, string> | string) {
  const { request } = await site();
  const asked = new URLSearchParams(query).toString();
  const answer = await request(asked === "" ? "/search" : `/search?${asked}`);
  const page = parsePage(await answer.text());
  return { answer, page, main: only("main", page), header: only("header.site-header", page) };
}

const hrefs = (selector: string, within: Parameters<typeof all>[1]) =>
  all(selector, within).map((link) => attribute(link, "href") ?? "");

describe("/search", () => {
  test("asks and finds nothing by itself: the field, what is asked most, the tools, and is kept", async () => {
    const { answer, page, main } = await search("");
    expect(answer.status).toBe(200);
    expect(answer.headers.get("cache-control")).toContain("public");
    expect(metaContent(page, "robots")).toBeUndefined();
    expect(attribute(only("form[role=search]", main), "action")).toBe("/search");
    expect(hrefs("#asked-most ~ ul a", main).filter((path) => /^\/faq#/.test(path))).toHaveLength(
      6,
    );
    expect(hrefs("#tools ~ ul a", main)).toContain("/tools/eligibility");
    expect(hrefs("a.skip-link", page)).toEqual(["#content"]);
  });

  test("shows what was found, marked, with its kind and place, to one reader and no search engine", async () => {
    const { answer, page, main, header } = await search({ q: "negative marking" });
    expect(answer.status).toBe(200);
    expect(answer.headers.get("cache-control")).toBe("private, no-cache");
    expect(answer.headers.get("x-robots-tag")).toBe("noindex");
    expect(answer.headers.get("referrer-policy")).toBe("no-referrer");
    expect(metaContent(page, "robots")).toBe("noindex");
    expect(attribute(only("link[rel=canonical]", page), "href")).not.toContain("?");
    expect(textOf(only("title", page))).toContain("negative marking");
    const hits = all(".hits > li", main);
    expect(hits.length).toBeGreaterThan(2);
    expect(hits.length).toBeLessThanOrEqual(10);
    for (const hit of hits) {
      expect(hrefs("h3 a", hit)).toEqual([expect.stringMatching(/^\//)]);
      expect(textOf(only("p.quiet", hit))).toMatch(/^(Page|Question|Answer|Update|Fact|Post|Tool)/);
    }
    expect(texts(".hits mark", main).join(" ").toLowerCase()).toMatch(/negative|marking/);
    for (const field of [only("#search", main), only("#site-search", header)])
      expect(attribute(field, "value")).toBe("negative marking");
    expect(hrefs("a.skip-link", page)).toEqual(["#results"]);
    expect(all("#results", main)).toHaveLength(1);
  });

  test("corrects a word that the site does not have, says so, and searches for it all the same when told", async () => {
    const { main } = await search({ q: "eligiblity" });
    const said = textOf(only("#results", main));
    expect(said).toContain("Showing results for “eligibility”.");
    const [insist = ""] = hrefs('a[href*="exact=1"]', main);
    expect(insist).toBe("/search?q=eligiblity&exact=1");
    const exact = await search(new URL(insist, "https://example.org").search);
    expect(textOf(only("main", exact.page))).not.toContain("Showing results for");
    expect(exact.answer.status).toBe(200);
  });

  test("says that nothing answers, and where else to ask", async () => {
    const { answer, main } = await search({ q: "xyzzyqwv" });
    expect(answer.status).toBe(200);
    expect(textOf(only("h2#found", main))).toBe("No results for “xyzzyqwv”");
    expect(hrefs("#where-else ~ ul a", main)).toEqual(["/faq", "/contact", "/sitemap"]);
  });

  test("lists its parts one after the other", async () => {
    const { main } = await search({ q: "session" });
    const [next = ""] = hrefs("a[rel=next]", main);
    expect(next).toBe("/search?q=session&part=2");
    const second = await search(new URL(next, "https://example.org").search);
    expect(attribute(only("ol.hits", second.page), "start")).toBe("11");
    expect(hrefs("a[rel=prev]", second.page)).toEqual(["/search?q=session"]);
    const first = hrefs(".hits h3 a", main);
    expect(hrefs(".hits h3 a", second.page).filter((path) => first.includes(path))).toEqual([]);
  });

  test.each([
    ["q=fee&part=-1", "Enter a whole number from 1 to 99."],
    ["q=fee&part=99", "There is no such page of results."],
    ["q=fee&q=dates", "The link has this answer twice. Enter it once."],
    ["q=fee&exact=on", "To search exactly as typed, use exact=1."],
  ])("answers %s with 400 and a sentence", async (query, sentence) => {
    const { answer, main } = await search(query);
    expect(answer.status).toBe(400);
    expect(textOf(only("[role=alert]", main))).toContain(sentence);
    expect(all("#search", main)).toHaveLength(1);
  });
});

test("what was searched for is in no log, no figure, no table and no other page", async () => {
  const word = "kumbalangi";
  const { request, location } = await site();
  for (const query of [`q=${word}`, `q=${word}&part=zoo`, `q=${word}&exact=1`, `x=1&q=${word}`])
    await request(`/search?${query}`, { headers: { referer: `https://example.org/?${query}` } });
  await request(`/no-such-page?q=${word}`);
  const metrics = await request("/metrics", {
    headers: { authorization: `Bearer ${METRICS_TOKEN}` },
  });
  expect(metrics.status).toBe(200);
  expect(await metrics.text()).not.toContain(word);
  expect(loggedText()).toContain('"path":"/search"');
  expect(loggedText()).not.toContain(word);
  const { queries } = await openSecondConnection(location);
  const kept = JSON.stringify(await wholeDatabase(queries));
  expect(kept).not.toContain(word);
  expect(await (await request("/search")).text()).not.toContain(word);
  const next = await request("/search?q=fee");
  expect(next.headers.get("set-cookie")).toBeNull();
  expect(await next.text()).not.toContain(word);
});

describe("the field in the header", () => {
  test.each(["/", "/faq", "/latest-updates", "/exam-pattern", "/tools", "/no-such-page"])(
    "stands on %s, labelled, without script, and with a name and ids of its own",
    async (path) => {
      const { request } = await site();
      const page = parsePage(await (await request(`${path}?q=fee`)).text());
      const form = only("header.site-header form", page);
      expect([attribute(form, "action"), attribute(form, "method")]).toEqual([
        "/search",
        undefined,
      ]);
      expect(attribute(form, "ariaLabel")).toBe("Whole site");
      const field = only("input", form);
      expect([attribute(field, "name"), attribute(field, "value") ?? ""]).toEqual(["q", ""]);
      expect(textOf(only(`label[for="${attribute(field, "id") ?? ""}"]`, form))).toBe("Search");
      const ids = all("[id]", page).map((element) => attribute(element, "id"));
      expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
      const names = all("main form[role=search] label", page).map(textOf);
      expect(names).not.toContain("Search");
    },
  );
});
