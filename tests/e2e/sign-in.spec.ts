import { expect } from "@playwright/test";
import { fillIn, signIn, test, toastOf } from "./desk.ts";
import { admin, makeAdmin } from "./sessions.ts";

test("a wrong password is refused, and the right one makes that forgotten", async ({ page }) => {
  await page.goto("/admin/login");
  await fillIn(page, { email: admin.email, password: "not this one" });
  await expect(toastOf(page, "Login failed")).toContainText("Invalid login credentials");
  await expect(page).toHaveURL("/admin/login");
  await fillIn(page);
  await expect(toastOf(page, "Login successful")).toBeVisible();
  await expect(toastOf(page, "Login failed")).toBeHidden();
});

test("whoever lacks the role is told so and signed out", async ({ page }) => {
  await page.route("**/functions/user-role", (route) =>
    route.fulfill({ status: 403, json: { error: "Access denied: Admin privileges required" } }),
  );
  await page.goto("/admin/login");
  const signedOut = page.waitForRequest("**/auth/v1/logout?scope=local");
  await fillIn(page);
  await expect(page.getByText("Access denied: Admin privileges required")).toBeVisible();
  await signedOut;
  await page.goto("/admin/dashboard");
  await expect(page).toHaveURL("/admin/login");
});

test("a role check that fails at the login says that, not that the person is no admin", async ({
  page,
}) => {
  await page.route("**/functions/user-role", (route) => route.abort());
  await page.goto("/admin/login");
  await fillIn(page);
  await expect(toastOf(page, "Login failed")).toContainText("Failed to verify admin access");
});

test("the guard shows a failed check with a way to try again", async ({ page }) => {
  await signIn(page);
  await page.route("**/functions/user-role", (route) =>
    route.fulfill({ status: 503, json: { error: "The database does not answer." } }),
  );
  await page.goto("/admin/dashboard");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Failed to verify admin access");
  await expect(page).toHaveURL("/admin/dashboard");
  await page.unroute("**/functions/user-role");
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Admin Dashboard");
  await expect(page.getByRole("button", { name: "Logout" })).toBeVisible();
});

test("a signed-out person who opens the dashboard comes to the login", async ({ page }) => {
  await page.goto("/admin/dashboard");
  await expect(page).toHaveURL("/admin/login");
});

test("a signed-in admin who opens the login comes to the dashboard, and logs out there", async ({
  page,
}) => {
  await signIn(page, await makeAdmin());
  await page.goto("/admin/login");
  await expect(page).toHaveURL("/admin/dashboard");
  await page.getByRole("button", { name: "Logout" }).click();
  await expect(toastOf(page, "Logged out")).toContainText("You have been logged out successfully");
  await expect(page).toHaveURL("/admin/login");
  await page.goto("/admin/dashboard");
  await expect(page).toHaveURL("/admin/login");
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
