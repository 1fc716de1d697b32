import { expect } from "@playwright/test";
import {
  beforeMovingOn,
  expectWhole,
  fillIn,
  freshName,
  makeDraft,
  publishedPost,
  readPreview,
  test,
  toastOf,
  tokenOf,
  type MadePost,
} from "./desk.ts";
import { addFailedCorrection } from "./sessions.ts";

const editAddress = ({ id }: MadePost, token: string) =>
  `/blog/edit/${id}?${new URLSearchParams({ token }).toString()}`;

const approveAddress = ({ id }: MadePost, token: string) =>
  `/blog/approve?${new URLSearchParams({ postId: id, token }).toString()}`;

test("corrections are refused without a word, kept when they cannot be sent or applied, and lead to the next revision", async ({
  page,
  request,
}) => {
  const draft = await makeDraft(request, freshName("Marking scheme"));
  const { editToken } = await readPreview(request, draft);
  await page.goto(editAddress(draft, editToken));
  await expect(page.getByRole("heading", { name: draft.title })).toBeVisible();
  const send = page.getByRole("button", { name: "Submit Corrections" });
  await expect(send).toBeDisabled();
  const words = page.getByLabel("What needs to be corrected?");
  await expect(words).toHaveAttribute("rows", "6");
  await words.fill("  ");
  await words.press("Control+Enter");
  await expect(toastOf(page, "Please provide correction instructions")).toBeVisible();

  const call = "**/functions/edit-blog";
  const error = "AI is already regenerating this post";
  await page.route(call, (route) => route.fulfill({ status: 409, json: { error } }));
  await words.fill("The fee for two papers is missing.");
  await send.click();
  await expect(toastOf(page, "Failed to submit corrections")).toContainText(error);
  await page.reload();
  await expect(words).toHaveValue("The fee for two papers is missing.");
  await page.unroute(call);

  await words.fill("Make it sound friendlier.");
  await send.click();
  const refusal = page.getByRole("alert");
  await expect(refusal).toContainText("“Make it sound friendlier” cannot be done");
  await expect(refusal).toContainText("Nothing was changed, and your words are kept");
  await expect(words).toHaveValue("Make it sound friendlier.");
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect(page).toHaveURL(draft.previewUrl);
  await page.getByRole("link", { name: "Edit" }).click();
  await words.fill('Change the title to "A clearer title"');
  await beforeMovingOn(page, /\/blog\/preview\//, async () => {
    await page.getByRole("button", { name: "Submit Corrections" }).click();
    await expect(
      toastOf(page, "Corrections submitted! AI is regenerating the post..."),
    ).toBeVisible();
  });
  await expect(page).toHaveURL(draft.previewUrl);
  await expect(page.getByRole("button", { name: "Approve & Publish" })).toBeEnabled();
  const outcome = page.getByRole("region", { name: "What came of the corrections" });
  await expect(outcome).toContainText('Asked for: Change the title to "A clearer title"');
  const query = new URLSearchParams({ postId: draft.id, token: tokenOf(draft) });
  const status = await request.get(`/functions/post-status?${query.toString()}`);
  expect(await status.json()).toMatchObject({ status: "draft", revision: 2 });
});

test("where a mail program's own browser keeps nothing, a draft is read and published, and an admin signs in", async ({
  browser,
  request,
}) => {
  const draft = await makeDraft(request, freshName("Read in a mail program"));
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.addInitScript(() => {
    // As in web views of Android, and as where a browser blocks all cookies.
    Object.defineProperty(window, "sessionStorage", { value: null });
    Object.defineProperty(window, "localStorage", {
      get: () => {
        throw new DOMException("Access is denied for this document.", "SecurityError");
      },
    });
  });
  await page.goto(draft.previewUrl);
  await page.getByRole("button", { name: "Approve & Publish" }).click();
  await expect(page.getByRole("heading", { name: "Published Successfully!" })).toBeVisible();
  await expect(page).toHaveURL(publishedPost);
  await page.goto("/admin/login");
  await fillIn(page);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Admin Dashboard");
  await context.close();
});

test("corrections whose regeneration failed say why, and stand in the field again", async ({
  page,
  request,
}) => {
  const draft = await makeDraft(request, freshName("Fees in plain words"));
  const words = "Make it sound friendlier.";
  await addFailedCorrection(draft.id, words, "The AI service refused the key.");
  await page.goto(draft.previewUrl);
  await expect(page.getByText("The AI service refused the key.")).toBeVisible();
  await page.getByRole("link", { name: "Edit" }).click();
  await expect(page.getByLabel("What needs to be corrected?")).toHaveValue(words);
});

test("preview, edit and approve are whole at 360 px; a token opens its own page alone, and an approval that was cut off is tried again", async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  const draft = await makeDraft(request, freshName("Application fees in a table"));
  await page.goto(draft.previewUrl);
  await expectWhole(page);
  await page.getByRole("link", { name: "Edit" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("EDIT MODE");
  await expectWhole(page);
  const { approveToken } = await readPreview(request, draft);
  for (const [path, title] of [
    ["preview", "Preview Error"],
    ["edit", "Edit Error"],
  ] as const) {
    const query = new URLSearchParams({ token: approveToken }).toString();
    const answer = await page.goto(`/blog/${path}/${draft.id}?${query}`);
    expect(answer?.status()).toBe(403);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
  }
  await page.route("**/functions/publish-blog", (route) => route.abort());
  await page.goto(approveAddress(draft, approveToken));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Publish Failed");
  await expectWhole(page);
  await page.unroute("**/functions/publish-blog");
  await beforeMovingOn(page, publishedPost, async () => {
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Published Successfully!");
  });
});
