import { describe, expect, test } from "vitest";
import { maxBytes, weighed } from "../../bench/page-weight.ts";
import { cataloguePaths } from "../../content/page-catalogue.ts";
import { all, attribute, parsePage } from "../support/html.ts";
import { hasOwnScript } from "../support/own-scripts.ts";
import { sharedSite, type TestSite } from "../support/site.ts";

const catalogue = cataloguePaths;

/** Elements that make a browser ask for something of their own accord, and where they name it. */
const asking = [
  ["link[rel=stylesheet]", "href"],
  ["link[rel=preload]", "href"],
  ["link[rel=modulepreload]", "href"],
  ["link[rel=preconnect]", "href"],
  ["link[rel=icon]", "href"],
  ["link[rel=manifest]", "href"],
  ["script[src]", "src"],
  ["img[src]", "src"],
  ["source", "srcSet"],
  ["iframe", "src"],
  ["video", "src"],
  ["audio", "src"],
] as const;

const plainSite = sharedSite();

describe("the weight of public pages", () => {
  test.each([
    ...catalogue,
    "/changes",
    "/facts/upload.photo",
    "/no-such-page",
    "/blog/2026/01/no-such-post",
  ])(
    "%s is at most 14,600 bytes with the stylesheets it waits for, nothing from elsewhere",
    async (path) => {
      await expectOneLightAnswer(await plainSite(), path);
    },
  );
});

async function weigh({ request }: TestSite, path: string) {
  return weighed(path, await request(path, { headers: { "sec-fetch-dest": "document" } }));
}

async function expectOneLightAnswer(site: TestSite, path: string): Promise<void> {
  const { body, styles } = await weigh(site, path);
  expect([path, body + styles, body + styles <= maxBytes]).toEqual([path, body + styles, true]);
  const html = await (await site.request(path)).text();
  const page = parsePage(html);
  expect(styles).toBeGreaterThan(0);
  expect(all("style, [style]", page)).toEqual([]);
  if (!hasOwnScript(path)) expect(scriptsOf(html)).toEqual([]);
  const asked = asking.flatMap(([selector, property]) =>
    all(selector, page).map((element) => attribute(element, property) ?? ""),
  );
  expect(asked.filter((address) => !/^\/(?!\/)/.test(address))).toEqual([]);
}

function scriptsOf(html: string): readonly string[] {
  return all("script:not([type='application/ld+json'])", parsePage(html)).map(
    (script) => attribute(script, "src") ?? "inline",
  );
}
