import { expect, test } from "@playwright/test";
import { tabTo } from "./visitor.ts";

test("ticks are set by keyboard, kept by the browser alone, and removed by one button", async ({
  page,
}) => {
  await page.goto("/year");
  const box = page.getByLabel("Fill in the form");
  await tabTo(page, box);
  await page.keyboard.press("Space");
  await expect(page.locator("#ticks")).toContainText("1 of 14 done.");
  await page.reload();
  await expect(box).toBeChecked();
  expect(await page.context().cookies()).toEqual([]);
  await page.getByRole("button", { name: "Remove all ticks" }).click();
  await expect(box).not.toBeChecked();
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
});
