import { expect, test, type Browser } from "@playwright/test";
import { signIn } from "./desk.ts";
import { makeHostileDrafts, publishRegardless } from "./hostile-posts.ts";
import { provoke, watchPages } from "./hostile-watch.ts";
import { withModelSite, type ModelSite } from "./model-site.ts";

const control = [
  "<script>alert(1)</script>",
  "<img src=x onerror=alert(1)>",
  "<iframe srcdoc='<script>alert(1)</script>'></iframe>",
  "<a href='java&Tab;script:alert(1)' id=link>x</a><script>document.links[0].click()</script>",
];

test("a page that does what payloads ask for is noticed, and the policy alone stops it", async ({
  browser,
}) => {
  const siteUrl = "http://127.0.0.1:9";
  for (const [policy, runs] of [
    ["default-src * 'unsafe-inline'", true],
    ["default-src 'none'; script-src 'none'", false],
  ] as const) {
    const context = await browser.newContext();
    const watch = await watchPages(context, siteUrl);
    const headers = { "content-type": "text/html", "content-security-policy": policy };
    for (const [index, body] of control.entries()) {
      const address = `${siteUrl}/${index}`;
      await context.route(address, (route) => route.fulfill({ headers, body }));
      const before = watch.incidents.filter((incident) => incident.startsWith("ran")).length;
      const page = await context.newPage();
      await page.goto(address);
      const ran = () => watch.incidents.filter((incident) => incident.startsWith("ran")).length;
      if (runs) await expect.poll(ran, { message: body }).toBeGreaterThan(before);
      else expect(ran()).toBe(before);
    }
    expect(watch.violations.length > 0).toBe(!runs);
    await context.close();
  }
});

test("what a hostile model and a hostile editor wrote runs nowhere, with the policy and without it", async ({
  browser,
}) => {
  test.setTimeout(480_000);
  await withModelSite(async (site) => {
    const drafts = await makeHostileDrafts(site);
    const review = drafts.flatMap(({ id, previewUrl }) => {
      const token = new URL(previewUrl).searchParams.get("token") ?? "";
      const query = new URLSearchParams({ token }).toString();
      return [`/blog/preview/${id}?${query}`, `/blog/preview/${id}?${query}&against=1`];
    });
    const desk = [
      "/admin/dashboard",
      "/admin/audit",
      ...drafts.map(({ id }) => `/admin/posts/${id}`),
    ];
    for (const bypassCSP of [false, true])
      await visit(browser, site, [...review, ...desk], bypassCSP);
    const posts = await publishRegardless(site, drafts);
    const lists = ["/blog", ...posts.filter((_, index) => index % 24 === 0).map(afterPost)];
    for (const bypassCSP of [false, true])
      await visit(browser, site, [...lists, ...posts], bypassCSP);
  });
});

function afterPost(address: string): string {
  return `/blog?after=${address.split("/").at(-1) ?? ""}`;
}

/** Opens these pages in one browser and holds them to doing nothing. */
async function visit(
  browser: Browser,
  { url }: ModelSite,
  addresses: readonly string[],
  bypassCSP: boolean,
): Promise<void> {
  const context = await browser.newContext({ baseURL: url, bypassCSP });
  const watch = await watchPages(context, url);
  const page = await context.newPage();
  if (addresses.some((address) => address.startsWith("/admin"))) await signIn(page);
  for (const address of addresses) {
    const isDesk = address.startsWith("/admin");
    const answer = await page.goto(address, { waitUntil: isDesk ? "networkidle" : "load" });
    expect([address, answer?.status()]).toEqual([address, 200]);
    expect([address, await provoke(page)]).toEqual([address, []]);
    expect([address, watch.incidents]).toEqual([address, []]);
  }
  expect(watch.violations).toEqual([]);
  await context.close();
}
