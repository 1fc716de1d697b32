import { expect } from "@playwright/test";
import {
  beforeMovingOn,
  expectWholeAtEachWidth,
  freshName,
  makeDraft,
  publishedPost,
  readPreview,
  test,
  toastOf,
  tokenOf,
} from "./desk.ts";
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
  await expect(links.first()).toContainText("Read only, for anyone with the link");
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
  await expect(page.getByText("No active review links.")).toBeVisible();
  const token = tokenOf(post);
  const query = new URLSearchParams({ postId: post.id, token }).toString();
  expect((await request.get(`/functions/preview-blog?${query}`)).status()).toBe(410);
});

test("who approves a revision that is no longer the latest is led to the latest", async ({
  page,
  request,
}) => {
  const post = await makeDraft(request, freshName("Slot timing"));
  const { approveToken, editToken } = await readPreview(request, post);
  const corrections = 'change the title to "Slot timing, in short"';
  const accepted = await request.post("/functions/edit-blog", {
    data: { postId: post.id, token: editToken, corrections },
  });
  expect(accepted.status()).toBe(202);
  await expect
    .poll(async () => (await readPreview(request, post)).post.title)
    .toBe("Slot timing, in short");
  const query = new URLSearchParams({ postId: post.id, token: approveToken }).toString();
  await page.goto(`/blog/approve?${query}`);
  await expect(page.getByRole("heading", { name: "Publish Failed" })).toBeVisible();
  await expect(page.getByRole("alert")).not.toBeEmpty();
  await expect(page.getByRole("link", { name: "Back to Dashboard" })).toHaveAttribute(
    "href",
    "/admin/dashboard",
  );
  await page.getByRole("link", { name: "Open the latest version" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Slot timing, in short");
  await beforeMovingOn(page, publishedPost, async () => {
    await page.getByRole("button", { name: "Approve & Publish" }).click();
    await expect(page.getByText("Published Successfully!")).toBeVisible();
  });
});
