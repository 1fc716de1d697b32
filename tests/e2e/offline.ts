import { expect, type Page } from "@playwright/test";

/** Saved from the beginning. */
export const keptPages = [
  "/",
  "/important-dates",
  "/registration-2026",
  "/exam-pattern",
  "/admit-card",
  "/offline",
];

/** How the first line of a saved copy begins. */
export const mark = /^Saved on \d{1,2} [A-Z][a-z]+ 20\d\d\./;

export const markOf = (page: Page) => page.getByRole("main").getByRole("status").first();
export const statusOf = (page: Page) => page.locator("#saving");
export const savedNow = /^Pages saved: 6, \d+ kB in all\.$/;
export const nothingSaved = "No page is saved in this browser.";

/** Chooses, on the page for it, to save pages; ends when all that are always kept are there. */
export async function startSaving(page: Page, site = ""): Promise<void> {
  await page.goto(`${site}/offline`);
  await page.getByRole("button", { name: "Save pages" }).click();
  await expect(statusOf(page)).toHaveText(savedNow, { timeout: 60_000 });
  // Pages are asked for by the worker from then on.
  await page.evaluate(() => navigator.serviceWorker.ready);
}

/** The paths of all pages in the browser's caches; scripts left out. */
export async function savedPaths(page: Page): Promise<readonly string[]> {
  const paths = await savedAddresses(page);
  return paths.filter((path) => !path.startsWith("/assets/"));
}

/** The addresses of everything in the browser's caches. */
export function savedAddresses(page: Page): Promise<readonly string[]> {
  return page.evaluate(async () => {
    const addresses: string[] = [];
    for (const name of await caches.keys())
      for (const { url } of await (await caches.open(name)).keys())
        addresses.push(url.slice(location.origin.length));
    return addresses.sort();
  });
}

/** Opens a page with the network and waits until the worker has saved it. */
export async function visit(page: Page, path: string, site = ""): Promise<void> {
  await page.goto(site + path);
  await expect.poll(() => savedPaths(page), { timeout: 60_000 }).toContain(path);
}

/** Gives the saved copy of a page another day. */
export function setSavedOn(page: Page, path: string, savedOn: string): Promise<void> {
  return page.evaluate(
    async ({ path, savedOn }) => {
      const cache = await caches.open("saved-pages-1");
      const saved = await cache.match(path);
      if (saved === undefined) throw new Error(`${path} is not saved`);
      const headers = new Headers(saved.headers);
      headers.set("x-saved-on", savedOn);
      await cache.put(path, new Response(await saved.blob(), { headers }));
    },
    { path, savedOn },
  );
}

export function workerCount(page: Page): Promise<number> {
  return page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
}
