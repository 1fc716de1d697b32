import { expect, type APIRequestContext, type Page } from "@playwright/test";
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

/** Opens the page of all posts where only those with these words in their address are shown. */
async function openFound(page: Page, words: string): Promise<void> {
  await openPosts(page);
  await page.goto(`/admin/posts?q=${encodeURIComponent(words)}`);
}

async function callAsOffice(request: APIRequestContext, path: string, data: object) {
  const answer = await request.post(path, { headers: await adminHeaders(), data });
  expect(answer.status()).toBe(200);
}

/** Has its first revision go public by itself tomorrow at 5:30 pm in India; answers how the desk writes that. */
async function schedule(request: APIRequestContext, { id: postId }: MadePost): Promise<string> {
  const publishAt = new Date(Date.now() + 86_400_000);
  publishAt.setUTCHours(12, 0, 0, 0);
  const data = { postId, revision: 1, publishAt: publishAt.toISOString() };
  await callAsOffice(request, "/functions/schedule-blog", data);
  const day = { day: "numeric", month: "short", year: "numeric", timeZone: "UTC" } as const;
  return `${new Intl.DateTimeFormat("en-IN", day).format(publishAt)}, 5:30 pm`;
}

test("a scheduled post is found, unscheduled from its row, scheduled again by Undo, and said to be neither when it ended meanwhile", async ({
  page,
  request,
}) => {
  const post = await makeDraft(request, freshName("Seats in the hall"));
  const { id: postId } = post;
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
  await page.reload();
  await expect(row).toContainText(`Scheduled for ${when}`);

  const end = { postId, revision: 1, publishAt: null };
  await callAsOffice(request, "/functions/schedule-blog", end);
  await choose(row, "Unschedule");
  await expect(toastOf(page, "Not changed")).toContainText("not scheduled any more");
  await expect(allPosts(page)).toContainText(`No posts found for “${post.slug}”.`);
});

test("the filters stand in the address, and outlive a reload until they are cleared", async ({
  page,
  request,
}) => {
  const post = await makeDraft(request, freshName("Clocks in the hall"));
  await openFound(page, post.slug);
  await page.getByText("More filters").click();
  await page.getByLabel("Category").selectOption("news");
  await page.getByLabel("Created by").selectOption("admin@example.com");
  await expect(page).toHaveURL(
    (address) =>
      address.searchParams.get("category") === "news" &&
      address.searchParams.get("maker") === "admin@example.com",
  );
  await expect(rowOf(page, post)).toHaveCount(1);

  await page.reload();
  await expect(page.getByLabel("Category")).toHaveValue("news");
  await expect(page.getByLabel("Created by")).toHaveValue("admin@example.com");
  await page.getByLabel("Category").selectOption({ index: 2 });
  await expect(rowOf(page, post)).toHaveCount(0);
  await page.getByRole("link", { name: "Clear filters" }).click();
  await expect(page).toHaveURL("/admin/posts");
  await expect(page.getByLabel("Search posts")).toHaveValue("");
});
