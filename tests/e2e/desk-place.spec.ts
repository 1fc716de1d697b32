import { expect, type Page } from "@playwright/test";
import { expectWhole, expectWholeAtEachWidth, freshName, makeDraft, signIn, test } from "./desk.ts";

function menuOf(page: Page) {
  return page.getByRole("navigation", { name: "Desk" });
}

function ownMenu(page: Page) {
  return menuOf(page).getByRole("button", { name: /^Your menu/ });
}

test("the desk has a menu of its own from its first HTML on, which leaves out what only approvers may do, and Ctrl+K beside it", async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await signIn(page);
  await expect(page.getByRole("navigation", { name: "Main" })).toHaveCount(0);
  await expect(page.getByRole("contentinfo")).toHaveCount(0);
  await expect(menuOf(page).getByRole("link", { name: "Dashboard" })).toHaveAttribute(
    "aria-current",
    "page",
  );
  await menuOf(page).getByRole("link", { name: "Facts" }).click();
  await expect(page).toHaveURL("/admin/facts");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Facts");
  await expect(menuOf(page).getByRole("link", { name: "Facts" })).toHaveAttribute(
    "aria-current",
    "page",
  );
  await page.goto("/admin/facts/date.s1.result");
  await expect(menuOf(page).getByRole("link", { name: "Facts" })).toHaveAttribute(
    "aria-current",
    "true",
  );
  const post = await makeDraft(request, freshName("Go here"));
  const words = page.getByLabel("A page, a post or a fact");
  // Nobody hears the keys until the page's script has begun.
  await expect(async () => {
    await page.keyboard.press("Control+k");
    await expect(words).toBeFocused({ timeout: 1_000 });
  }).toPass();
  await page.keyboard.type("clos");
  await expect(page.getByRole("dialog").getByRole("button").first()).toContainText("Closing ranks");
  await page.keyboard.press("Escape");
  await expect(words).toHaveCount(0);
  await page.keyboard.press("Control+k");
  await words.fill(post.title);
  await expect(page.getByRole("dialog").getByRole("button")).toContainText([post.title]);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(`/admin/posts/${post.id}`);

  await page.route("**/functions/user-role", (route) =>
    route.fulfill({ json: { role: "writer" } }),
  );
  await page.reload();
  await expect(menuOf(page).getByRole("link", { name: "Posts", exact: true })).toBeVisible();
  await expect(menuOf(page).getByRole("link", { name: "People" })).toHaveCount(0);
  await expect(menuOf(page).getByRole("link", { name: "Settings" })).toHaveCount(0);
  await page.unroute("**/functions/user-role");
  await ownMenu(page).click();
  await page.getByRole("menuitem", { name: "View site" }).click();
  await expect(page).toHaveURL("/");
});

test("the menu of a phone is whole when it is open, opens by keyboard, leads on and closes", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await signIn(page);
  await expect(menuOf(page)).toBeHidden();
  const toggle = page.getByRole("button", { name: "Menu" });
  await toggle.press("Enter");
  await expect(menuOf(page).getByRole("link", { name: "Settings" })).toBeVisible();
  await expectWhole(page);
  await page.keyboard.press("Escape");
  await expect(menuOf(page)).toBeHidden();
  await expect(toggle).toBeFocused();
  await toggle.press("Enter");
  await ownMenu(page).press("Enter");
  await page.getByRole("menuitem", { name: "Account" }).press("Enter");
  await expect(page).toHaveURL("/admin/account");
  await expect(menuOf(page)).toBeHidden();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your account");
  await expect(page.locator("#content")).toBeFocused();
});

/** The other rooms are looked at in their own journeys. */
const rooms = ["posts", "facts", "posts/new"];

test(
  "rooms without a journey of their own are whole on a phone",
  { tag: "@proof" },
  async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 800 });
    await signIn(page);
    for (const room of rooms)
      await test.step(room, async () => {
        await page.goto(`/admin/${room}`, { waitUntil: "networkidle" });
        await expectWholeAtEachWidth(page);
      });
  },
);
