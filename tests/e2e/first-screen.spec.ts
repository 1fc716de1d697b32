import { expect, test } from "@playwright/test";
import { phone } from "./visitor.ts";

test.use({ viewport: phone });

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a folded part is opened by a link to it, by On this page, and by its heading", async ({
    page,
  }) => {
    const [path, id] = ["/counseling", "csab-flow"] as const;
    const part = page.locator(`#${id}`);
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
