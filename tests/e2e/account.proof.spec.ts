import { expect, type Page } from "@playwright/test";
import { codeOf } from "../support/second-factor.ts";
import { expectWholeAtEachWidth, fillIn, signIn, test as base, toastOf } from "./desk.ts";
import { holdSession, makeAdmin, sharedSite, type Account } from "./sessions.ts";

/** Each test has an account of its own: they change how one signs in. */
const test = base.extend<{ account: Account }>({
  account: async ({}, use) => use(await makeAdmin()),
});

const codeLabel = "6-digit code of your authenticator app";

async function logIn(page: Page, account: Account): Promise<void> {
  await page.goto("/admin/login");
  await fillIn(page, account);
  await expect(page.getByRole("button", { name: "Logout" })).toBeVisible();
}

/** By the keyboard: the element gets the focus and Enter. */
async function press(page: Page, role: "button" | "link", name: string): Promise<void> {
  await page.getByRole(role, { name }).press("Enter");
}

/** Sets the app up; answers the secret that the app would keep. */
async function startEnrolment(page: Page): Promise<string> {
  await press(page, "button", "Set up an authenticator app");
  await expect(page.getByLabel(codeLabel)).toBeFocused();
  const secret = (await page.locator("main code").innerText()).replaceAll(" ", "");
  await page.keyboard.type(`${codeOf(secret, new Date())}\n`);
  return secret;
}

test("a session is renewed without a word; a new password ends the others, and so does logging out everywhere", async ({
  page,
  browser,
  account,
}) => {
  await signIn(page, account);
  await page.evaluate(() => {
    const key = "jee-guide:session";
    const session = JSON.parse(localStorage.getItem(key) ?? "{}") as Record<string, unknown>;
    const soon = Math.floor(Date.now() / 1000) + 30;
    localStorage.setItem(key, JSON.stringify({ ...session, expires_at: soon }));
  });
  const refreshed = page.waitForResponse("**/auth/v1/token?grant_type=refresh_token");
  await page.reload();
  expect((await refreshed).status()).toBe(200);
  await expect(page.getByRole("button", { name: "Logout" })).toBeVisible();
  await expect(page).toHaveURL("/admin/dashboard");

  const elsewhere = await browser.newPage({ baseURL: sharedSite });
  await signIn(elsewhere, account);
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
  await elsewhere.reload();
  await expect(elsewhere).toHaveURL("/admin/login");

  await fillIn(elsewhere, { ...account, password });
  await expect(elsewhere.getByRole("button", { name: /^Your menu: .+@/ })).toBeVisible();
  await press(page, "button", "Log out everywhere");
  await expect(page).toHaveURL("/admin/login");
  await elsewhere.reload();
  await expect(elsewhere).toHaveURL("/admin/login");
  await elsewhere.close();
});

test("another tab that signs in or out takes this one along", async ({
  page,
  context,
  account,
}) => {
  await page.goto("/admin/login");
  await expect(page.getByRole("button", { name: "Login" })).toBeEnabled();
  const other = await context.newPage();
  await logIn(other, account);
  await expect(page).toHaveURL("/admin/dashboard");
  await press(other, "button", "Logout");
  await expect(page).toHaveURL("/admin/login");
});

test("a second factor is set up by keyboard, and asked for at each login", async ({
  page,
  account,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await holdSession(page, { account });
  await page.goto("/admin/account");
  const secret = await startEnrolment(page);
  await expect(toastOf(page, "Second factor is on")).toBeVisible();
  await expectWholeAtEachWidth(page);

  await page.goto("/admin/dashboard");
  await press(page, "button", "Logout");
  await fillIn(page, account);
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

  await page.goto("/admin/account");
  await press(page, "button", "Log out everywhere");
  await fillIn(page, account);
  await expect(page.getByLabel(codeLabel)).toBeFocused();
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
