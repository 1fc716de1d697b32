import { expect, test } from "@playwright/test";
import { expectAccessible, mainMenu, phone } from "./visitor.ts";

for (const [colorScheme, tag] of [
  ["light", ["@proof"]],
  ["dark", []],
] as const) {
  test(`the open menu is accessible in ${colorScheme}`, { tag: [...tag] }, async ({ page }) => {
    await page.setViewportSize(phone);
    await page.emulateMedia({ colorScheme });
    await page.goto("/faq");
    await page.getByRole("button", { name: "Menu" }).click();
    await expect(mainMenu(page)).toBeVisible();
    await expectAccessible(page);
  });

  for (const address of ["/faq", "/latest-updates?category=results"])
    test(
      `a live search on ${address} is accessible in ${colorScheme}`,
      { tag: [...tag] },
      async ({ page }) => {
        await page.setViewportSize(phone);
        await page.emulateMedia({ colorScheme });
        await page.goto(address);
        for (const [search, said] of [
          ["session", /“session”/],
          ["zebra", /^No /],
        ] as const) {
          await page.getByRole("main").getByRole("searchbox").fill(search);
          await expect(page.getByRole("main").getByRole("status")).toHaveText(said);
          await expectAccessible(page);
        }
      },
    );
}
