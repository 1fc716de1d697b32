import { expect } from "@playwright/test";
import { expectWhole, fillIn, signIn, test, toastOf } from "./desk.ts";
import { admin, makeAdmin } from "./sessions.ts";

const roleCall = "**/functions/user-role";

test("who is signed out comes to the login, which says what is refused, and lets in who may", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto("/admin/dashboard");
  await expect(page).toHaveURL("/admin/login");
  await expectWhole(page);
  await fillIn(page, { email: admin.email, password: "not this one" });
  await expect(toastOf(page, "Login failed")).toContainText("Invalid login credentials");
  await expect(page).toHaveURL("/admin/login");

  // A role check that fails says that, and not that the person is no admin.
  await page.route(roleCall, (route) => route.abort());
  await fillIn(page);
  await expect(page.getByText("Failed to verify admin access").first()).toBeVisible();
  await page.unroute(roleCall);

  const error = "Access denied: Admin privileges required";
  await page.route(roleCall, (route) => route.fulfill({ status: 403, json: { error } }));
  const signedOut = page.waitForRequest("**/auth/v1/logout?scope=local");
  await fillIn(page);
  await expect(page.getByText(error)).toBeVisible();
  await signedOut;
  await page.goto("/admin/dashboard");
  await expect(page).toHaveURL("/admin/login");
  await page.unroute(roleCall);

  await fillIn(page, { email: admin.email, password: "not this one" });
  await expect(toastOf(page, "Login failed")).toBeVisible();
  await fillIn(page);
  await expect(toastOf(page, "Login successful")).toBeVisible();
  await expect(toastOf(page, "Login failed")).toBeHidden();
});

test("the guard shows a failed check with a way to try again; who is signed in passes the login by, and logs out", async ({
  page,
}) => {
  await signIn(page, await makeAdmin());
  const error = "The database does not answer.";
  await page.route(roleCall, (route) => route.fulfill({ status: 503, json: { error } }));
  await page.goto("/admin/dashboard");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Failed to verify admin access");
  await expect(page).toHaveURL("/admin/dashboard");
  await page.unroute(roleCall);
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Admin Dashboard");

  await page.goto("/admin/login");
  await expect(page).toHaveURL("/admin/dashboard");
  await page.getByRole("button", { name: "Logout" }).click();
  await expect(toastOf(page, "Logged out")).toContainText("You have been logged out successfully");
  await expect(page).toHaveURL("/admin/login");
  for (const room of ["/admin/dashboard", "/admin/facts"]) {
    await page.goto(room);
    await expect(page).toHaveURL("/admin/login");
  }
});

test.describe("before the script runs", () => {
  test.use({ javaScriptEnabled: false });

  test("the login cannot be sent, so that no password gets into an address", async ({ page }) => {
    await page.goto("/admin/login");
    await page.getByLabel("Email").fill(admin.email);
    await page.getByLabel("Password").fill(admin.password);
    await page.getByLabel("Password").press("Enter");
    await expect(page.getByRole("button", { name: "Login" })).toBeDisabled();
    await expect(page).toHaveURL("/admin/login");
  });
});

test("an admin whose computer is five and a half hours ahead signs in, stays and refreshes once when it is time", async ({
  page,
}) => {
  const account = await makeAdmin();
  const refreshes: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("grant_type=refresh_token")) refreshes.push(request.url());
  });
  await page.clock.install({ time: Date.now() + 5.5 * 3_600_000 });
  await page.goto("/admin/login");
  await fillIn(page, account);
  const ownMenu = page.getByRole("button", { name: /^Your menu: .+@/ });
  await expect(ownMenu).toBeVisible();
  await page.clock.fastForward(60_000);
  await page.goto("/admin/posts");
  await expect(ownMenu).toBeVisible();
  expect(refreshes).toEqual([]);

  const session = () => page.evaluate(() => JSON.stringify(localStorage));
  const before = await session();
  const refreshed = page.waitForResponse("**/token?grant_type=refresh_token");
  await page.clock.fastForward(15 * 60_000);
  expect((await refreshed).status()).toBe(200);
  // A page that leaves before has the former session still.
  await expect.poll(session).not.toBe(before);
  await page.goto("/admin/account");
  await expect(ownMenu).toBeVisible();
  expect(refreshes).toHaveLength(1);
});
