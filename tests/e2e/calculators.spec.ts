import { expect, test } from "@playwright/test";
import { phone } from "./visitor.ts";

test.describe("without script on a phone", () => {
  test.use({ javaScriptEnabled: false, viewport: phone });

  test("a score is counted by keyboard, and what is wrong stands beside its field", async ({
    page,
  }) => {
    await page.goto("/tools/score");
    await page.getByRole("link", { name: "Paper 2A (B.Arch)" }).click();
    const maths = page.getByRole("group", { name: "Mathematics: 25 questions" });
    await maths.getByLabel("Right").focus();
    await page.keyboard.type("22");
    await page.keyboard.press("Tab");
    await page.keyboard.type("4");
    await page.keyboard.press("Enter");
    const wrong = maths.getByLabel("Wrong");
    await expect(wrong).toHaveAccessibleDescription(/22 right and 4 wrong make 26/);
    await wrong.fill("3");
    await page.getByRole("button", { name: "Count my score" }).click();
    await expect(page.getByRole("region", { name: "85 of 100 marks so far" })).toContainText(
      "4 × 22 − 1 × 3 = 85",
    );
  });

  test("a percentile leads to a range, and on to closing ranks", async ({ page }) => {
    await page.goto("/tools/rank");
    await page.getByLabel("Your percentile").fill("99");
    await page.getByRole("button", { name: "Show the range" }).click();
    const answer = page.getByRole("region", { name: "Rank about 15,300 to 16,500" });
    await answer.getByRole("link", { name: "rank 16,500" }).click();
    await expect(page).toHaveURL(/\/tools\/closing-ranks\?rank=16500$/);
    await page.goBack();
    await page.goBack();
    await expect(page.getByLabel("Your percentile")).toHaveValue("99");
  });
});
