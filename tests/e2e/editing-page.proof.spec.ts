import { expect } from "@playwright/test";
import { expectWhole, freshName, makeDraft, test, toastOf } from "./desk.ts";
import { edit, save, saveBar, textOf, titleOf } from "./editing.ts";
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
  await titleOf(page).focus();
  await page.keyboard.press("End");
  await page.keyboard.type(" by keys");
  await page.getByRole("button", { name: "Add a reference" }).press("Enter");
  const remove = page.getByRole("button", { name: /^Remove reference/ }).last();
  await remove.press("Enter");
  await expect(page.getByRole("button", { name: "Add a reference" })).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "Save", exact: true })).toBeFocused();
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

test("at the head of the page an approver publishes or schedules what is saved", async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const post = await makeDraft(request, freshName("Head of the page"));
  await holdSession(page);
  await edit(page, post);
  const publish = page.getByRole("button", { name: "Publish", exact: true });
  await expect(textOf(page).getByRole("heading").first()).toBeInViewport();
  await expect(publish).toBeInViewport();
  await page.getByText("Schedule", { exact: true }).click();
  await expect(page.getByRole("form", { name: "Time of publication" })).toBeVisible();
  await expectWhole(page);
  await titleOf(page).fill(`${post.title}, corrected`);
  await expect(publish).toBeDisabled();
  await save(page);
  await expect(saveBar(page)).toContainText("Saved as version 2.");
  await publish.click();
  await expect(toastOf(page, "Published")).toContainText(`${post.title}, corrected`);
  await expect(page.getByRole("region", { name: "Where it stands" })).toContainText(
    "No pending changes.",
  );
  await expect(publish).toHaveCount(0);
});
