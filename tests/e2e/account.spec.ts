import { expect, type Page } from "@playwright/test";
import { codeOf } from "../support/second-factor.ts";
import { expectWhole, fillIn, looks, signIn, test as base, toastOf } from "./desk.ts";
import { withOwnSite } from "./own-site.ts";
import { holdSession, makeAdmin, sharedSite, type Account } from "./sessions.ts";

/** Each test has an account of its own: they change how one signs in. */
const test = base.extend<{ account: Account }>({
  account: async ({}, use) => use(await makeAdmin()),
});

const codeLabel = "6-digit code of your authenticator app";
const setUp = "Set up an authenticator app";

test("an admin sets up a second factor and logs in with its code, by keyboard alone", async ({
  page,
  account,
}) => {
  await signIn(page, account);
  await press(page, "link", "Account");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your account");
  const secret = await enrolByKeyboard(page);
  await expect(toastOf(page, "Second factor is on")).toBeVisible();

  await page.goto("/admin/dashboard");
  await press(page, "button", "Logout");
  await fillIn(page, account);
  await expect(page.getByLabel(codeLabel)).toBeFocused();
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

test("removing the second factor needs its code, and a login needs none from then on", async ({
  page,
  account,
}) => {
  await holdSession(page, { account });
  await page.goto("/admin/account");
  const secret = await enrolByKeyboard(page);
  await press(page, "button", "Remove the second factor");
  await expect(page.getByLabel(codeLabel)).toBeFocused();
  await page.keyboard.type(`${codeOf(secret, new Date(), 1)}\n`);
  await expect(toastOf(page, "Second factor is off")).toBeVisible();
  await page.goto("/admin/dashboard");
  await press(page, "button", "Logout");
  await logIn(page, account);
});

test("who has lost the telephone logs in by a recovery code, once each, and takes the app away", async ({
  page,
  account,
}) => {
  await holdSession(page, { account });
  await page.goto("/admin/account");
  await startEnrolment(page);
  const [first = "", second = ""] = await codes(page).allInnerTexts();
  await press(page, "button", "I have kept them");
  await expect(page.getByText("10 recovery codes left")).toBeVisible();
  await press(page, "button", "Log out everywhere");
  await fillIn(page, account);
  await expect(page.getByLabel(codeLabel)).toBeFocused();
  await press(page, "button", "Use a recovery code");
  await expect(page.getByLabel("Recovery code")).toBeFocused();
  await page.keyboard.type("aaaa-bbbb-cccc-dddd\n");
  await expect(page.getByRole("alert")).toHaveText("The code is wrong or was used already.");
  await page.getByLabel("Recovery code").fill(first.toUpperCase().replaceAll("-", " "));
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/admin/dashboard");

  await page.goto("/admin/account");
  await expect(page.getByText("9 recovery codes left")).toBeVisible();
  await press(page, "button", "Remove the second factor");
  await press(page, "button", "Use a recovery code");
  await page.getByLabel("Recovery code").fill(first);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("alert")).toHaveText("The code is wrong or was used already.");
  await page.getByLabel("Recovery code").fill(second);
  await page.keyboard.press("Enter");
  await expect(toastOf(page, "Second factor is off")).toBeVisible();
});

test("where every admin needs a second factor the login leads through setting it up", async ({
  page,
}) => {
  await withOwnSite({ ADMIN_MFA: "required" }, async ({ url }) => {
    await page.goto(`${url}/admin/login`);
    await fillIn(page);
    await expect(page.getByText("This site asks every admin for a second factor.")).toBeVisible();
    await page.goto(`${url}/admin/dashboard`);
    await expect(page).toHaveURL(`${url}/admin/login`);
    await enrolByKeyboard(page);
    await expect(toastOf(page, "Login successful")).toBeVisible();
    await expect(page).toHaveURL(`${url}/admin/dashboard`);
  });
});

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

async function logIn(page: Page, account: Account): Promise<void> {
  await page.goto("/admin/login");
  await fillIn(page, account);
  await expect(page.getByRole("button", { name: "Logout" })).toBeVisible();
}

/** By the keyboard: the element gets the focus and Enter. */
async function press(page: Page, role: "button" | "link", name: string): Promise<void> {
  await page.getByRole(role, { name }).press("Enter");
}

async function shownSecret(page: Page): Promise<string> {
  return (await page.locator("main code").innerText()).replaceAll(" ", "");
}

/** The recovery codes that are shown. */
function codes(page: Page) {
  return page.getByRole("list", { name: "Recovery codes" }).getByRole("listitem");
}

/** Sets the app up, until the recovery codes are shown; answers the secret that the app would keep. */
async function startEnrolment(page: Page): Promise<string> {
  await press(page, "button", setUp);
  await expect(page.getByLabel(codeLabel)).toBeFocused();
  const secret = await shownSecret(page);
  await page.keyboard.type(`${codeOf(secret, new Date())}\n`);
  await expect(codes(page)).toHaveCount(10);
  return secret;
}

async function enrolByKeyboard(page: Page): Promise<string> {
  const secret = await startEnrolment(page);
  await press(page, "button", "I have kept them");
  return secret;
}
