import { describe, expect, test } from "vitest";
import { openFront } from "../support/front.ts";
import { figure, readPrometheusText } from "../support/prometheus-text.ts";
import { openTestSite, type TestSite } from "../support/site.ts";

const METRICS_TOKEN = "a-token-of-this-test";
const brotli = { "accept-encoding": "br" };
const bearer = { authorization: `Bearer ${METRICS_TOKEN}` };

async function figuresOf({ request }: TestSite) {
  const answer = await request("/metrics", { headers: bearer });
  expect(answer.status).toBe(200);
  expect(answer.headers.get("content-type")).toBe("text/plain; version=0.0.4; charset=utf-8");
  const series = readPrometheusText(await answer.text());
  return {
    series,
    of: (name: string, labels?: Record<string, string>) => figure(series, name, labels),
  };
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
    const { series, of } = await figuresOf(site);
    const requests = (labels: Record<string, string>) => of("site_http_requests_total", labels);
    expect(requests({ method: "GET", status: "404" })).toBe(120);
    expect(requests({ method: "other" })).toBe(40);
    expect(JSON.stringify(series)).not.toMatch(/nothing|secret/i);
    const counts = series.filter(({ name }) => name === "site_http_requests_total");
    expect(counts.length).toBeLessThan(6);
  });

  test("tell cached pages from rendered ones, and how long each took", async () => {
    const site = await openTestSite({ METRICS_TOKEN });
    await site.request("/faq", { headers: brotli });
    const ask = await openFront(site.site.serveFromCache);
    for (let time = 0; time < 3; time++) expect((await ask("/faq", brotli)).status).toBe(200);
    const { of } = await figuresOf(site);
    expect(of("site_page_requests_total", { outcome: "rendered" })).toBe(1);
    expect(of("site_page_requests_total", { outcome: "hit" })).toBe(3);
    expect(of("site_http_requests_total", { handler: "cache", status: "200" })).toBe(3);
    expect(of("site_database_up")).toBe(1);
    expect(of("site_cached_pages")).toBe(1);
    expect(of("site_cached_pages_bytes")).toBeGreaterThan(1_000);
    expect(of("site_http_request_duration_seconds_count", { handler: "cache" })).toBe(3);
  });

  test("go on without the database, and say that it is away", async () => {
    const site = await openTestSite({ METRICS_TOKEN });
    await site.site.close();
    const { of } = await figuresOf(site);
    expect(of("site_database_up")).toBe(0);
    expect(of("process_cpu_seconds_total")).toBeGreaterThan(0);
  });
});
