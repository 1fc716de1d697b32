import { expect } from "@playwright/test";
import { codeOf } from "../support/second-factor.ts";
import { fillIn, signIn, toastOf } from "./desk.ts";
import { withOwnSite } from "./own-site.ts";
import {
  codeLabel,
  codes,
  enrolByKeyboard,
  logIn,
  press,
  startEnrolment,
  test,
} from "./second-factor.ts";
import { holdSession } from "./sessions.ts";

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

test("once the office asks everybody for a second factor, people go on for a day and read how long", async ({
  page,
}) => {
  await withOwnSite({}, async ({ url }) => {
    await page.goto(`${url}/admin/login`);
    await fillIn(page);
    await page.getByRole("list", { name: "Site" }).getByRole("link", { name: "Settings" }).click();
    const rules = page.getByRole("region", { name: "Review rules" });
    await rules.getByLabel("A second factor for everybody").selectOption("Required");
    await expect(rules.getByRole("status")).toContainText("has a day to set one up");
    await rules.getByRole("button", { name: "Save review rules" }).click();
    const notice = page.getByText(/everybody of the office logs in with a code/);
    await expect(notice).toContainText("You have 23 hours to set up yours");
    await page.goto(`${url}/admin/posts`);
    await expect(notice).toBeVisible();
    await notice.getByRole("link", { name: "set up yours" }).click();
    await enrolByKeyboard(page);
    await expect(toastOf(page, "Second factor is on")).toBeVisible();
    await expect(notice).toBeHidden();
  });
});
