import { expect } from "@playwright/test";
import { expectWholeAtEachWidth, freshName, makeDraft, test, toastOf, tokenOf } from "./desk.ts";
import { holdSession } from "./sessions.ts";

test("at 360 px a narrow link is made on the page of its post, used by its reader, and withdrawn by keyboard", async ({
  page,
  request,
  context,
}) => {
  const post = await makeDraft(request, freshName("Photo rules"));
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.setViewportSize({ width: 360, height: 900 });
  await holdSession(page);
  await page.goto(`/admin/posts/${post.id}`);
  const links = page.getByRole("table", { name: "Review links" }).locator("tbody");
  await expect(links).toHaveCount(1);
  await page.getByRole("link", { name: "Review links" }).click();
  await expect(page.getByRole("heading", { name: "Review links" })).toBeInViewport();
  await expectWholeAtEachWidth(page);

  await page.getByRole("button", { name: "Read only", exact: true }).click();
  await expect(toastOf(page, "Review link copied")).toBeVisible();
  await expect(links).toHaveCount(2);
  await expect(links.first()).toContainText("Read only, for whoever has it");
  const address = await page.evaluate(() => navigator.clipboard.readText());

  const reader = await context.newPage();
  await reader.goto(address);
  await expect(reader.getByText("DRAFT PREVIEW", { exact: true })).toBeVisible();
  await expect(reader.getByRole("link", { name: "Edit" })).toHaveCount(0);
  await expect(reader.getByRole("button", { name: "Approve & Publish" })).toHaveCount(0);

  await links
    .first()
    .getByRole("button", { name: /^Withdraw/ })
    .press("Enter");
  await expect(toastOf(page, "1 link withdrawn")).toBeVisible();
  await expect(links).toHaveCount(1);
  await expect(page.getByRole("heading", { name: "Review links" })).toBeFocused();
  await reader.reload();
  await expect(reader.getByRole("alert")).toContainText("This link was withdrawn.");

  await links.getByRole("button", { name: /^Withdraw/ }).click();
  await expect(page.getByText("No link opens this post now.")).toBeVisible();
  const token = tokenOf(post);
  const query = new URLSearchParams({ postId: post.id, token }).toString();
  expect((await request.get(`/functions/preview-blog?${query}`)).status()).toBe(410);
});
