import { expect, type Page } from "@playwright/test";
import { expectWholeAtEachWidth, signIn, test } from "./desk.ts";

const statusCall = "**/functions/site-status";

const verdict = (page: Page) => page.getByRole("region", { name: "Site status" });
const status = (page: Page) => page.getByRole("region", { name: "How the site stands" });

test("the site's status is whole at 360 px", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 900 });
  const text = `Last error: ${"connect-ECONNREFUSED-".repeat(8)} on port 587`;
  await page.route(statusCall, (route) =>
    route.fulfill({
      json: {
        parts: [
          { name: "Database", state: "good", text: "PostgreSQL, answers in 2 ms." },
          { name: "Backup", state: "attention", text: "Last made on 1 January 2026, 10:00." },
          { name: "E-mail", state: "attention", text },
          { name: "Writer", state: "off", text: "offline, without a model." },
        ],
      },
    }),
  );
  await signIn(page);
  await expect(verdict(page)).toContainText("Site status: please look at Backup, E-mail.");
  await page.goto("/admin/settings");
  await expect(status(page).getByText(text)).toBeVisible();
  await expectWholeAtEachWidth(page);
});
