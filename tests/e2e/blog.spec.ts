import { expect, type APIRequestContext } from "@playwright/test";
import {
  expectWholeAtEachWidth,
  freshName,
  generateDraft,
  makeDraft,
  readPreview,
  test,
  type MadePost,
} from "./desk.ts";
import { expectNoSidewaysScrolling } from "./visitor.ts";

/** Publishes a draft, by its title a short one; answers its address. */
async function publishPost(request: APIRequestContext, wanted: string | MadePost): Promise<string> {
  const draft = typeof wanted === "string" ? await makeDraft(request, wanted) : wanted;
  const { approveToken: token } = await readPreview(request, draft);
  const data = { postId: draft.id, token };
  const published = await request.post("/functions/publish-blog", { data });
  const { post } = (await published.json()) as { post: { published_at: string } };
  const day = new Date(Date.parse(post.published_at) + 19_800_000).toISOString();
  return `/blog/${day.slice(0, 4)}/${day.slice(5, 7)}/${draft.slug}`;
}

test("a card of the list leads to its post wherever it is touched, and by its tags to theirs", async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  const title = freshName("Passing a card");
  const address = await publishPost(request, title);
  await page.goto("/blog");
  const card = page
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading", { name: title }) });
  await card.click({ position: { x: 40, y: 40 } });
  await expect(page).toHaveURL(address);
  await page.goBack();
  const tag = card.getByRole("list", { name: "Tags" }).getByRole("link").first();
  await tag.click();
  await expect(page).toHaveURL(/\/blog\/tag\//);
  await page.goto("/blog");
  await page.getByRole("navigation", { name: "Categories" }).getByRole("link").last().focus();
  await expectNoSidewaysScrolling(page);
});

test("the text of a post begins on the first screen, and its contents lead to its parts", async ({
  page,
  request,
}) => {
  const address = await publishPost(request, await generateDraft(request, "Mock test strategy"));
  for (const size of [
    { width: 360, height: 640 },
    { width: 1280, height: 720 },
  ]) {
    await page.setViewportSize(size);
    await page.goto(address);
    await expect(page.locator(".prose > p").first()).toBeInViewport();
    const contents = page.getByRole("navigation", { name: "On this page" });
    const part = contents.getByRole("link").first();
    if (!(await part.isVisible())) await contents.getByText("On this page").click();
    await part.click();
    const title = (await part.textContent()) ?? "";
    await expect(page.getByRole("heading", { level: 2, name: title })).toBeInViewport();
  }
});

test(
  "a post's end, a tag's list and a category's are whole at 360 px",
  { tag: "@proof" },
  async ({ page, request }) => {
    await page.setViewportSize({ width: 360, height: 800 });
    await publishPost(request, freshName("Refunds of fees"));
    await page.goto(await publishPost(request, freshName("Fee for two papers")));
    await expect(page.getByRole("navigation", { name: "Related Posts" })).toBeVisible();
    await expectWholeAtEachWidth(page);
    await page.getByRole("list", { name: "Tags" }).getByRole("link").first().click();
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Posts tagged");
    await expectWholeAtEachWidth(page);
    await page.goto("/blog/category/time-management");
    await expectWholeAtEachWidth(page);
  },
);
