import { expect, type APIRequestContext, type Page } from "@playwright/test";
import {
  expectWholeAtEachWidth,
  freshName,
  generateDraft,
  readPreview,
  test,
  type MadePost,
} from "./desk.ts";
import { noChange, scriptAnswers, type ModelSite } from "./model-site.ts";
import { feesArticle, plainSentences } from "./plain-fees.ts";

const article = feesArticle(plainSentences);

/** Changes every paragraph, those too that are to stay. */
const rewording = {
  ...noChange,
  edits: [2, 3, 4].map((block) => ({
    block,
    action: "replace",
    markdown: `Reworded passage number ${["one", "two", "three"][block - 2]}, which says it otherwise.`,
  })),
};

async function draftOf(site: ModelSite): Promise<MadePost> {
  scriptAnswers(site, [article, rewording]);
  return generateDraft(site.calls, freshName("Fees in plain words"), site.url);
}

async function editAddress(calls: APIRequestContext, draft: MadePost): Promise<string> {
  const { editToken } = await readPreview(calls, draft);
  const { origin } = new URL(draft.previewUrl);
  return `${origin}/blog/edit/${draft.id}?token=${editToken}`;
}

const list = (page: Page) => page.getByRole("region", { name: "Passages to keep as they are" });
const marks = (page: Page) => page.locator(".desk-post").getByText("Kept as it is");

test("a reviewer at 360 px keeps two passages by the keyboard, corrects, and finds them unchanged", async ({
  page,
  modelSite: site,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  const draft = await draftOf(site);
  await page.goto(await editAddress(site.calls, draft));
  const passages = list(page);
  await passages.getByText("0 of 4 kept").click();
  const [first, second] = [/Paragraph Read the/, /Paragraph Ask the/].map((name) =>
    passages.getByRole("checkbox", { name }),
  );
  if (first === undefined || second === undefined) throw new Error("two passages");
  await first.focus();
  await page.keyboard.press("Space");
  await expect(first).toBeChecked();
  await second.focus();
  await page.keyboard.press("Space");
  await expect(passages.getByRole("status")).toContainText("2 passages are kept");
  await expect(passages).toContainText("2 of 4 kept");
  await expect(marks(page)).toHaveCount(2);
  await expectWholeAtEachWidth(page);
  await page.reload();
  await expect(list(page)).toContainText("2 of 4 kept");

  await page.getByLabel("What needs to be corrected?").fill("Please word it otherwise.");
  await page.getByRole("button", { name: "Submit Corrections" }).click();
  await expect(page.getByRole("region", { name: /^What changed/ })).toBeVisible();
  const post = page.locator(".desk-post");
  await expect(post).toContainText(plainSentences[0]);
  await expect(post).toContainText(plainSentences[2]);
  await expect(post).toContainText("Reworded passage number two");
  await expect(post).not.toContainText("number one");
  await expect(marks(page)).toHaveCount(2);
  await expect(page.getByText("2 changes of passages that are kept")).toBeVisible();
  const removed = page.getByRole("region", { name: /^What changed/ }).locator("del");
  expect((await removed.allTextContents()).join(" ")).not.toContain("Ask");
  await expectWholeAtEachWidth(page);
  await page.emulateMedia({ media: "print" });
  await expect(marks(page).first()).toBeHidden();
});

test("a tick that is taken back stays so, what somebody else frees is not locked again, and a post that has changed says so", async ({
  page,
  modelSite: site,
}) => {
  const draft = await draftOf(site);
  await page.goto(await editAddress(site.calls, draft));
  const passages = list(page);
  await passages.getByText("0 of 4 kept").click();
  const loaded = Promise.withResolvers<undefined>();
  await page.route(/\.data\?/, async (route) => {
    await loaded.promise;
    await route.continue();
  });
  const box = passages.getByRole("checkbox", { name: /Paragraph Read the/ });
  await box.click();
  await expect(passages.getByRole("status")).toContainText("1 passage is kept");
  await box.click();
  await expect(passages.getByRole("status")).toContainText("No passage is kept");
  await expect(box).not.toBeChecked();
  loaded.resolve(undefined);
  await page.reload();
  await expect(list(page)).toContainText("0 of 4 kept");
  await page.unroute(/\.data\?/);

  const { editToken: token } = await readPreview(site.calls, draft);
  const keep = async (blocks: readonly number[]) => {
    const data = { postId: draft.id, token, revision: 1, blocks };
    expect((await site.calls.post("/functions/lock-passages", { data })).status()).toBe(200);
  };
  await keep([1]);
  await page.reload();
  await passages.getByText("1 of 4 kept").click();
  const [asked, freed] = [Promise.withResolvers<undefined>(), Promise.withResolvers<undefined>()];
  await page.route("**/functions/lock-passages", async (route) => {
    asked.resolve(undefined);
    await freed.promise;
    await route.continue();
  });
  await passages.getByRole("checkbox", { name: /Paragraph Read the/ }).click();
  await asked.promise;
  await passages.getByRole("checkbox", { name: /Paragraph Ask the/ }).click();
  await keep([]);
  freed.resolve(undefined);
  await expect(passages.getByRole("status")).toContainText("2 passages are kept");
  await expect(passages.getByRole("checkbox", { name: /^Heading/ })).not.toBeChecked();
  await page.unroute("**/functions/lock-passages");

  await keep([]);
  const correction = { postId: draft.id, token, corrections: "Please word it otherwise." };
  expect((await site.calls.post("/functions/edit-blog", { data: correction })).status()).toBe(202);
  await expect
    .poll(async () => {
      const query = new URLSearchParams({ postId: draft.id, token }).toString();
      const answer = await site.calls.get(`/functions/post-status?${query}`);
      return ((await answer.json()) as { revision: number }).revision;
    })
    .toBe(2);
  await list(page)
    .getByRole("checkbox", { name: /Paragraph Keep/ })
    .click();
  await expect(page.getByText("This post has changed since").first()).toBeVisible();
  await expect(list(page)).toContainText("Reworded passage number one");
  await expect(list(page)).toContainText("0 of 4 kept");
});
