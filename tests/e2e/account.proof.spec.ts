import { expect } from "@playwright/test";
import { codeOf } from "../support/second-factor.ts";
import { expectWholeAtEachWidth, fillIn, signIn, toastOf } from "./desk.ts";
import { codeLabel, codes, logIn, press, setUp, shownSecret, test } from "./second-factor.ts";
import { holdSession, sharedSite } from "./sessions.ts";

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
  await expect(elsewhere.getByRole("button", { name: "Logout" })).toBeVisible();
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

test("the account, the code and the reset are whole, and say what they should, at 360 px", async ({
  page,
  account,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await holdSession(page, { account });
  await page.goto("/admin/account");
  await press(page, "button", setUp);
  await expect(page.getByAltText("QR code for your authenticator app")).toBeVisible();
  await expectWholeAtEachWidth(page);
  await page.keyboard.type(`${codeOf(await shownSecret(page), new Date())}\n`);
  await expect(codes(page)).toHaveCount(10);
  await expectWholeAtEachWidth(page);
  await press(page, "button", "I have kept them");
  await expect(page.getByRole("button", { name: "Remove the second factor" })).toBeVisible();
  await expectWholeAtEachWidth(page);
  await page.goto("/admin/dashboard");
  await press(page, "button", "Logout");
  await fillIn(page, account);
  await expect(page.getByLabel(codeLabel)).toBeFocused();
  await expectWholeAtEachWidth(page);

  // The same is said whatever the address.
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

  // Opening a reset link uses nothing; one that is no use says so.
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
