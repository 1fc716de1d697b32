import { describe, expect, test } from "vitest";
import { openFront } from "../support/front.ts";
import { openTestSite, type TestSite } from "../support/site.ts";

const METRICS_TOKEN = "a-token-of-this-test";
const brotli = { "accept-encoding": "br" };
const bearer = { authorization: `Bearer ${METRICS_TOKEN}` };

async function figuresOf({ request }: TestSite): Promise<string> {
  const answer = await request("/metrics", { headers: bearer });
  expect(answer.status).toBe(200);
  expect(answer.headers.get("content-type")).toBe("text/plain; version=0.0.4; charset=utf-8");
  return answer.text();
}

/** The one figure whose name and labels begin so. */
function figureOf(text: string, series: string): number {
  const lines = text.split("\n").filter((line) => line.startsWith(series));
  expect(lines, series).toHaveLength(1);
  return Number(lines[0]?.split(" ").at(-1));
}

describe("the figures", () => {
  test("are not there unless a token is set", async () => {
    const { request } = await openTestSite();
    expect((await request("/metrics")).status).toBe(404);
    expect((await request("/metrics", { headers: bearer })).status).toBe(404);
  });

  test("are read with the token alone", async () => {
    const { request } = await openTestSite({ METRICS_TOKEN });
    for (const authorization of [
      "",
      "Bearer",
      "Bearer another-token-of-it",
      `Basic ${METRICS_TOKEN}`,
    ]) {
      const answer = await request("/metrics", { headers: { authorization } });
      expect([authorization, answer.status]).toEqual([authorization, 401]);
      expect(answer.headers.get("www-authenticate")).toBe("Bearer");
      expect(await answer.text()).not.toContain("site_");
    }
    const answer = await request("/metrics", { headers: bearer });
    expect([answer.status, answer.headers.get("cache-control")]).toEqual([200, "no-store"]);
  });

  test("count requests by method and status: addresses without end make no series without end", async () => {
    const site = await openTestSite({ METRICS_TOKEN });
    for (let number = 0; number < 40; number++) {
      await site.request(`/nothing-${number}`);
      await site.request(`/blog/2026/02/nothing-${number}`);
      await site.request(`/functions/nothing-${number}`);
      await site.request("/faq", { method: `NOTHING${number}` });
    }
    await site.request("/functions/preview-blog?postId=secret&token=secret");
    const text = await figuresOf(site);
    const counts = text.match(/^site_http_requests_total.*$/gm) ?? [];
    const ofMethod = (method: string) => counts.filter((line) => line.includes(method)).join("\n");
    expect(ofMethod('method="GET"')).toMatch(/status="404".*\} 120$/m);
    expect(ofMethod('method="other"')).toMatch(/ 40$/);
    expect(counts.length).toBeLessThan(6);
    expect(text).not.toMatch(/nothing|secret/i);
  });

  test("tell cached pages from rendered ones, and how long each took", async () => {
    const site = await openTestSite({ METRICS_TOKEN });
    await site.request("/faq", { headers: brotli });
    const ask = await openFront(site.site.serveFromCache);
    for (let time = 0; time < 3; time++) expect((await ask("/faq", brotli)).status).toBe(200);
    const text = await figuresOf(site);
    expect(figureOf(text, 'site_page_requests_total{outcome="rendered"')).toBe(1);
    expect(figureOf(text, 'site_page_requests_total{outcome="hit"')).toBe(3);
    expect(text).toMatch(/^site_http_requests_total\{[^}]*handler="cache"[^}]*\} 3$/m);
    expect(text).toMatch(
      /^site_http_request_duration_seconds_count\{[^}]*handler="cache"[^}]*\} 3$/m,
    );
    expect(figureOf(text, "site_database_up")).toBe(1);
    expect(figureOf(text, "site_cached_pages ")).toBe(1);
    expect(figureOf(text, "site_cached_pages_bytes")).toBeGreaterThan(1_000);
  });

  test("go on without the database, and say that it is away", async () => {
    const site = await openTestSite({ METRICS_TOKEN });
    await site.site.close();
    const text = await figuresOf(site);
    expect(figureOf(text, "site_database_up")).toBe(0);
    expect(figureOf(text, "process_cpu_seconds_total")).toBeGreaterThan(0);
  });
});
