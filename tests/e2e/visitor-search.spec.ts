import { expect, test, type Page } from "@playwright/test";
import { expectAccessibleInBothSchemes, phone, tabTo } from "./visitor.ts";

const field = (page: Page) => page.getByRole("main").getByRole("searchbox");
const outcome = (page: Page) => page.getByRole("main").getByRole("status");
const questions = (page: Page) => page.locator("main .disclosure:visible");
const updates = (page: Page) => page.locator(".update:visible");
const tab = (page: Page, name: string) => page.getByRole("tab", { name });

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

test("who types news words within a category sees what has both, and Back undoes the category", async ({
  page,
}) => {
  await page.goto("/latest-updates");
  const loads = loadsOf(page);
  await field(page).fill("session 1");
  await tab(page, "Answer Key & Results").click();
  await expect(updates(page)).toHaveCount(1);
  await expect(updates(page)).toContainText("Session 1 Paper 1 result declared");
  await expect(page).toHaveURL(/[?&]q=session\+1/);
  await expect(page).toHaveURL(/[?&]category=results/);
  await expect(tab(page, "Answer Key & Results")).toHaveAttribute("aria-selected", "true");

  await page.goBack();
  await expect(tab(page, "All Updates")).toHaveAttribute("aria-selected", "true");
  await expect(page).toHaveURL("/latest-updates?q=session+1");
  await expect(field(page)).toHaveValue("session 1");
  expect(await updates(page).count()).toBeGreaterThan(1);
  await page.goForward();
  await expect(updates(page)).toHaveCount(1);

  await page.getByRole("link", { name: "Show all" }).click();
  await expect(updates(page)).toHaveCount(8);
  await expect(field(page)).toHaveValue("");
  await expect(field(page)).toBeFocused();
  await expect(page).toHaveURL("/latest-updates");
  expect(loads.count).toBe(0);
});

test("the categories are tabs for the keyboard: one stop, arrows and ends select", async ({
  page,
}) => {
  await page.goto("/latest-updates");
  await tabTo(page, tab(page, "All Updates"));
  const steps = [
    ["ArrowRight", "Registration Updates"],
    ["ArrowLeft", "All Updates"],
    ["ArrowLeft", "Counseling & Admission News"],
    ["Home", "All Updates"],
    ["End", "Counseling & Admission News"],
  ] as const;
  for (const [key, name] of steps) {
    await page.keyboard.press(key);
    await expect(tab(page, name)).toBeFocused();
    await expect(page.getByRole("tab", { selected: true })).toHaveText(name);
  }
  const panel = page.getByRole("tabpanel", { name: "Counseling & Admission News" });
  await expect(panel.locator(".update:visible")).toHaveCount(1);
  await page.keyboard.press("Tab");
  await expect(panel.getByRole("link", { name: "Read More" })).toBeFocused();
});
