import { expect, test, type Browser } from "@playwright/test";
import { xssPayloads } from "../corpus/xss-payloads.ts";
import { readPreview, tokenOf } from "./desk.ts";
import { makeHostileDrafts, publishRegardless } from "./hostile-posts.ts";
import { provoke, watchPages } from "./hostile-watch.ts";
import { withModelSite, type ModelSite } from "./model-site.ts";
import { holdSession } from "./sessions.ts";

const control = [
  "<script>alert(1)</script>",
  "<img src=x onerror=alert(1)>",
  "<iframe srcdoc='<script>alert(1)</script>'></iframe>",
  "<a href='java&Tab;script:alert(1)' id=link>x</a><script>document.links[0].click()</script>",
];

test("a page that does what payloads ask for is noticed, by itself and by clicks, and the policy alone stops it", async ({
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

  const context = await browser.newContext();
  const watch = await watchPages(context, siteUrl);
  const body = `<main><article class="prose"><p onclick="alert('the handler')">x</p>
    <a href="javascript:alert('the link')">x</a></article></main>`;
  await context.route(siteUrl, (route) =>
    route.fulfill({ headers: { "content-type": "text/html" }, body }),
  );
  const page = await context.newPage();
  await page.goto(siteUrl);
  expect(await provoke(page)).toEqual([
    "P onclick=alert('the handler')",
    "A href=javascript:alert('the link')",
  ]);
  for (const what of ["the handler", "the link"])
    await expect.poll(() => watch.incidents).toContain(`ran: alert ${what}`);
  await context.close();
});

test(
  "what a hostile model and a hostile editor wrote runs nowhere, with the policy and without it",
  { tag: "@proof" },
  async ({ browser }) => {
    test.setTimeout(1_200_000);
    expect(xssPayloads.length).toBeGreaterThanOrEqual(500);
    await withModelSite(async (site) => {
      const drafts = await makeHostileDrafts(site);
      const review: string[] = [];
      for (const draft of drafts) {
        const { editToken } = await readPreview(site.calls, draft);
        const [preview, edit] = [tokenOf(draft), editToken].map((token) =>
          new URLSearchParams({ token }).toString(),
        );
        const address = `/blog/preview/${draft.id}?${preview}`;
        review.push(address, `${address}&against=1`, `/blog/edit/${draft.id}?${edit}`);
      }
      const desk = [
        "/admin/dashboard",
        "/admin/log",
        ...drafts.map(({ id }) => `/admin/posts/${id}`),
      ];
      // Without the policy it would run at once; with it, where it would only be reported, some pages are enough.
      await Promise.all([visit(browser, site, review, true), visit(browser, site, desk, true)]);
      const posts = await publishRegardless(site, drafts);
      const each = (many: number) => posts.filter((_, index) => index % many === 0);
      const lists = ["/blog", ...each(7).map(afterPost)];
      await visit(browser, site, [...lists, ...posts], true);
      await visit(browser, site, [...lists, ...each(4)], false);
    });
  },
);

/** Where a page shows what was written; each has it before anything is touched. */
function shownBy(address: string): string {
  if (address.startsWith("/admin/posts/")) return ".desk-post";
  return /^\/blog\/(preview|edit|\d)/.test(address) ? ".prose >> nth=0" : "main";
}

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
  if (addresses.some((address) => address.startsWith("/admin")))
    await holdSession(page, { site: url });
  for (const address of addresses) {
    const isDesk = address.startsWith("/admin");
    const answer = await page.goto(address, { waitUntil: isDesk ? "networkidle" : "load" });
    expect([address, answer?.status()]).toEqual([address, 200]);
    await expect(page.locator(shownBy(address)), address).not.toBeEmpty();
    expect([address, await provoke(page)]).toEqual([address, []]);
    expect([address, watch.incidents]).toEqual([address, []]);
  }
  expect(watch.incidents).toEqual([]);
  expect(watch.violations).toEqual([]);
  await context.close();
}
