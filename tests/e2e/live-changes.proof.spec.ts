import { expect } from "@playwright/test";
import {
  beforeMovingOn,
  choose,
  expectWholeAtEachWidth,
  freshName,
  makeDraft,
  openPosts,
  publishedPost,
  readPreview,
  rowOf,
  test,
  toastOf,
} from "./desk.ts";
import { save, saveBar, show, titleOf } from "./editing.ts";

test("a live article is changed beside its readers at 360 px", async ({ page, request }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  const draft = await makeDraft(request, freshName("Fee for two papers"));
  const { approveToken } = await readPreview(request, draft);
  const approved = await request.post("/functions/publish-blog", {
    data: { postId: draft.id, token: approveToken },
  });
  expect(approved.status()).toBe(200);
  await openPosts(page);
  const row = rowOf(page, draft);
  await choose(row, "Open in editor");
  const title = freshName("What two papers cost");
  await titleOf(page).fill(title);
  await show(page, "Details");
  await page.getByLabel("What readers should be told (optional)").fill("The title was misleading.");
  await expectWholeAtEachWidth(page);
  await save(page);
  await expect(saveBar(page)).toContainText("Saved as version 2.");
  await openPosts(page);
  await expect(row.getByText("Live, change waiting", { exact: true })).toBeVisible();
  await expect(row).toContainText("Readers see version 1.");
  await expectWholeAtEachWidth(page);

  await choose(row, "Discard change");
  const discarded = toastOf(page, "Change discarded");
  await expect(row.getByText("Live, change waiting", { exact: true })).toBeHidden();
  await discarded.getByRole("button", { name: "Undo" }).click();
  await expect(row.getByText("Live, change waiting", { exact: true })).toBeVisible();

  await row.getByRole("button", { name: /^Preview/ }).click();
  await expect(page.getByText("CHANGE PREVIEW", { exact: true })).toBeVisible();
  await beforeMovingOn(page, publishedPost, async () => {
    await page.getByRole("button", { name: "Approve & Publish" }).click();
    await expect(page.getByText("Published Successfully!")).toBeVisible();
  });
  await expect(page).toHaveURL(publishedPost);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
});
