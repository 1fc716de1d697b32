import { expect, test, type Browser, type Page } from "@playwright/test";
import { openDatabase } from "../../database/open-database.ts";
import { storableText } from "../../domain/shared/written-text.ts";
import { xssPayloads } from "../corpus/xss-payloads.ts";
import { ledgerWith } from "../support/writing.ts";
import { addDraft, holdSession } from "./sessions.ts";
import { withOwnSite, type OwnSite } from "./own-site.ts";

/** A window of a browser in which nothing is to run, load or lead away, and what did; nothing reaches another host. */
async function openWatched(browser: Browser, siteUrl: string, bypassCSP: boolean) {
  const incidents: string[] = [];
  const { host } = new URL(siteUrl);
  // Not by a route, with which the browser keeps no file of the desk from one page to the next.
  const proxy = { server: "http://127.0.0.1:9", bypass: host };
  const context = await browser.newContext({ baseURL: siteUrl, bypassCSP, proxy });
  await context.exposeFunction("reportExecution", (what: string) => incidents.push(`ran ${what}`));
  await context.addInitScript(() => {
    for (const name of ["alert", "confirm", "prompt", "print", "msgbox", "open"])
      Reflect.set(window, name, (...words: unknown[]) =>
        Reflect.apply(Reflect.get(window, "reportExecution") as (what: string) => void, window, [
          `${name} ${words.join()}`,
        ]),
      );
  });
  context.on("request", (request) => {
    const [kind, address] = [request.resourceType(), request.url()];
    // A post may show images by https: the policy says so.
    const isAllowed = kind === "image" && /^(https|data):/.test(address);
    if (!isAllowed && new URL(address).origin !== siteUrl)
      incidents.push(`asked for ${kind} ${address}`);
  });
  const page = await context.newPage();
  page.on("frameattached", (frame) => incidents.push(`a frame: ${frame.url()}`));
  page.on("popup", (popup) => incidents.push(`a window: ${popup.url()}`));
  page.on("console", (message) => {
    if (message.text().includes("Content Security Policy")) incidents.push(message.text());
  });
  return { page, incidents, close: () => context.close() };
}

/** Touches everything on a page as a reader could; a link is followed only where its address could run. */
async function touchAll(page: Page): Promise<void> {
  await page.evaluate(() => {
    const schemes = ["http:", "https:", "irc:", "ircs:", "mailto:", "xmpp:", "tel:"];
    document.addEventListener(
      "click",
      (event) => {
        const link = event.target instanceof Element ? event.target.closest("a, area") : null;
        const address = link?.getAttribute("href") ?? link?.getAttribute("xlink:href") ?? "";
        const { protocol } = URL.parse(address, document.baseURI) ?? { protocol: "http:" };
        if (schemes.includes(protocol)) event.preventDefault();
      },
      { capture: true },
    );
    for (const element of document.querySelectorAll("main :is(article, .desk-post) *"))
      for (const type of ["mouseover", "pointerover", "focus", "click", "animationstart", "toggle"])
        element.dispatchEvent(
          type === "click"
            ? new MouseEvent(type, { bubbles: true, cancelable: true })
            : new Event(type, { bubbles: true, cancelable: true }),
        );
  });
}

test("a page that does what payloads ask for is noticed, by itself and by clicks", async ({
  browser,
}) => {
  const siteUrl = "http://127.0.0.1:9";
  const { page, incidents, close } = await openWatched(browser, siteUrl, true);
  const body = `<script>alert("by itself")</script><iframe src="about:blank"></iframe><main><article>
    <p onclick="alert('the handler')">x</p><a href="javascript:alert('the link')">x</a><img src="http://elsewhere.example/x" /></article></main>`;
  await page.route(`${siteUrl}/`, (route) => route.fulfill({ contentType: "text/html", body }));
  await page.goto(siteUrl);
  await touchAll(page);
  for (const what of ["ran alert by itself", "ran alert the handler", "ran alert the link"])
    await expect.poll(() => incidents).toContain(what);
  expect(incidents).toContain("asked for image http://elsewhere.example/x");
  expect(incidents.some((incident) => incident.startsWith("a frame"))).toBe(true);
  await close();
});

/** How many payloads stand in one post, at every place that a writer fills. */
const ofOnePost = 25;

/** Live posts full of payloads, stored as if nothing had stopped them: the drawing alone stands between them and a reader. */
async function addHostilePosts({ dataDir }: OwnSite) {
  const storable = xssPayloads.map((payload) => storableText(payload));
  const posts: { readonly id: string; readonly address: string }[] = [];
  const database = await openDatabase({ dataDir });
  for (let first = 0; first < storable.length; first += ofOnePost) {
    const payloads = storable.slice(first, first + ofOnePost);
    const lines = payloads.map((payload) => payload.replaceAll(/\s+/g, " ").trim());
    const line = lines.join(" ");
    // An open comment or fence hides what comes after it: in a list it ends with its item.
    const items = payloads.map((payload) => `- ${payload.replaceAll("\n", "\n  ")}`);
    const body_markdown = ["The first words.", ...items, ...payloads].join("\n\n");
    const title = `Hostile ${first}`;
    const { id, slug } = await addDraft({ title, body_markdown, ledger: ledgerWith() }, dataDir);
    posts.push({ id, address: `/blog/2026/01/${slug}` });
    await database.queries
      .updateTable("blog_posts")
      .set({
        status: "published",
        published_at: "2026-01-20T10:00:00.000Z",
        title: line,
        hero_summary: line,
        meta_description: line,
        tags: JSON.stringify(lines.filter((tag) => tag !== "" && tag.length <= 40).slice(0, 8)),
        hero_image_url: 'https://evil.example/"onload="alert(1)',
        hero_image_alt: line.slice(0, 290),
        source_references: JSON.stringify(
          lines.map((source, place) => ({
            title: source,
            url: `https://evil.example/${place}?"'<b>`,
          })),
        ),
      })
      .where("id", "=", id)
      .execute();
  }
  await database.close();
  return posts;
}

test(
  "what a hostile hand wrote runs nowhere, with the policy and without it",
  { tag: "@proof" },
  async ({ browser }) => {
    expect(xssPayloads.length).toBeGreaterThanOrEqual(500);
    await withOwnSite({}, async (site) => {
      const posts = await addHostilePosts(site);
      const pages = ["/blog", ...posts.map(({ address }) => address)];
      const desk = ["/admin/log", ...posts.map(({ id }) => `/admin/posts/${id}`)];
      for (const [addresses, bypassCSP] of [
        [[...pages, ...desk], true],
        [pages.slice(0, 3), false],
      ] as const) {
        const { page, incidents, close } = await openWatched(browser, site.url, bypassCSP);
        await holdSession(page, { site: site.url });
        for (const address of addresses) {
          const waitUntil = address.startsWith("/admin") ? "networkidle" : "load";
          const answer = await page.goto(address, { waitUntil });
          expect([address, answer?.status()]).toEqual([address, 200]);
          await expect(page.locator("main"), address).not.toBeEmpty();
          await touchAll(page);
          expect([address, incidents]).toEqual([address, []]);
        }
        await close();
      }
    });
  },
);
