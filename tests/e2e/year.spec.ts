import { expect, test } from "@playwright/test";
import { tabTo } from "./visitor.ts";

test("chapters, mock scores and a plan are kept by the browser alone, and cleared by one button", async ({
  page,
}) => {
  await page.clock.setFixedTime(new Date("2026-11-29T06:00:00Z"));
  await page.addInitScript(() => {
    // Left there by another version or by hand.
    localStorage.setItem("own-weeks", localStorage.getItem("own-weeks") ?? "{broken\n\nmany");
  });
  await page.goto("/year");
  await page.locator("#chapters summary").first().press("Enter");
  const chapter = page.getByRole("checkbox", { name: "Kinematics" });
  await tabTo(page, chapter);
  await page.keyboard.press("Space");
  await page.getByLabel("Date of your exam").fill("2027-01-21");
  await expect(page.locator("#plan [role=status]")).toContainText("8 weeks left56 chapters to go.");
  await expect(page.locator("#plan li")).toHaveCount(8);
  for (const marks of ["120", "164"]) {
    await page.getByLabel("Marks in your last mock").fill(marks);
    await page.keyboard.press("Enter");
  }
  const scores = page.locator("#scores [role=status]");
  await page.reload();
  await expect(scores).toHaveText("2 mocks, best 164. Latest: 120, 164.");
  await expect(page.locator("#scores path")).toHaveAttribute("d", "M0 180L100 136");
  await page.locator("#chapters summary").first().press("Enter");
  await expect(chapter).toBeChecked();
  expect(await page.context().cookies()).toEqual([]);
  await page.getByRole("button", { name: "Remove the last one" }).click();
  await expect(scores).toHaveText("1 mock, best 120. Latest: 120.");
  await page.getByRole("button", { name: "Clear everything" }).click();
  await expect(scores).toContainText("No scores yet.");
  await expect(chapter).not.toBeChecked();
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("the chapters are a list to tick, and nothing that needs script is shown", async ({
    page,
  }) => {
    await page.goto("/year");
    await page.getByText("Physics", { exact: true }).click();
    await page.getByRole("checkbox", { name: "Kinematics" }).check();
    await expect(page.getByLabel("Date of your exam")).toBeHidden();
    await expect(page.getByLabel("Marks in your last mock")).toBeHidden();
  });
});
