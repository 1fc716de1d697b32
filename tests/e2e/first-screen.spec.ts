import { readFileSync } from "node:fs";
import { expect, test, type Locator, type Page } from "@playwright/test";
import { pageCatalogue } from "../../content/page-catalogue.ts";
import { firstScreens } from "./first-screen.ts";
import { expectNoSidewaysScrolling, phone } from "./visitor.ts";

/** A page as it is opened is at most so many screens of a phone high. */
const mostScreens = 8;

test.use({ viewport: phone });

for (const { path, question, shows } of firstScreens)
  test(`${path} answers on the first screen of a phone: ${question}`, async ({ page }) => {
    await page.goto(path);
    const main = page.getByRole("main");
    for (const shown of shows) await expectOnFirstScreen(main.locator(shown).first(), shown);
    await expectNoSidewaysScrolling(page);
  });

for (const path of [...pageCatalogue("2026").map(({ path }) => path), "/changes"])
  test(`${path} is at most eight screens of a phone high as it is opened`, async ({ page }) => {
    await page.goto(path);
    expect(await heightOf(page)).toBeLessThanOrEqual(mostScreens * phone.height);
  });

test("the table in the docs names every page that is tested, with its question", () => {
  const table = readFileSync("docs/first-screen.md", "utf8");
  const missing = firstScreens.filter(
    ({ path, question }) => !table.includes(`\`${path}\``) || !table.includes(question),
  );
  expect(missing.map(({ path }) => path)).toEqual([]);
});

for (const [path, id] of [
  ["/registration-2026", "documents"],
  ["/counseling", "csab-flow"],
] as const)
  test.describe(`the folded part ${id} of ${path}`, () => {
    test.use({ javaScriptEnabled: false });

    test("is opened by a link to it, by On this page, and by its heading", async ({ page }) => {
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
  await expect(ranks.getByRole("columnheader")).toHaveText([
    "Institute",
    "Closing rank",
    "Branch",
    "Quota",
  ]);
  const first = ranks.getByRole("row").nth(1);
  await expect(first.getByRole("rowheader")).toHaveText("NIT Tiruchirappalli");
  await expect(first.getByRole("cell").first()).toHaveText("1,449");
  await expectInsideWidth(first.getByRole("cell").first());
});

async function heightOf(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollHeight);
}

async function expectOnFirstScreen(shown: Locator, name: string): Promise<void> {
  await expect(shown, name).toBeVisible();
  const box = await shown.boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? Infinity), name).toBeLessThanOrEqual(phone.height);
  await expectInsideWidth(shown);
}

async function expectInsideWidth(shown: Locator): Promise<void> {
  const box = await shown.boundingBox();
  expect(box?.x).toBeGreaterThanOrEqual(0);
  expect((box?.x ?? 0) + (box?.width ?? Infinity)).toBeLessThanOrEqual(phone.width);
}
