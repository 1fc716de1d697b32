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

test(
  "at every width of a desk all fifteen entries are in sight at once, in two rows of 15 px, whole and apart",
  { tag: "@metrics" },
  async ({ page }) => {
    await page.goto("/blog");
    for (const width of [1024, 1280, 1536])
      await test.step(`${width} px`, async () => {
        await page.setViewportSize({ width, height: 700 });
        const entries = await mainMenu(page)
          .getByRole("link")
          .evaluateAll((links) =>
            links.map((link) => {
              const { top, bottom, left, right } = link.getBoundingClientRect();
              const size = parseFloat(getComputedStyle(link).fontSize);
              const isWhole = link.scrollWidth <= link.clientWidth;
              return { top, bottom, left, right, size, isWhole };
            }),
          );
        expect(entries).toHaveLength(15);
        expect(new Set(entries.map(({ top }) => top)).size).toBe(2);
        const bar = await page.getByRole("banner").boundingBox();
        expect(bar?.height).toBeLessThanOrEqual(140);
        for (const [index, entry] of entries.entries()) {
          expect(entry.size).toBeGreaterThanOrEqual(15);
          expect(entry.isWhole).toBe(true);
          expect(entry.left).toBeGreaterThanOrEqual(0);
          expect(entry.right).toBeLessThanOrEqual(width);
          expect(entry.bottom).toBeLessThanOrEqual(bar?.height ?? 0);
          for (const other of entries.slice(index + 1))
            expect(other.left >= entry.right || other.top >= entry.bottom).toBe(true);
        }
      });
  },
);
