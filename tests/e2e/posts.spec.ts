import { expect, type Page, type APIRequestContext } from "@playwright/test";
import {
  allPosts,
  choose,
  freshName,
  makeDraft,
  openPosts,
  rowOf,
  test,
  toastOf,
  type MadePost,
} from "./desk.ts";
import { adminHeaders } from "./sessions.ts";

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
  const reason = page.getByLabel("Why is this article withdrawn?");
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

test("a draft's review link is copied, it is published, and waits among the deleted", async ({
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
});

/** Opens the page of all posts where only those with these words in their address are shown. */
async function openFound(page: Page, words: string): Promise<void> {
  await openPosts(page);
  await page.goto(`/admin/posts?q=${encodeURIComponent(words)}`);
}

/** Has its first revision go public by itself tomorrow at 5:30 pm in India; answers how the desk writes that. */
async function schedule(request: APIRequestContext, { id: postId }: MadePost): Promise<string> {
  const publishAt = new Date(Date.now() + 86_400_000);
  publishAt.setUTCHours(12, 0, 0, 0);
  const data = { postId, revision: 1, publishAt: publishAt.toISOString() };
  const headers = await adminHeaders();
  const answer = await request.post("/functions/schedule-blog", { headers, data });
  expect(answer.status()).toBe(200);
  const day = { day: "numeric", month: "short", year: "numeric", timeZone: "UTC" } as const;
  return `${new Intl.DateTimeFormat("en-IN", day).format(publishAt)}, 5:30 pm`;
}

test("a scheduled post is found, unscheduled from its row, and scheduled again by Undo", async ({
  page,
  request,
}) => {
  const post = await makeDraft(request, freshName("Seats in the hall"));
  const when = await schedule(request, post);
  await openFound(page, post.slug);
  await allPosts(page)
    .getByRole("link", { name: /^Scheduled/ })
    .click();
  await expect(page).toHaveURL(`/admin/posts?q=${post.slug}&status=scheduled`);
  const row = rowOf(page, post);
  await expect(row).toContainText(`Scheduled for ${when}`);

  await choose(row, "Unschedule");
  const toast = toastOf(page, "Not scheduled any more");
  await expect(toast).toContainText(`“${post.title}” was to go public on ${when}.`);
  // It has left the list of what is scheduled.
  await expect(row).toHaveCount(0);
  await expect(page.getByRole("heading", { name: "Posts" })).toBeFocused();
  await toast.getByRole("button", { name: "Undo" }).click();
  await expect(row).toContainText(`Scheduled for ${when}`);
});

test("the filters stand in the address, and outlive a reload until they are cleared", async ({
  page,
  request,
}) => {
  const post = await makeDraft(request, freshName("Clocks in the hall"));
  await openFound(page, post.slug);
  await page.getByText("More filters").click();
  await page.getByLabel("Created by").selectOption("admin@example.com");
  await page.getByLabel("Category").selectOption({ index: 2 });
  await expect(rowOf(page, post)).toHaveCount(0);
  await page.getByLabel("Category").selectOption("news");
  await expect(rowOf(page, post)).toHaveCount(1);

  await page.reload();
  await expect(page.getByLabel("Category")).toHaveValue("news");
  await expect(page.getByLabel("Created by")).toHaveValue("admin@example.com");
  await page.getByRole("link", { name: "Clear filters" }).click();
  await expect(page).toHaveURL("/admin/posts");
  await expect(page.getByLabel("Search posts")).toHaveValue("");
});
