import { brotliDecompressSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { pageCatalogue } from "../../content/page-catalogue.ts";
import { openBuiltFiles } from "../../server/built-files.ts";
import { openFront } from "../support/front.ts";
import { all, attribute, only, parsePage, textOf } from "../support/html.ts";
import { openTestSite } from "../support/site.ts";

const policyOf = (answer: Response) => answer.headers.get("content-security-policy") ?? "";

async function pageOf(path: string, environment: Record<string, string> = {}) {
  const { request } = await openTestSite(environment);
  const answer = await request(path);
  expect(answer.status).toBe(200);
  return { policy: policyOf(answer), page: parsePage(await answer.text()) };
}

describe("the service worker", () => {
  test("is one script at the root that a browser asks for again before each use", async () => {
    const { request } = await openTestSite();
    const answer = await request("/service-worker.js");
    expect(answer.headers.get("content-type")).toMatch(/^text\/javascript/);
    expect(answer.headers.get("cache-control")).toBe("public, no-cache");
    expect(answer.headers.get("service-worker-allowed")).toBe("/");
    expect(await answer.text()).not.toMatch(/\b(import|export)\b/);
    const headers = { "if-none-match": answer.headers.get("etag") ?? "" };
    expect((await request("/service-worker.js", { headers })).status).toBe(304);
  });

  test("may ask this site and nobody else", async () => {
    const { request } = await openTestSite();
    const answer = await request("/service-worker.js");
    expect(policyOf(answer)).toBe("default-src 'none'; connect-src 'self'");
  });

  test("answers no request where keeping pages is switched off", async () => {
    const on = await openTestSite();
    const off = await openTestSite({ OFFLINE: "off" });
    const textAt = async ({ request }: typeof on) => (await request("/service-worker.js")).text();
    expect(await textAt(on)).toContain("respondWith");
    expect(await textAt(off)).not.toContain("respondWith");
    expect(await textAt(off)).toContain("unregister");
  });
});

describe("/offline", () => {
  test("without script explains itself and says what it needs", async () => {
    const { page } = await pageOf("/offline");
    expect(textOf(only("[role=status]", page))).toContain("JavaScript");
    expect(attribute(only("main button", page), "hidden")).toBe("true");
    const leads = all("main li a", page).map((link) => attribute(link, "href"));
    for (const path of ["/important-dates", "/registration-2026", "/exam-pattern", "/admit-card"])
      expect(leads).toContain(path);
  });

  test("runs one module of at most 2,048 bytes as sent", async () => {
    const { request, site } = await openTestSite();
    const page = parsePage(await (await request("/offline")).text());
    const address = attribute(only("script[type=module]", page), "src") ?? "";
    const ask = await openFront(openBuiltFiles({ https: false, traffic: site.traffic }));
    const script = await ask(address, { "accept-encoding": "br" });
    expect(script.body.length).toBeLessThanOrEqual(2048);
    expect(brotliDecompressSync(script.body).toString()).not.toMatch(/\bimport\b/);
  });

  test("alone may start a worker", async () => {
    const { request } = await openTestSite();
    expect(policyOf(await request("/offline"))).toContain("worker-src 'self'");
    for (const { path } of pageCatalogue)
      expect(policyOf(await request(path)), path).not.toContain("worker-src");
  });

  test("says so where keeping pages is switched off, and no page leads to it", async () => {
    const { page } = await pageOf("/offline", { OFFLINE: "off" });
    expect(textOf(only("[role=status]", page))).toContain("switched off");
    expect(all("main button", page)).toEqual([]);
    expect(all('footer a[href="/offline"]', page)).toEqual([]);
    expect(all('footer a[href="/offline"]', (await pageOf("/terms")).page)).toHaveLength(1);
  });
});

const manifestSchema = z.object({
  id: z.literal("/"),
  name: z.string(),
  short_name: z.string().max(12),
  start_url: z.literal("/"),
  scope: z.literal("/"),
  display: z.literal("standalone"),
  theme_color: z.string().regex(/^#[0-9a-f]{3,6}$/),
  background_color: z.string().regex(/^#[0-9a-f]{3,6}$/),
  icons: z.array(
    z.object({
      src: z.string(),
      sizes: z.string(),
      type: z.string(),
      purpose: z.literal("maskable").optional(),
    }),
  ),
});

describe("the manifest", () => {
  test("is linked once from every public page", async () => {
    const { request } = await openTestSite();
    for (const path of ["/offline", ...pageCatalogue.map((page) => page.path)]) {
      const links = all("link[rel=manifest]", parsePage(await (await request(path)).text()));
      expect(links.map((link) => attribute(link, "href"))).toEqual(["/manifest.webmanifest"]);
    }
  });

  test("names the site and the institute, and has icons of the sizes that it says", async () => {
    const { request, site } = await openTestSite({ SITE_NAME_PROVIDER: "Malabar Coaching" });
    const answer = await request("/manifest.webmanifest");
    expect(answer.headers.get("content-type")).toMatch(/^application\/manifest\+json/);
    const manifest = manifestSchema.parse(await answer.json());
    expect(manifest.name).toContain("Malabar Coaching");
    const ask = await openFront(openBuiltFiles({ https: false, traffic: site.traffic }));
    const pictures = manifest.icons.filter(({ type }) => type === "image/png");
    for (const { src, sizes } of pictures) {
      const icon = await ask(src);
      expect(icon.headers["content-type"], src).toBe("image/png");
      expect(pngSize(icon.body), src).toBe(sizes);
    }
    // What Chromium asks for before it offers to install.
    expect(pictures.map(({ sizes, purpose }) => [sizes, purpose])).toEqual([
      ["192x192", undefined],
      ["512x512", undefined],
      ["512x512", "maskable"],
    ]);
  });
});

/** Width and height stand at fixed places of the file (PNG specification, section 11.2.1). */
function pngSize(file: Buffer): string {
  return `${file.readUInt32BE(16)}x${file.readUInt32BE(20)}`;
}
