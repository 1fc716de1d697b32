import { expect, type Page } from "@playwright/test";
import {
  expectWholeAtEachWidth,
  freshName,
  generateDraft,
  readPreview,
  test,
  toastOf,
  type MadePost,
} from "./desk.ts";
import { noChange, scriptAnswers, type ModelSite } from "./model-site.ts";
import { feesArticle, plainSentences } from "./plain-fees.ts";

/** What the model plants: each wrong value with what the record says. */
const planted = [
  { quote: "₹600", record: "₹500" },
  { quote: "₹900", record: "₹200 per question" },
  { quote: "80 questions", record: "75 questions" },
] as const;

const rewordings = [
  { before: "with care", after: "line by line" },
  { before: "Keep a copy", after: "Throw away the copy" },
  { before: "Ask the official site", after: "Ask your neighbour" },
] as const;

const article = feesArticle(
  [
    "One paper costs ₹600 for SC/ST candidates.",
    "The answer key challenge fee is ₹900 per question.",
    "Paper 1 has 80 questions.",
    ...plainSentences,
    "More stands on [the registration page](/registration-2026).",
  ],
  ["/registration-2026"],
);

const reworded = {
  ...noChange,
  edits: plainSentences.map((sentence, index) => ({
    block: index + 5,
    action: "replace",
    markdown: sentence.replace(rewordings[index]?.before ?? "", rewordings[index]?.after ?? ""),
  })),
};

/** A draft with the three wrong values, regenerated with the three rewordings; repairs mend nothing. */
async function regeneratedDraft(site: ModelSite): Promise<MadePost> {
  const { calls, url } = site;
  scriptAnswers(site, [article, noChange, noChange, reworded, noChange]);
  const draft = await generateDraft(calls, freshName("Fees in plain words"), url);
  const { editToken } = await readPreview(calls, draft);
  const data = { postId: draft.id, token: editToken, corrections: "Please word it better." };
  const accepted = await calls.post("/functions/edit-blog", { data });
  expect(accepted.status()).toBe(202);
  const query = new URLSearchParams({ postId: draft.id, token: editToken }).toString();
  await expect
    .poll(async (): Promise<unknown> => (await calls.get(`/functions/post-status?${query}`)).json())
    .toMatchObject({ revision: 2, job: { state: "succeeded" } });
  return draft;
}

const panel = (page: Page) => page.getByRole("region", { name: "Checks" });
const difference = (page: Page) => page.getByRole("region", { name: /^What changed/ });

async function openChecks(page: Page): Promise<void> {
  const fold = panel(page).getByText(/^Show the checks/);
  // Open already where a statement waits, and on a wide screen without a fold.
  if (!(await fold.isVisible()) || (await panel(page).locator(".checks-folded[open]").count()) > 0)
    return;
  await fold.focus();
  await page.keyboard.press("Enter");
}

test("a reviewer at 360 px finds three wrong values and three rewordings on the page, and goes back", async ({
  page,
  browser,
  modelSite: site,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  const draft = await regeneratedDraft(site);
  await page.goto(draft.previewUrl);
  await expect(panel(page)).toContainText("3 statements stop publication");
  await openChecks(page);
  await panel(page)
    .getByText(/^Links/)
    .click();
  await expectWholeAtEachWidth(page);
  const stopping = panel(page)
    .getByRole("region", { name: /^Stops publication/ })
    .getByRole("listitem");
  await expect(stopping).toHaveCount(3);
  for (const [index, { quote, record }] of planted.entries()) {
    const item = stopping.nth(index);
    await expect(item.locator("q")).toContainText(quote);
    await expect(item).toContainText(record);
    await expect(item.locator("a[href^='/facts/']").first()).toBeVisible();
    await item.getByRole("link", { name: /^Show in the text/ }).click();
    await expect(page.locator("mark:target")).toHaveText(quote);
    await expect(page.locator("mark:target")).toBeInViewport();
    await page.locator(`.flag-note a[href="#check-${index + 1}"]`).click();
    await expect(item).toBeInViewport();
  }

  const changes = difference(page);
  await expect(changes).toContainText("3 parts changed.");
  const removed = (await changes.locator("del").allTextContents()).join(" ");
  const added = (await changes.locator("ins").allTextContents()).join(" ");
  for (const { before, after } of rewordings) {
    for (const word of before.split(" ").filter((one) => !after.includes(one)))
      expect(removed).toContain(word);
    for (const word of after.split(" ").filter((one) => !before.includes(one)))
      expect(added).toContain(word);
  }
  expect(added).toContain("added:");
  await expect(changes.getByText("4 unchanged paragraphs")).toBeVisible();

  await page.getByRole("link", { name: "Edit", exact: true }).click();
  await expect(panel(page)).toContainText("3 statements stop publication");
  await expectWholeAtEachWidth(page);

  // All of it is there before any script, and nothing of it on paper.
  const plain = await browser.newPage({ javaScriptEnabled: false });
  await plain.goto(draft.previewUrl);
  await expect(panel(plain).getByText("₹600").first()).toBeVisible();
  await expect(difference(plain).locator("ins").first()).toBeVisible();
  await plain.emulateMedia({ media: "print" });
  await expect(panel(plain)).toBeHidden();
  await expect(difference(plain)).toBeHidden();
  await plain.close();

  await page.goto(draft.previewUrl);
  await changes.getByRole("button", { name: "Compare", exact: true }).click();
  await expect(page).toHaveURL(/against=1/);
  await difference(page)
    .getByRole("button", { name: /^Restore this version/ })
    .click();
  await expect(toastOf(page, "Version 1 was restored as version 3.")).toBeVisible();
  await expect(page.getByText("line by line")).not.toBeInViewport();
  await expect(difference(page)).toContainText("What changed since version 2");
  await expect(page.locator(".desk-post")).toContainText("with care");
  await expect(page.getByRole("button", { name: "Approve & Publish" })).toBeEnabled();
});
