import { expect, type Page } from "@playwright/test";
import { codeOf } from "../support/second-factor.ts";
import { fillIn, test as base } from "./desk.ts";
import { makeAdmin, type Account } from "./sessions.ts";

/** Each test has an account of its own: they change how one signs in. */
export const test = base.extend<{ account: Account }>({
  account: async ({}, use) => use(await makeAdmin()),
});

export const codeLabel = "6-digit code of your authenticator app";
export const setUp = "Set up an authenticator app";

export async function logIn(page: Page, account: Account): Promise<void> {
  await page.goto("/admin/login");
  await fillIn(page, account);
  await expect(page.getByRole("button", { name: "Logout" })).toBeVisible();
}

/** By the keyboard: the element gets the focus and Enter. */
export async function press(page: Page, role: "button" | "link", name: string): Promise<void> {
  await page.getByRole(role, { name }).press("Enter");
}

export async function shownSecret(page: Page): Promise<string> {
  return (await page.locator("main code").innerText()).replaceAll(" ", "");
}

/** The recovery codes that are shown. */
export function codes(page: Page) {
  return page.getByRole("list", { name: "Recovery codes" }).getByRole("listitem");
}

/** Sets the app up, until the recovery codes are shown; answers the secret that the app would keep. */
export async function startEnrolment(page: Page): Promise<string> {
  await press(page, "button", setUp);
  await expect(page.getByLabel(codeLabel)).toBeFocused();
  const secret = await shownSecret(page);
  await page.keyboard.type(`${codeOf(secret, new Date())}\n`);
  await expect(codes(page)).toHaveCount(10);
  return secret;
}

export async function enrolByKeyboard(page: Page): Promise<string> {
  const secret = await startEnrolment(page);
  await press(page, "button", "I have kept them");
  return secret;
}
