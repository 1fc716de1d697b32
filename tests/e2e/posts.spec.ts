import { expect, type Page } from "@playwright/test";
import { allPosts, choose, freshName, makeDraft, openPosts, rowOf, test, toastOf } from "./desk.ts";

async function search(page: Page, words: string): Promise<void> {
  await allPosts(page).getByLabel("Search posts").fill(words);
  await expect(page).toHaveURL((address) => address.searchParams.get("q") === words);
}

test("a post is found, published, withdrawn with a reason, and all of it stands in its history", async ({
  page,
  request,
}) => {
  const post = await makeDraft(request, freshName("Admit card day"));
  const { slug, id } = post;
  await openPosts(page);
  await search(page, slug.toUpperCase());
  const row = rowOf(page, post);
  await expect(row).toHaveCount(1);
  await expect(row.getByText("Draft", { exact: true })).toBeVisible();
  await expect(row).toContainText("admin@example.com");
  await expect(row).toContainText("Not published. Read it, then publish it.");

  await choose(row, "Publish");
  await expect(toastOf(page, "Published")).toBeVisible();
  await expect(row.getByText("Live", { exact: true })).toBeVisible();
  const address = (await row.getByRole("link", { name: /^View post/ }).getAttribute("href")) ?? "";
  expect((await request.get(address)).status()).toBe(200);

  await choose(row, "Withdraw");
  const reason = row.getByLabel("Why is this article withdrawn?");
  await expect(reason).toBeFocused();
  // Not without a reason.
  await page.keyboard.press("Enter");
  await expect(reason).toBeFocused();
  await page.keyboard.type("The centre's address was wrong.");
  await page.keyboard.press("Enter");
  await expect(row.getByText("Withdrawn", { exact: true })).toBeVisible();
  await expect(row).toContainText("Withdrawn: The centre's address was wrong.");
  await expect(row.getByRole("rowheader")).toBeFocused();
  expect((await request.get(address)).status()).toBe(410);

  await choose(row, "History");
  await expect(page).toHaveURL(`/admin/log?postId=${id}`);
  await expect(page.getByText(/^The log is complete/)).toBeVisible();
  const entries = page.getByRole("table", { name: "Entries" }).locator("tbody");
  await expect(entries.first()).toContainText("Post withdrawn");
  await expect(entries.first()).toContainText("admin@example.com");
  await expect(entries.filter({ hasText: "Post withdrawn" })).toContainText(
    "The centre's address was wrong.",
  );
});

test("a draft's review link is copied, it is sent back with a note, published all the same, and waits among the deleted", async ({
  page,
  request,
  context,
}) => {
  const post = await makeDraft(request, freshName("Formula lists"));
  const { slug } = post;
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await openPosts(page);
  await search(page, slug);
  const row = rowOf(page, post);
  await choose(row, "Review links");
  await page.getByRole("button", { name: /^Copy ?: Read, correct and approve/ }).click();
  await expect(toastOf(page, "Review link copied")).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect((await request.get(link)).status()).toBe(200);
  await page.goBack();

  await choose(row, "Send back");
  await page.keyboard.type("Please name the fee for girls.");
  await page.keyboard.press("Enter");
  await expect(toastOf(page, "Sent back")).toBeVisible();
  await expect(row.getByText("Sent back", { exact: true })).toBeVisible();
  await expect(row).toContainText("wrote: “Please name the fee for girls.”");
  await choose(row, "Publish");
  await expect(row.getByText("Live", { exact: true })).toBeVisible();

  await choose(row, "Delete");
  await expect(row).toHaveCount(0);
  await allPosts(page)
    .getByRole("link", { name: /^Deleted/ })
    .click();
  await expect(page).toHaveURL(`/admin/posts?q=${slug}&status=deleted`);
  await page.reload();
  await expect(allPosts(page).getByRole("link", { name: /^Deleted/ })).toHaveAttribute(
    "aria-current",
    "page",
  );
  await row.getByRole("button", { name: /^Restore/ }).click();
  await expect(row).toHaveCount(0);
  await allPosts(page).getByRole("link", { name: /^All/ }).click();
  await expect(row).toHaveCount(1);
  await choose(row, "Correct with AI");
  await expect(page.getByLabel("What should change in this article?")).toBeFocused();
});
