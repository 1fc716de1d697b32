import { expect, test, type Page } from "@playwright/test";
import { expectNoSidewaysScrolling, phone, tabTo } from "./visitor.ts";

const header = (page: Page) => page.getByRole("banner");
const field = (page: Page) => header(page).getByRole("searchbox", { name: "Search", exact: true });
const results = (page: Page) => page.locator("#results");

const everyWidth = "the search in the header is in sight at every width, beside brand and menu";

test(everyWidth, async ({ page }) => {
  await page.goto("/exam-pattern");
  for (const width of [320, 360, 768, 1024, 1280])
    await test.step(`${width} px`, async () => {
      await page.setViewportSize({ width, height: 740 });
      const parts = [header(page).locator(".brand"), page.locator(".site-search")];
      if (width < 1024) parts.push(page.getByRole("button", { name: "Menu" }));
      const boxes = await Promise.all(parts.map((part) => part.boundingBox()));
      let edge = 0;
      for (const box of boxes) {
        expect.soft(box?.x ?? -1).toBeGreaterThanOrEqual(edge);
        edge = (box?.x ?? 0) + (box?.width ?? Infinity);
        if (width < 1024) expect.soft(box?.height).toBeGreaterThanOrEqual(44);
      }
      expect.soft(edge).toBeLessThanOrEqual(width);
      const bar = await header(page).boundingBox();
      if (width < 1024) expect.soft(bar?.height).toBeLessThanOrEqual(56);
      await expectNoSidewaysScrolling(page);
    });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false, viewport: phone, hasTouch: true });

  test("one touch opens the field on a phone, and its button searches", async ({ page }) => {
    await page.goto("/exam-pattern");
    await field(page).tap();
    await page.keyboard.type("obc fee");
    const box = await field(page).boundingBox();
    expect(box?.width).toBeGreaterThan(200);
    await header(page).getByRole("button", { name: "Search" }).tap();
    await expect(page).toHaveURL("/search?q=obc+fee");
    await expect(results(page)).toContainText("“obc fee”");
  });

  test("the keyboard alone searches, skips to what was found, and goes on to it", async ({
    page,
  }) => {
    await page.goto("/terms");
    await tabTo(page, field(page));
    await page.keyboard.type("negative marking");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/search?q=negative+marking");
    await page.keyboard.press("Tab");
    await expect(page.getByRole("link", { name: "Skip to results" })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(results(page)).toBeFocused();
    await tabTo(page, page.locator(".hits a").first());
    const address = (await page.locator(".hits a").first().getAttribute("href")) ?? "";
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(address);
  });
});
