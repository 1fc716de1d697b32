import { expect, type Page } from "@playwright/test";
import { codeOf } from "../support/second-factor.ts";
import { expectWholeAtEachWidth, fillIn, test as base, toastOf } from "./desk.ts";
import { holdSession, makeAdmin, type Account } from "./sessions.ts";

/** Each test has an account of its own: they change how one signs in. */
const test = base.extend<{ account: Account }>({
  account: async ({}, use) => use(await makeAdmin()),
});

const codeLabel = "6-digit code of your authenticator app";

/** By the keyboard: the element gets the focus and Enter. */
async function press(page: Page, role: "button" | "link", name: string): Promise<void> {
  await page.getByRole(role, { name }).press("Enter");
}

test("another tab that signs in or out takes this one along", async ({
  page,
  context,
  account,
}) => {
  await page.goto("/admin/login");
  await expect(page.getByRole("button", { name: "Login" })).toBeEnabled();
  const other = await context.newPage();
  await other.goto("/admin/login");
  await fillIn(other, account);
  await expect(page).toHaveURL("/admin/dashboard");
  await press(other, "button", "Logout");
  await expect(page).toHaveURL("/admin/login");
});

test("a new password is set, and a second factor by keyboard, which each login asks for", async ({
  page,
  account,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await holdSession(page, { account });
  await page.goto("/admin/account");
  const password = "another good password";
  const change = async (present: string) => {
    await page.getByLabel("Current password").fill(present);
    await page.getByLabel("New password").fill(password);
    await page.getByLabel("New password").press("Enter");
  };
  await change("not this one");
  await expect(page.getByRole("alert")).toHaveText("The current password is not right.");
  await change(account.password);
  await expect(toastOf(page, "Password changed")).toBeVisible();

  await press(page, "button", "Set up an authenticator app");
  await expect(page.getByLabel(codeLabel)).toBeFocused();
  const secret = (await page.locator("main code").innerText()).replaceAll(" ", "");
  await page.keyboard.type(`${codeOf(secret, new Date())}\n`);
  await expect(toastOf(page, "Second factor is on")).toBeVisible();
  await expectWholeAtEachWidth(page);

  await press(page, "button", "Log out everywhere");
  await fillIn(page, { ...account, password });
  await expect(page.getByLabel(codeLabel)).toBeFocused();
  await expectWholeAtEachWidth(page);
  await page.goto("/admin/dashboard");
  await expect(page).toHaveURL("/admin/login");
  await expect(page.getByLabel(codeLabel)).toBeFocused();
  await page.keyboard.type("000000\n");
  await expect(page.getByRole("alert")).toHaveText("The code is wrong or was used already.");
  await expect(page.getByLabel(codeLabel)).toBeFocused();
  await page.getByLabel(codeLabel).fill("");
  await page.keyboard.type(`${codeOf(secret, new Date(), 1)}\n`);
  await expect(toastOf(page, "Login successful")).toContainText("Welcome back, admin!");
  await expect(page).toHaveURL("/admin/dashboard");
});

test("a forgotten password is told the same of whatever address, and a link that is no use says so once it is used", async ({
  page,
  account,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto("/admin/login");
  // Before it is enabled the page still moves the focus, and a key may be pressed elsewhere.
  await expect(page.getByRole("button", { name: "Login" })).toBeEnabled();
  await press(page, "link", "Forgot your password?");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Reset your password");
  await expectWholeAtEachWidth(page);
  for (const address of [account.email, "nobody@example.com"]) {
    await page.getByLabel("Email").fill(address);
    await page.getByLabel("Email").press("Enter");
    await expect(
      page.getByRole("status").filter({ hasText: "a link is on its way" }),
    ).toBeVisible();
  }

  // Opening a reset link uses nothing.
  let uses = 0;
  page.on("request", (request) => (uses += request.url().includes("/auth/v1/verify") ? 1 : 0));
  await page.goto("/admin/reset#token_hash=spent");
  await page.reload();
  await page.getByLabel("New password").fill("another good password");
  expect(uses).toBe(0);
  await expectWholeAtEachWidth(page);
  await page.getByLabel("New password").press("Enter");
  await expect(page.getByRole("alert")).toContainText("This link is not valid");
  expect(uses).toBe(1);
});
