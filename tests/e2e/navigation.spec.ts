import { expect, test as base } from "@playwright/test";
import { findChromium } from "./browsers.ts";
import { samplePages } from "./visitor.ts";

/** The test browser as readers have it: Playwright switches the back/forward cache off. */
const test = base.extend<object, { launchOptions: object }>({
  launchOptions: [
    async ({ launchOptions }, use) => {
      const ignoreDefaultArgs = ["--disable-back-forward-cache"];
      await use({ ...launchOptions, executablePath: findChromium(), ignoreDefaultArgs });
    },
    { scope: "worker" },
  ],
});

test("a reader who goes back finds a page of each kind as it was left, kept by the browser", async ({
  page,
}) => {
  const reloaded: string[] = [];
  for (const address of samplePages) {
    const answer = await page.goto(address);
    // Browsers keep no page that was not found.
    if (answer?.status() !== 200) continue;
    await page.evaluate(() => {
      addEventListener("pageshow", ({ persisted }) => {
        document.title = persisted ? "kept" : "loaded";
      });
    });
    await page.goto(address === "/terms" ? "/about" : "/terms");
    await page.goBack({ waitUntil: "commit" });
    await expect.poll(() => page.title()).not.toMatch(/^(Terms|About)/);
    if ((await page.title()) !== "kept") reloaded.push(address);
  }
  expect(reloaded).toEqual([]);
});

test("a link that a reader points at is already there when it is followed", async ({ page }) => {
  await page.goto("/");
  const link = page.locator('.home-hero a.pill[href="/syllabus-2026"]');
  const ahead = page
    .context()
    .waitForEvent("request", (request) => request.url().endsWith("/syllabus-2026"));
  await link.hover();
  const answer = await (await ahead).response();
  expect(await answer?.finished()).toBeNull();
  await link.click();
  await expect(page).toHaveURL("/syllabus-2026");
  const delivery = await page.evaluate(() => {
    const [entry] = performance.getEntriesByType("navigation");
    return entry === undefined ? {} : (entry.toJSON() as Record<string, unknown>);
  });
  expect(
    delivery["deliveryType"] === "navigational-prefetch" || Number(delivery["activationStart"]) > 0,
  ).toBe(true);
});
