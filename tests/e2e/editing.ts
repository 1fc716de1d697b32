import { expect, type Browser, type Page } from "@playwright/test";
import type { MadePost } from "./desk.ts";
import { holdSession, type Account } from "./sessions.ts";

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
  await page.getByRole("button", { name: "Save version", exact: true }).click();
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

/** The parts beside the text; on a phone the text is one of these as well. */
export async function show(
  page: Page,
  view: "Write" | "Checks" | "Preview" | "Details",
): Promise<void> {
  const views = page.getByRole("radiogroup", { name: "Show" });
  const choice = views.getByText(view, { exact: true });
  if (view !== "Write" || (await choice.isVisible())) await choice.click();
}

/** Another browser of the same admin, or of this one. */
export async function otherBrowser(
  browser: Browser,
  page: Page,
  post: MadePost,
  account?: Account,
): Promise<Page> {
  const baseURL = new URL(page.url()).origin;
  const other = await (await browser.newContext({ baseURL })).newPage();
  await holdSession(other, { account });
  await edit(other, post);
  return other;
}

/** The bar that is always in sight: whether everything is saved, and as what. */
export function saveBar(page: Page) {
  return page.locator(".edit-save-bar");
}

/** Chooses from the menu in the head. */
export async function chooseWay(page: Page, name: string): Promise<void> {
  await page.getByRole("button", { name: "More: this post" }).click();
  await page.getByRole("menuitem", { name, exact: true }).click();
}
