import { expect } from "@playwright/test";
import { test } from "./desk.ts";
import {
  keptPages,
  mark,
  markOf,
  nothingSaved,
  savedAddresses,
  savedPaths,
  setSavedOn,
  startSaving,
  statusOf,
  visit,
  workerCount,
} from "./offline.ts";
import { expectAccessible, expectNoSidewaysScrolling, phone, tabTo } from "./visitor.ts";

// A browser starts and renews workers when it finds the time.
test.describe.configure({ mode: "parallel", timeout: 120_000 });

test("a visitor who chose so reads kept and visited pages without a network, marked with the day", async ({
  page,
  context,
}) => {
  await startSaving(page);
  await visit(page, "/results");
  await expect(page.getByText(mark)).toHaveCount(0);
  await context.setOffline(true);
  for (const path of [...keptPages, "/results"]) {
    await page.goto(path);
    await expect(markOf(page), path).toHaveText(mark);
    await expect(page.locator("h1")).toHaveCount(1);
  }
  await page.getByRole("link", { name: "Admit Card", exact: true }).first().click();
  await expect(page).toHaveURL("/admit-card");
  await expect(markOf(page)).toHaveText(mark);
  await expect(markOf(page)).toHaveCSS("border-top-style", "solid");
  await page.goto("/blog?after=no-such-post");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("This page is not saved");
  await context.setOffline(false);
  await page.goto("/results");
  await expect(page.getByText(mark)).toHaveCount(0);
});

test("nobody who has not chosen has a worker, and saving leaves the handbook without script", async ({
  page,
  context,
}) => {
  await page.goto("/important-dates");
  expect(await workerCount(page)).toBe(0);
  await page.goto("/offline");
  await expect(statusOf(page)).toHaveText(nothingSaved);
  expect(await workerCount(page)).toBe(0);
  await startSaving(page);
  for (const offline of [false, true]) {
    await context.setOffline(offline);
    await page.goto("/important-dates");
    await expect(page.locator('script:not([type="application/ld+json"])')).toHaveCount(0);
  }
});

for (const colorScheme of ["light", "dark"] as const)
  test(`without a network a page that is not saved leads to those that are, on a phone in ${colorScheme}`, async ({
    page,
    context,
  }) => {
    await page.setViewportSize(phone);
    await page.emulateMedia({ colorScheme });
    await startSaving(page);
    await expectAccessible(page);
    await expectNoSidewaysScrolling(page);
    await context.setOffline(true);
    const answer = await page.goto("/syllabus-2026");
    expect(answer?.status()).toBe(503);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("This page is not saved");
    await expect(page).toHaveTitle(/^Not saved \| /);
    await expect(page.locator("[aria-current]")).toHaveCount(0);
    await expectAccessible(page);
    await expectNoSidewaysScrolling(page);
    const saved = page.getByRole("region", { name: "Saved pages" }).getByRole("link");
    const paths = await saved.evaluateAll((links) =>
      links.map((link) => link.getAttribute("href")),
    );
    expect(paths.sort()).toEqual([...keptPages].sort());
    await saved.filter({ hasText: "Important Dates" }).click();
    await expect(markOf(page)).toHaveText(mark);
    await expectAccessible(page);
    await page.goto("/syllabus-2026");
    await context.setOffline(false);
    await page.getByRole("link", { name: "Try again" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Syllabus");
  });

test("by the keyboard a visitor saves, reads what is held and how much, and removes it all", async ({
  page,
  context,
}) => {
  await page.goto("/offline");
  const button = page.locator("#save-pages");
  await tabTo(page, button);
  await page.keyboard.press("Enter");
  const entries = page.locator("#saved-pages li");
  await expect(entries).toHaveCount(keptPages.length);
  for (const text of await entries.allTextContents())
    expect(text).toMatch(/, saved on \d{1,2} [A-Z][a-z]+ 20\d\d, \d+ kB$/);
  await expect(button).toBeFocused();
  await expect(button).toHaveText("Remove all and stop saving");
  await page.keyboard.press("Enter");
  await expect(statusOf(page)).toHaveText(nothingSaved);
  expect(await workerCount(page)).toBe(0);
  expect(await page.evaluate(() => caches.keys())).toEqual([]);
  await context.setOffline(true);
  await expect(page.goto("/important-dates")).rejects.toThrow("ERR_INTERNET_DISCONNECTED");
});

test("private pages, files and searches are never saved", async ({ page }) => {
  await startSaving(page);
  const before = await savedAddresses(page);
  for (const path of [
    "/admin/login",
    "/admin/dashboard",
    "/blog/preview/1?token=secret",
    "/blog/edit/1?token=secret",
    "/blog/approve?postId=1&token=secret",
    "/important-dates?token=secret",
    "/functions/post-status?postId=1&token=secret",
    "/auth/v1/user",
    "/faq?q=fee",
    "/no-such-page",
    "/robots.txt",
    "/sitemap.xml?once",
  ])
    await page.goto(path);
  // What the worker saves, it saves in order: the next page comes after all of them.
  await visit(page, "/terms");
  expect(await savedAddresses(page)).toEqual([...before, "/terms"].sort());
});

test("without a network the questions are searched as with one", async ({ page, context }) => {
  await startSaving(page);
  await visit(page, "/faq");
  await context.setOffline(true);
  await page.goto("/faq?q=session");
  await expect(page.getByRole("searchbox")).toHaveValue("session");
  await expect(page.locator(".search-outcome [role=status]")).toHaveText(/“session”/);
  await page.getByRole("searchbox").fill("zebra");
  await expect(page.locator(".search-outcome [role=status]")).toHaveText(/zebra/);
});

test("a kept page that is a day old is fetched anew when any page is opened", async ({ page }) => {
  await startSaving(page);
  await setSavedOn(page, "/admit-card", "2026-01-05T06:00:00.000Z");
  await page.reload();
  const entry = page.locator("#saved-pages li", { hasText: "Admit Card" });
  await expect(async () => {
    await page.reload();
    await expect(entry).not.toContainText("5 January 2026");
  }).toPass();
});

test("the oldest of more than sixty make room, and the kept ones never", async ({ page }) => {
  await startSaving(page);
  for (const path of keptPages) await setSavedOn(page, path, new Date().toISOString());
  await setSavedOn(page, "/admit-card", "2026-01-01T00:00:00.000Z");
  await page.evaluate(async () => {
    const cache = await caches.open("saved-pages-1");
    for (let post = 10; post < 70; post += 1) {
      const headers = {
        "x-saved-on": `2026-02-01T00:00:${post}.000Z`,
        "x-saved-for": `/blog/2026/01/${post}`,
        "content-length": "4",
      };
      await cache.put(`/blog/2026/01/${post}`, new Response("post", { headers }));
    }
  });
  await visit(page, "/terms");
  await expect.poll(async () => (await savedAddresses(page)).length).toBe(60);
  const left = await savedPaths(page);
  for (const path of keptPages) expect(left).toContain(path);
  expect(left).not.toContain("/blog/2026/01/10");
  expect(left).toContain("/blog/2026/01/69");
});
