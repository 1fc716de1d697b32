import { expect, test as base } from "@playwright/test";
import { expectWhole, freshName, signIn, test, toastOf } from "./desk.ts";
import { expectNoSidewaysScrolling, phone } from "./visitor.ts";

base.describe("on a phone without script", () => {
  base.use({ javaScriptEnabled: false, viewport: phone });

  base("a reader without script is told what is missing, and is thanked", async ({ page }) => {
    await page.goto("/exam-pattern");
    await page.getByRole("link", { name: "Report a mistake on this page" }).click();
    await expect(page.getByLabel("Which page?")).toHaveValue("/exam-pattern");
    await page.getByLabel("What is wrong?").fill("          ");
    await page.getByRole("button", { name: "Send report" }).click();
    const words = page.getByLabel("What is wrong?");
    await expect(words).toHaveAttribute("aria-invalid", "true");
    await expect(words).toHaveAccessibleDescription(/Please say what is wrong/);
    await expectNoSidewaysScrolling(page);
    await words.fill(`The number of questions is wrong (${String(Date.now())}).`);
    await page.getByRole("button", { name: "Send report" }).click();
    await expect(page.getByRole("status")).toContainText("Your report has reached us");
    await page.getByRole("link", { name: "Back to the page" }).click();
    await expect(page).toHaveURL(/\/exam-pattern$/);
  });
});

test("a report is told on the dashboard, settled and taken back, at 360 px", async ({
  page,
  request,
}) => {
  const words = freshName("The fee is wrong,");
  const data = { page: "/facts/upload.photo", words };
  expect((await request.post("/functions/report-mistake", { data })).status()).toBe(200);
  await page.setViewportSize({ width: 360, height: 800 });
  await signIn(page);
  await page.getByRole("link", { name: /^Readers report \d+ mistakes?$/ }).click();
  const item = page.getByRole("listitem").filter({ hasText: words });
  await expect(item.getByRole("link", { name: "Open on the desk" })).toHaveAttribute(
    "href",
    "/admin/facts/upload.photo",
  );
  await expectWhole(page);
  await item.getByLabel("Not a mistake").check();
  await item.getByLabel("In a sentence").fill("The bulletin says the same.");
  await item.getByRole("button", { name: "Settle" }).click();
  await expect(toastOf(page, "The report is settled.")).toBeVisible();
  await expect(item).toContainText("Not a mistake. The bulletin says the same.");
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(toastOf(page, "The report waits again.")).toBeVisible();
  await expect(item.getByRole("button", { name: "Settle" })).toBeVisible();
});
