import { expect } from "@playwright/test";
import { freshName, signIn, test, toastOf } from "./desk.ts";

test("at 360 px sections are chosen for a prompt that nothing answers for certain, survive a reload, and become the post", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await signIn(page);
  await page.getByLabel("Prompt").fill("girl students hostel and money");
  await page.getByRole("button", { name: "Generate Draft" }).click();
  await expect(page.getByRole("alert")).toContainText("choose the sections");

  const outline = page.getByRole("region", { name: "Sections of the post" });
  const offered = outline.getByRole("list", { name: "What may answer" });
  await offered.getByRole("checkbox", { name: /^Hostels and what to ask/ }).check();
  await offered.getByRole("checkbox", { name: /^Extra seats for women/ }).check();
  const chosen = outline.getByRole("list", { name: "Sections of the post" });
  await chosen.getByRole("button", { name: "Take out Girl students hostel" }).click();
  await chosen.getByRole("button", { name: "Take out Money" }).click();
  await chosen
    .getByRole("button", { name: /^Move Extra seats for women with the arrow keys/ })
    .press("ArrowUp");
  const title = freshName("Hostels for girls");
  await outline.getByLabel("Title of the post").fill(title);
  await page.reload();

  await expect(outline.getByLabel("Title of the post")).toHaveValue(title);
  await expect(chosen.getByRole("listitem")).toHaveCount(2);
  await expect(chosen.getByRole("listitem").first()).toContainText("Extra seats for women");
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(360);
  await outline.getByRole("button", { name: "Generate from these sections" }).click();
  await expect(toastOf(page, "Success!")).toBeVisible();
  await expect(outline).toBeHidden();
});
