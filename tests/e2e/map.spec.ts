import { expect } from "@playwright/test";
import { test as deskTest } from "./desk.ts";
import { findChromium } from "./find-chromium.ts";
import { withOwnSite } from "./own-site.ts";

/** Without windows the browser loads a frame at once, however far it is. */
const test = deskTest.extend<object, { launchOptions: object }>({
  launchOptions: [
    ({ launchOptions }, use) => use({ ...launchOptions, executablePath: findChromium() }),
    { scope: "worker" },
  ],
});

const embed = "https://maps.example/embed?place=1";

/** More than Chromium ever takes for near: it asks for frames up to 2,500 px below the window. */
const farther = '<div style="height:3000px"></div>';

test("the map is asked for when a reader comes near it, and not before", async ({ browser }) => {
  await withOwnSite({ SITE_MAP_EMBED_URL: embed }, async ({ url }) => {
    const context = await browser.newContext({ bypassCSP: true });
    const page = await context.newPage();
    const asked: string[] = [];
    await page.route("https://maps.example/**", (route) => {
      asked.push(route.request().url());
      return route.fulfill({ contentType: "text/html", body: "<p>A map</p>" });
    });
    for (const path of ["/about", "/contact"]) {
      await page.route(url + path, async (route) => {
        const response = await route.fetch();
        const html = await response.text();
        const body = html.replace(/<main[^>]*>/, (start) => start + farther);
        await route.fulfill({ response, body });
      });
      await page.goto(url + path, { waitUntil: "networkidle" });
      expect(asked, path).toEqual([]);
      await page.locator("iframe").scrollIntoViewIfNeeded();
      await expect(page.frameLocator("iframe").getByText("A map")).toBeVisible();
      expect(asked.splice(0), path).toEqual([embed]);
    }
    await context.close();
  });
});
