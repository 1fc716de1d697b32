import { expect, type Browser, type Page } from "@playwright/test";
import { signIn, type MadePost } from "./desk.ts";

export function preview(page: Page) {
  return page.getByRole("region", { name: "Preview of what is typed" });
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

export async function addToBody(page: Page, words: string): Promise<void> {
  const body = page.getByLabel("Body", { exact: true });
  await body.fill(`${await body.inputValue()}\n\n${words}`);
}

/** Another admin's browser. */
export async function otherBrowser(browser: Browser, page: Page, post: MadePost): Promise<Page> {
  const baseURL = new URL(page.url()).origin;
  const other = await (await browser.newContext({ baseURL })).newPage();
  await signIn(other);
  await edit(other, post);
  return other;
}
