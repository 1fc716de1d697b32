import { expect, test as base } from "@playwright/test";
import { expectWhole, freshName, widths, signIn, test, toastOf } from "./desk.ts";
import { phone } from "./visitor.ts";

base.describe("on a phone without script", () => {
  base.use({ javaScriptEnabled: false, viewport: phone });

  base("a parent without script checks an address, and it is no link", async ({ page }) => {
    await page.goto("/is-this-notice-real");
    await page.getByLabel("Web address").fill("Result is out: https://jeemain-nta.example.com/r");
    await page.getByRole("button", { name: "Check this address" }).click();
    const answer = page.getByRole("region", { name: "No: it only looks official" });
    await expect(answer).toContainText("jeemain-nta.example.com");
    await expect(answer.getByRole("link")).toHaveAttribute("href", "https://jeemain.nta.nic.in/");
    await expectNoSidewaysScroll(page);
  });

  base("a reader without script is told what is missing, and is thanked", async ({ page }) => {
    await page.goto("/exam-pattern");
    await page.getByRole("link", { name: "Report a mistake on this page" }).click();
    await expect(page.getByLabel("Which page?")).toHaveValue("/exam-pattern");
    await page.getByLabel("What is wrong?").fill("          ");
    await page.getByRole("button", { name: "Send report" }).click();
    const words = page.getByLabel("What is wrong?");
    await expect(words).toHaveAttribute("aria-invalid", "true");
    await expect(words).toHaveAccessibleDescription(/Please say what is wrong/);
    await expectNoSidewaysScroll(page);
    await words.fill(`The number of questions is wrong (${String(Date.now())}).`);
    await page.getByRole("button", { name: "Send report" }).click();
    await expect(page.getByRole("status")).toContainText("Your report has reached us");
    await page.getByRole("link", { name: "Back to the page" }).click();
    await expect(page).toHaveURL(/\/exam-pattern$/);
  });
});

async function expectNoSidewaysScroll(of: { evaluate: <T>(work: () => T) => Promise<T> }) {
  const beyond = await of.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(beyond).toBeLessThanOrEqual(0);
}

for (const { width, tag } of widths)
  test(
    `a report is told on the dashboard, settled and taken back, at ${width} px`,
    { tag },
    async ({ page, request }) => {
      const words = freshName(`The fee is wrong at ${width} px,`);
      const data = { page: "/facts/upload.photo", words };
      expect((await request.post("/functions/report-mistake", { data })).status()).toBe(200);
      await page.setViewportSize({ width, height: 800 });
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
    },
  );
