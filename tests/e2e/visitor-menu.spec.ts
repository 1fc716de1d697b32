import { expect, test } from "@playwright/test";
import { expectAccessibleInBothSchemes, mainMenu, phone } from "./visitor.ts";

for (const address of ["/faq", "/latest-updates?category=results"])
  test(`the open menu and a live search on ${address} are accessible`, async ({ page }) => {
    await page.setViewportSize(phone);
    await page.goto(address);
    const menu = page.getByRole("button", { name: "Menu" });
    await menu.click();
    await expect(mainMenu(page)).toBeVisible();
    if (address === "/faq") await expectAccessibleInBothSchemes(page);
    await page.keyboard.press("Escape");
    for (const [search, said] of [
      ["session", /“session”/],
      ["zebra", /^No /],
    ] as const) {
      await page.getByRole("main").getByRole("searchbox").fill(search);
      await expect(page.getByRole("main").getByRole("status")).toHaveText(said);
      await expectAccessibleInBothSchemes(page);
    }
  });
