import { expect } from "@playwright/test";
import { freshName, makeDraft, test } from "./desk.ts";
import { edit, saveBar, show, titleOf } from "./editing.ts";
import { holdSession } from "./sessions.ts";

test("a post that is not there is said, and the page works by keyboard alone", async ({
  page,
  request,
}) => {
  await holdSession(page);
  await page.goto("/admin/posts/0199a000-0000-7000-8000-000000000000");
  await expect(page.getByRole("alert")).toContainText("The post could not be loaded.");
  const post = await makeDraft(request, freshName("Keyboard"));
  await edit(page, post);
  await show(page, "Details");
  await titleOf(page).focus();
  await page.keyboard.press("End");
  await page.keyboard.type(" by keys");
  await page.getByRole("button", { name: "Add a reference" }).press("Enter");
  const remove = page.getByRole("button", { name: /^Remove reference/ }).last();
  await remove.press("Enter");
  await expect(page.getByRole("button", { name: "Add a reference" })).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "Discard changes" })).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "Save version", exact: true })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(saveBar(page)).toContainText("Saved as version 2.");
  // In a field beside the text, too.
  await page.getByLabel("Author").fill("Asha Nair");
  await page.getByLabel("Author").press("Enter");
  await expect(saveBar(page)).toContainText("Saved as version 3.");
  await page.getByLabel("Summary").press("End");
  await page.keyboard.type(" More.");
  await page.keyboard.press("ControlOrMeta+s");
  await expect(saveBar(page)).toContainText("Saved as version 4.");
});
