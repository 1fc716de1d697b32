import { expect, type Browser, type Page } from "@playwright/test";
import type { MadePost } from "./desk.ts";
import { holdSession } from "./sessions.ts";

export function preview(page: Page) {
  return page.getByRole("region", { name: "Live preview" });
}

export function checks(page: Page) {
  return page.getByRole("region", { name: "Checks" });
}

export function titleOf(page: Page) {
  return page.getByLabel("Title", { exact: true });
}

export async function edit(page: Page, { id }: MadePost): Promise<void> {
  await page.goto(`/admin/posts/${id}`);
  await expect(titleOf(page)).toBeVisible();
}

export async function save(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Save", exact: true }).click();
}

/** The text with its buttons. */
export function textOf(page: Page) {
  return page.getByRole("textbox", { name: "Body", exact: true });
}

/** The text as Markdown, for those who know it. */
export async function asMarkdown(page: Page) {
  await page.getByRole("switch", { name: "Show as Markdown" }).check();
  return page.locator("textarea#edit-body");
}

export async function addToBody(page: Page, words: string): Promise<void> {
  const body = await asMarkdown(page);
  await body.fill(`${await body.inputValue()}\n\n${words}`);
}

/** On a phone the text and its preview are shown one at a time. */
export async function show(page: Page, view: "Write" | "Checks and preview"): Promise<void> {
  const choice = page.getByRole("button", { name: view, exact: true });
  if (await choice.isVisible()) await choice.click();
}

/** Another admin's browser. */
export async function otherBrowser(browser: Browser, page: Page, post: MadePost): Promise<Page> {
  const baseURL = new URL(page.url()).origin;
  const other = await (await browser.newContext({ baseURL })).newPage();
  await holdSession(other);
  await edit(other, post);
  return other;
}

/** The bar that is always in sight: whether everything is saved, and as what. */
export function saveBar(page: Page) {
  return page.locator(".edit-save-bar");
}
