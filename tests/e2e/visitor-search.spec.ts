import { expect, test, type Page } from "@playwright/test";
import { expectAccessibleInBothSchemes, phone, tabTo } from "./visitor.ts";

const field = (page: Page) => page.getByRole("main").getByRole("searchbox");
const outcome = (page: Page) => page.getByRole("main").getByRole("status");
const questions = (page: Page) => page.locator("main .disclosure:visible");
const updates = (page: Page) => page.locator(".update:visible");

/** Counts the documents that the page loads from now on. */
function loadsOf(page: Page): { count: number } {
  const loads = { count: 0 };
  page.on("domcontentloaded", () => (loads.count += 1));
  return loads;
}

test("who types a doubt sees the matching questions, nothing else and nothing opened", async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await page.goto("/faq");
  const all = await questions(page).count();
  const loads = loadsOf(page);
  await tabTo(page, field(page));
  await page.keyboard.type("aadhaar");
  await expect(page.getByRole("heading", { name: "Mock Tests & Preparation" })).toBeHidden();
  await expect(page.getByRole("heading", { name: "Registration & Application" })).toBeVisible();
  expect(await questions(page).count()).toBeLessThan(all);
  await expect(outcome(page)).toContainText("“aadhaar”");
  await expect(page).toHaveURL("/faq?q=aadhaar");
  await expect(page.locator("main .disclosure[open]")).toHaveCount(0);
  await expectAccessibleInBothSchemes(page);

  await page.keyboard.type(" zebra");
  await expect(outcome(page)).toHaveText(
    'No results found for "aadhaar zebra". Try different keywords.',
  );
  await expect(questions(page)).toHaveCount(0);
  await page.keyboard.press("Enter");

  await field(page).press("ControlOrMeta+a");
  await page.keyboard.press("Delete");
  await expect(questions(page)).toHaveCount(all);
  await expect(outcome(page)).toHaveText(`${all} questions`);
  await expect(page).toHaveURL("/faq");
  expect(loads.count).toBe(0);
});

test("who types news words within a category sees what has both, and the tabs keep the words", async ({
  page,
}) => {
  await page.goto("/latest-updates?category=results");
  const loads = loadsOf(page);
  await field(page).fill("session 1");
  await expect(updates(page)).toHaveCount(1);
  await expect(updates(page)).toContainText("Session 1 Paper 1 result declared");
  await expect(page).toHaveURL("/latest-updates?category=results&q=session+1");
  expect(loads.count).toBe(0);
  await page.getByRole("link", { name: "All Updates" }).click();
  await expect(page).toHaveURL("/latest-updates?q=session+1");
  await expect(field(page)).toHaveValue("session 1");
  expect(await updates(page).count()).toBeGreaterThan(1);
  await page.getByRole("link", { name: "Show all" }).click();
  await expect(updates(page)).toHaveCount(8);
  await expect(page).toHaveURL("/latest-updates");
});
