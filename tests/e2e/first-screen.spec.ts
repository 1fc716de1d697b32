import { expect, test, type Locator } from "@playwright/test";
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

test("all folded parts are printed open", async ({ page }) => {
  await page.goto("/counseling");
  await page.emulateMedia({ media: "print" });
  const heights = await page
    .locator(".folded .disclosure-body")
    .evaluateAll((all) => all.map((part) => part.getBoundingClientRect().height));
  expect(heights.length).toBeGreaterThan(5);
  expect(Math.min(...heights)).toBeGreaterThan(20);
});

test("a row of closing ranks is a card on phones, and a row of a table to those who hear it", async ({
  page,
}) => {
  await page.goto("/counseling");
  const ranks = page.getByRole("table", { name: /closing ranks/ });
  await expect(ranks.getByRole("columnheader")).toHaveText(["Institute", "Closing rank", "Branch"]);
  const first = ranks.getByRole("row").nth(1);
  await expect(first.getByRole("rowheader")).toHaveText("NIT Tiruchirappalli");
  await expect(first.getByRole("cell").first()).toHaveText("1,449 other state");
  await expectInsideWidth(first.getByRole("cell").first());
});

async function expectInsideWidth(shown: Locator): Promise<void> {
  const box = await shown.boundingBox();
  expect(box?.x).toBeGreaterThanOrEqual(0);
  expect((box?.x ?? 0) + (box?.width ?? Infinity)).toBeLessThanOrEqual(phone.width);
}
