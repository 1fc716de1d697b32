import { describe, expect, test } from "vitest";
import { maxBytes, weighed } from "../../bench/page-weight.ts";
import { cataloguePaths } from "../../content/page-catalogue.ts";
import { all, attribute, parsePage } from "../support/html.ts";
import { hasOwnScript } from "../support/own-scripts.ts";
import { sharedSite } from "../support/site.ts";

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
      const { request } = await plainSite();
      const answer = await request(path, { headers: { "sec-fetch-dest": "document" } });
      const html = await answer.clone().text();
      const { body, styles } = await weighed(path, answer);
      expect([path, body + styles, body + styles <= maxBytes]).toEqual([path, body + styles, true]);
      const page = parsePage(html);
      expect(styles).toBeGreaterThan(0);
      expect(all("style, [style]", page)).toEqual([]);
      const scripts = all("script:not([type='application/ld+json'])", page);
      if (!hasOwnScript(path)) expect(scripts).toEqual([]);
      const asked = asking.flatMap(([selector, property]) =>
        all(selector, page).map((element) => attribute(element, property) ?? ""),
      );
      expect(asked.filter((address) => !/^\/(?!\/)/.test(address))).toEqual([]);
    },
  );
});
