import { expect, type Page } from "@playwright/test";
import { choose, expectWholeAtEachWidth, ownSiteTest as test, toastOf } from "./desk.ts";
import type { OwnSite } from "./own-site.ts";
import { holdSession } from "./sessions.ts";
import { tabTo } from "./visitor.ts";

async function openUpdates(page: Page, site: OwnSite): Promise<void> {
  await holdSession(page, { site: site.url });
  await page.goto(`${site.url}/admin/updates`);
  await expect(page.getByRole("region", { name: "All updates" })).toBeVisible();
}

function rowOf(page: Page, headline: string) {
  return page
    .getByRole("rowgroup")
    .filter({ has: page.getByRole("rowheader", { name: headline }) });
}

function press(page: Page, name: string) {
  return page.getByRole("button", { name, exact: true }).click();
}

function pressIn(page: Page, headline: string, name: RegExp) {
  return rowOf(page, headline).getByRole("button", { name }).click();
}

test("at 360 px an update is written with a value of our facts, published, marked and ended", async ({
  page,
  ownSite: site,
  request,
}) => {
  const headline = "Fee window reopens";
  const readers = async () => (await request.get("/latest-updates")).text();
  await page.setViewportSize({ width: 360, height: 800 });
  await openUpdates(page, site);
  await tabTo(page, page.getByRole("button", { name: "New update" }));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "New update" })).toBeFocused();
  await tabTo(page, page.getByLabel("Headline"));
  await page.keyboard.type(headline);
  await page.keyboard.press("Tab");
  await page.keyboard.type("One paper costs ");
  await page.getByLabel("Insert a fact").first().fill("sc st one paper");
  await page
    .getByRole("option", { name: /SC.*one paper/i })
    .first()
    .click();
  const preview = page.getByRole("region", { name: "As readers see it" });
  await expect(preview).toContainText(/One paper costs ₹\d/);
  await expectWholeAtEachWidth(page);

  await page.reload();
  await expect(page.getByLabel("Headline")).toHaveValue(headline);
  await expect(page.getByLabel("Summary")).toHaveValue(/^One paper costs \{\{fact:/);
  await page.getByLabel("Summary").press("Control+Enter");
  await expect(toastOf(page, "Saved as a draft. Readers do not see it yet.")).toBeVisible();
  await expect(rowOf(page, headline)).toContainText("Draft");
  expect(await readers()).not.toContain(headline);

  await pressIn(page, headline, /^Publish/);
  await expect(rowOf(page, headline)).toContainText("Live");
  expect(await readers()).toContain(headline);
  await pressIn(page, headline, /^Edit/);
  await page.getByLabel("Mark as breaking").check();
  await press(page, "Save and publish");
  await expect(rowOf(page, headline)).toContainText("Breaking");
  await choose(rowOf(page, headline), "End");
  await expect(rowOf(page, headline)).toContainText("Ended");
  expect(await readers()).not.toContain(headline);
  await press(page, "Undo");
  await expect(rowOf(page, headline)).toContainText("Live");
  await expectWholeAtEachWidth(page);
});
