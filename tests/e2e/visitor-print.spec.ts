import { expect, test, type Page } from "@playwright/test";

/** The sheets of A4 that the page takes. */
async function sheets(page: Page): Promise<number> {
  const file = await page.pdf({ preferCSSPageSize: true });
  return file.toString("latin1").match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

test("the FAQ is printed with every answer open, closed as it is on the screen", async ({
  page,
}) => {
  await page.goto("/faq");
  await page.emulateMedia({ media: "print" });
  const answers = page.locator(".disclosure:not([open]) .disclosure-body > p:first-child");
  expect(await answers.count()).toBeGreaterThan(30);
  const unseen = await answers.evaluateAll((all) =>
    all
      .filter(
        (answer) =>
          !answer.checkVisibility({ contentVisibilityAuto: true, visibilityProperty: true }) ||
          answer.getBoundingClientRect().height < 10,
      )
      .map(({ textContent }) => textContent),
  );
  expect(unseen).toEqual([]);
});

test("the steps of the year and the chapters are a checklist of four sheets at most", async ({
  page,
}) => {
  await page.goto("/year");
  expect(await sheets(page)).toBeLessThanOrEqual(4);
});

test("the dates are printed on one sheet, with all twelve events", async ({ page }) => {
  await page.goto("/important-dates");
  expect(await sheets(page)).toBe(1);
  // Nor would a font that is wider still take another sheet.
  await page.evaluate(() => (document.body.style.letterSpacing = "0.02em"));
  expect(await sheets(page)).toBe(1);
  await page.emulateMedia({ media: "print" });
  await expect(page.locator("main tbody tr:visible")).toHaveCount(12);
});
