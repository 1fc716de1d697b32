import { expect, test } from "@playwright/test";
import { mainMenu, phone } from "./visitor.ts";

test.describe("a visitor without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("opens the menu on a phone, goes to a page, and finds it closed there", async ({ page }) => {
    await page.setViewportSize(phone);
    await page.goto("/");
    await expect(mainMenu(page)).toBeHidden();
    await page.getByRole("button", { name: "Menu" }).click();
    await expect(mainMenu(page)).toBeVisible();
    await mainMenu(page).getByRole("link", { name: "Blog" }).click();
    await expect(page).toHaveURL("/blog");
    await expect(mainMenu(page)).toBeHidden();
  });

  test("opens a folded part by a link to it, by On this page, and by its heading", async ({
    page,
  }) => {
    const [path, id] = ["/counseling", "csab-flow"] as const;
    const part = page.locator(`#${id}`);
    await page.setViewportSize(phone);
    await page.goto(path);
    await expect(part).toBeHidden();
    await page.locator(`section[aria-labelledby=${id}-heading] summary`).click();
    await expect(part).toBeVisible();
    await page.goto("/terms");
    await page.goto(`${path}#${id}`);
    await expect(part).toBeVisible();
    await page.goto(path);
    await page.locator(".on-this-page summary").click();
    await page.locator(`.on-this-page a[href="#${id}"]`).click();
    await expect(part).toBeInViewport();
    await expect(page.locator(`#${id}-heading`)).toBeInViewport();
  });
});

test("at every width of a desk all fifteen entries are in sight at once, in two rows of 15 px, whole and apart", async ({
  page,
}) => {
  await page.goto("/blog");
  for (const width of [1024, 1280, 1536])
    await test.step(`${width} px`, async () => {
      await page.setViewportSize({ width, height: 700 });
      const bar = await page.getByRole("banner").boundingBox();
      expect(bar?.height).toBeLessThanOrEqual(140);
      const entries = await mainMenu(page)
        .getByRole("link")
        .evaluateAll((links) =>
          links.map((link) => {
            const { top, left, right } = link.getBoundingClientRect();
            const size = parseFloat(getComputedStyle(link).fontSize);
            return { top, left, right, size, isWhole: link.scrollWidth <= link.clientWidth };
          }),
        );
      expect(entries).toHaveLength(15);
      const rows = [...Map.groupBy(entries, ({ top }) => top).values()];
      expect(rows).toHaveLength(2);
      for (const row of rows) {
        let edge = 0;
        for (const { left, right, size, isWhole } of row) {
          expect([size >= 15, isWhole, left >= edge]).toEqual([true, true, true]);
          edge = right;
        }
        expect(edge).toBeLessThanOrEqual(width);
      }
    });
});
