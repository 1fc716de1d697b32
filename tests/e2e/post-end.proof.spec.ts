import { expect, type APIRequestContext } from "@playwright/test";
import { expectWholeAtEachWidth, freshName, makeDraft, readPreview, test } from "./desk.ts";

/** Publishes a post of this title; answers its address. */
async function publishPost(request: APIRequestContext, title: string): Promise<string> {
  const draft = await makeDraft(request, title);
  const { approveToken: token } = await readPreview(request, draft);
  const data = { postId: draft.id, token };
  const published = await request.post("/functions/publish-blog", { data });
  const { post } = (await published.json()) as { post: { published_at: string } };
  const day = new Date(Date.parse(post.published_at) + 19_800_000).toISOString();
  return `/blog/${day.slice(0, 4)}/${day.slice(5, 7)}/${draft.slug}`;
}

test("a post's end, a tag's list and a category's are whole at 360 px", async ({
  page,
  request,
}) => {
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
});
