import { expect, type APIRequestContext, type Browser, type Page } from "@playwright/test";
import { expectWholeAtEachWidth, freshName, makeDraft, readPreview, test } from "./desk.ts";
import { holdSession } from "./sessions.ts";
import { tabTo } from "./visitor.ts";

/** What a headless browser does not say of itself; no reader of the blog runs a script. */
const reader = {
  userAgent: "Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/156.0 Mobile Safari/537.36",
  javaScriptEnabled: false,
};

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

async function readerPage(browser: Browser, address: string): Promise<Page> {
  const page = await (await browser.newContext(reader)).newPage();
  await page.goto(address);
  return page;
}

test("a reader says by keyboard, without script or cookie, that a post was useful; the office sees sums", async ({
  page,
  browser,
  baseURL,
  request,
}) => {
  const title = freshName("Fee for one paper");
  const address = await publishPost(request, title);
  const post = await readerPage(browser, `${baseURL}${address}`);
  const question = post.getByRole("form", { name: "Was this useful?" });
  const thanks = post.getByText("Thank you for your answer.");
  await expect(thanks).toBeHidden();
  await tabTo(post, question.getByRole("button", { name: "Yes" }));
  await post.keyboard.press("Enter");
  await expect(post).toHaveURL(`${baseURL}${address}#thanks`);
  await expect(thanks).toBeInViewport();
  await expect(question.getByRole("button")).toHaveCount(0);
  expect(await post.context().cookies()).toEqual([]);

  await holdSession(page);
  await page.goto("/admin/readers");
  const row = page.getByRole("row").filter({ hasText: title });
  await expect(row).toContainText("Useful for 1 of 1");
  await row.getByRole("link").click();
  await expect(page.getByText(/ in all. Useful for 1 of 1$/)).toBeVisible();
});

test("a post's end, a tag's list and the page of readers are whole at 360 px", async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await publishPost(request, freshName("Refunds of fees"));
  await page.goto(await publishPost(request, freshName("Fee for two papers")));
  await expect(page.getByRole("navigation", { name: "Related Posts" })).toBeVisible();
  await expectWholeAtEachWidth(page);
  await page.goto(`${page.url()}#thanks`);
  await expectWholeAtEachWidth(page);
  await page.getByRole("list", { name: "Tags" }).getByRole("link").first().click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Posts tagged");
  await expectWholeAtEachWidth(page);
  await page.goto("/blog/category/time-management");
  await expectWholeAtEachWidth(page);
  await holdSession(page);
  await page.goto("/admin/readers");
  await expect(page.getByText("A reading is counted")).toBeVisible();
  await expect(page.getByText("Loading what was read")).toHaveCount(0);
  await expectWholeAtEachWidth(page);
});

test("a printed post neither asks nor offers to be shared", async ({ page, request }) => {
  await page.goto(await publishPost(request, freshName("Fees on paper")));
  await page.emulateMedia({ media: "print" });
  for (const gone of ["form", "nav", ".button"])
    await expect(page.locator(`${gone}:visible`), gone).toHaveCount(0);
  const links = page.locator("a.badge");
  expect(await links.first().evaluate((link) => getComputedStyle(link, "::after").content)).toBe(
    '""',
  );
});
