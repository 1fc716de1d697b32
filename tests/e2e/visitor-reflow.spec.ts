import { expect, test, type Page } from "@playwright/test";
import {
  desk,
  expectAccessible,
  expectNoSidewaysScrolling,
  foldedPages,
  mainMenu,
  phone,
  publicPages,
  tierOf,
} from "./visitor.ts";

/** Opens every answer, of the groups too of which one is open at most. */
async function openAll(page: Page): Promise<void> {
  await page.locator("details").evaluateAll((all) => {
    for (const details of all) {
      details.removeAttribute("name");
      details.setAttribute("open", "");
    }
  });
}

/** Goes through the panels of a page with tabs; without tabs, once. */
async function inEachPanel(page: Page, look: () => Promise<void>): Promise<void> {
  const tabs = await page.locator("main label.tab").all();
  if (tabs.length === 0) return look();
  for (const tab of tabs) {
    await tab.click();
    await look();
  }
}

for (const [size, colorScheme] of [
  [phone, "dark"],
  [desk, "light"],
] as const)
  for (const path of foldedPages)
    test(
      `${path} opened at ${size.width} px in ${colorScheme} is accessible and whole`,
      tierOf(path),
      async ({ page }) => {
        await page.setViewportSize(size);
        await page.emulateMedia({ colorScheme });
        await page.goto(path);
        await openAll(page);
        await inEachPanel(page, async () => {
          await expectAccessible(page);
          await expectNoSidewaysScrolling(page);
        });
      },
    );

for (const colorScheme of ["light", "dark"] as const) {
  test(`the open menu is accessible in ${colorScheme}`, async ({ page }) => {
    await page.setViewportSize(phone);
    await page.emulateMedia({ colorScheme });
    await page.goto("/faq");
    await page.getByRole("button", { name: "Menu" }).click();
    await expect(mainMenu(page)).toBeVisible();
    await expectAccessible(page);
  });

  for (const address of ["/faq", "/latest-updates?category=results"])
    test(`a live search on ${address} is accessible in ${colorScheme}`, async ({ page }) => {
      await page.setViewportSize(phone);
      await page.emulateMedia({ colorScheme });
      await page.goto(address);
      for (const [search, said] of [
        ["session", /“session”/],
        ["zebra", /^No /],
      ] as const) {
        await page.getByRole("main").getByRole("searchbox").fill(search);
        await expect(page.getByRole("main").getByRole("status")).toHaveText(said);
        await expectAccessible(page);
      }
    });
}

/** What a browser makes of a window of 640 px at 200 % zoom: 320 CSS pixels, each drawn by two. */
test.describe("at 320 px, as in a window of 640 px zoomed to 200 %", () => {
  test.use({ viewport: { width: 320, height: 640 }, deviceScaleFactor: 2 });

  for (const address of publicPages)
    test(
      `${address} does not scroll sideways, closed or opened`,
      { tag: ["@metrics", ...tierOf(address).tag] },
      async ({ page }) => {
        await page.goto(address);
        await expectNoSidewaysScrolling(page);
        await openAll(page);
        await inEachPanel(page, () => expectNoSidewaysScrolling(page));
      },
    );
});
