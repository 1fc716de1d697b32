import { expect, type Page } from "@playwright/test";
import { expectWholeAtEachWidth, signIn, test } from "./desk.ts";
import { statusParts } from "../support/status-parts.ts";

const statusCall = "**/functions/site-status";

const verdict = (page: Page) => page.getByRole("region", { name: "Site status" });
const status = (page: Page) => page.getByRole("region", { name: "System status" });

test("a status that cannot be read is read again on request, says that somebody is wanted, and of what under Settings", async ({
  page,
}) => {
  const reason = "Something went wrong on our side. If it goes on, tell us this number: ab12-3";
  await page.route(statusCall, (route) => route.fulfill({ status: 500, json: { error: reason } }));
  await signIn(page);
  const alert = verdict(page).getByRole("alert");
  await expect(alert).toContainText("The site's status could not be loaded.");
  await expect(alert).toContainText(reason);
  await page.unroute(statusCall);
  await alert.getByRole("button", { name: "Try again" }).click();
  await expect(verdict(page).getByText(/^Site status:/)).toContainText("Backup");
  await expect(alert).toHaveCount(0);
  await expect(verdict(page)).toContainText("Backup needs attention");
  await verdict(page).getByRole("link", { name: "System status" }).press("Enter");
  const parts = status(page).getByRole("term");
  await expect(parts).toHaveText(statusParts);
  await expect(status(page)).toContainText(/SQLite, answers in .+ ms/);
  await expect(status(page)).toContainText("Off: no e-mail server is entered under Settings.");
  await expect(status(page)).toContainText("offline, without a model.");
});

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
  await expect(verdict(page)).toContainText("Site status: Backup, E-mail need attention.");
  await page.goto("/admin/settings?section=status");
  await expect(status(page).getByText(text)).toBeVisible();
  await expectWholeAtEachWidth(page);
});
