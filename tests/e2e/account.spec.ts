import { expect } from "@playwright/test";
import { codeOf } from "../support/second-factor.ts";
import { expectWhole, fillIn, looks, signIn, toastOf } from "./desk.ts";
import { codeLabel, codes, logIn, press, setUp, shownSecret, test } from "./second-factor.ts";
import { holdSession, sharedSite } from "./sessions.ts";

test("a new password needs the present one and ends the other sessions", async ({
  page,
  browser,
  account,
}) => {
  const elsewhere = await browser.newPage({ baseURL: sharedSite });
  await signIn(elsewhere, account);
  await holdSession(page, { account });
  await page.goto("/admin/account");
  const change = async (present: string) => {
    await page.getByLabel("Current password").fill(present);
    await page.getByLabel("New password").fill("another good password");
    await page.getByLabel("New password").press("Enter");
  };
  await change("not this one");
  await expect(page.getByRole("alert")).toHaveText("The current password is not right.");
  await change(account.password);
  await expect(toastOf(page, "Password changed")).toBeVisible();
  await elsewhere.reload();
  await expect(elsewhere).toHaveURL("/admin/login");
  await elsewhere.close();
});

test("logging out everywhere reaches the other browser at its next call", async ({
  page,
  browser,
  account,
}) => {
  const elsewhere = await browser.newPage({ baseURL: sharedSite });
  await signIn(elsewhere, account);
  await holdSession(page, { account });
  await page.goto("/admin/account");
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

test("a session that is refreshed goes on without a word", async ({ page, account }) => {
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
});

test("asking for a new password says the same whatever the address", async ({ page, account }) => {
  await page.goto("/admin/login");
  await press(page, "link", "Forgot your password?");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Reset your password");
  for (const address of [account.email, "nobody@example.com"]) {
    await page.getByLabel("Email").fill(address);
    await page.getByLabel("Email").press("Enter");
    await expect(
      page.getByRole("status").filter({ hasText: "a link is on its way" }),
    ).toBeVisible();
  }
});

test("opening a reset link uses nothing; a link that is no use says so", async ({ page }) => {
  let uses = 0;
  page.on("request", (request) => (uses += request.url().includes("/auth/v1/verify") ? 1 : 0));
  await page.goto("/admin/reset#token_hash=spent");
  await page.getByLabel("New password").fill("another good password");
  expect(uses).toBe(0);
  await page.getByLabel("New password").press("Enter");
  await expect(page.getByRole("alert")).toContainText("This link is not valid");
  expect(uses).toBe(1);
});

for (const { width, colorScheme, tag } of looks)
  test(
    `the account, the code and the reset are whole at ${width} px in ${colorScheme}`,
    { tag },
    async ({ page, account }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      await holdSession(page, { account });
      await page.goto("/admin/account");
      await press(page, "button", setUp);
      await expect(page.getByAltText("QR code for your authenticator app")).toBeVisible();
      await expectWhole(page);
      await page.keyboard.type(`${codeOf(await shownSecret(page), new Date())}\n`);
      await expect(codes(page)).toHaveCount(10);
      await expectWhole(page);
      await press(page, "button", "I have kept them");
      await expect(page.getByRole("button", { name: "Remove the second factor" })).toBeVisible();
      await expectWhole(page);
      await page.goto("/admin/dashboard");
      await press(page, "button", "Logout");
      await fillIn(page, account);
      await expect(page.getByLabel(codeLabel)).toBeFocused();
      await expectWhole(page);
      await page.goto("/admin/reset");
      await expectWhole(page);
      await page.goto("/admin/reset#token_hash=one");
      await page.reload();
      await expect(page.getByLabel("New password")).toBeVisible();
      await expectWhole(page);
    },
  );
