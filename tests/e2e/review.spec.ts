import { expect } from "@playwright/test";
import {
  beforeMovingOn,
  expectWhole,
  freshName,
  generateDraft,
  looks,
  makeDraft,
  publishedPost,
  readPreview,
  test,
  toastOf,
  tokenOf,
  type MadePost,
} from "./desk.ts";
import { modelArticle } from "../support/model-article.ts";
import { scriptAnswers } from "./model-site.ts";

const editAddress = ({ id }: MadePost, token: string) =>
  `/blog/edit/${id}?${new URLSearchParams({ token }).toString()}`;

const approveAddress = ({ id }: MadePost, token: string) =>
  `/blog/approve?${new URLSearchParams({ postId: id, token }).toString()}`;

test("a preview is whole before any script, and is kept by nobody", async ({ request }) => {
  const draft = await makeDraft(request, freshName("Admit card in ten lines"));
  const answer = await request.get(draft.previewUrl);
  expect(answer.status()).toBe(200);
  expect(answer.headers()).toMatchObject({
    "cache-control": "private, no-store",
    "referrer-policy": "no-referrer",
    "x-robots-tag": "noindex, nofollow",
  });
  const html = await answer.text();
  for (const part of ["DRAFT PREVIEW", draft.title, "Approve &amp; Publish", "noindex"])
    expect(html).toContain(part);
});

test("corrections lead back to the preview of the next revision", async ({ page, request }) => {
  const draft = await makeDraft(request, freshName("Marking scheme"));
  const { editToken } = await readPreview(request, draft);
  await page.goto(editAddress(draft, editToken));
  await expect(page.getByRole("heading", { name: draft.title })).toBeVisible();
  await expect(page.getByRole("button", { name: "Submit Corrections" })).toBeDisabled();
  const words = page.getByLabel("What needs to be corrected?");
  await expect(words).toHaveAttribute("rows", "6");
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
  await expect(outcome).toContainText("Title changed.All that was asked for was applied.");
  const query = new URLSearchParams({ postId: draft.id, token: tokenOf(draft) });
  const status = await request.get(`/functions/post-status?${query.toString()}`);
  expect(await status.json()).toMatchObject({ status: "draft", revision: 2 });
});

test("corrections that cannot be applied whole are refused at once, say why, and stay in the field", async ({
  page,
  request,
}) => {
  const draft = await makeDraft(request, freshName("Refused corrections"));
  const { editToken } = await readPreview(request, draft);
  await page.goto(editAddress(draft, editToken));
  await page.getByLabel("What needs to be corrected?").fill("Make it sound friendlier.");
  await page.getByRole("button", { name: "Submit Corrections" }).click();
  const refusal = page.getByRole("alert");
  await expect(refusal).toContainText("“Make it sound friendlier” cannot be done");
  await expect(refusal).toContainText("Nothing was changed, and your words are kept");
  await expect(page.getByLabel("What needs to be corrected?")).toHaveValue(
    "Make it sound friendlier.",
  );
  const query = new URLSearchParams({ postId: draft.id, token: tokenOf(draft) });
  const status = await request.get(`/functions/post-status?${query.toString()}`);
  expect(await status.json()).toMatchObject({ status: "draft", revision: 1, job: null });
});

test("corrections whose regeneration failed say why, and stand in the field again", async ({
  page,
  modelSite: site,
}) => {
  scriptAnswers(site, [modelArticle]);
  const draft = await generateDraft(site.calls, freshName("Fees in plain words"), site.url);
  const { editToken } = await readPreview(site.calls, draft);
  site.model.script({ kind: "status", status: 401 });
  await page.goto(`${site.url}${editAddress(draft, editToken)}`);
  await page.getByLabel("What needs to be corrected?").fill("Make it sound friendlier.");
  await page.getByRole("button", { name: "Submit Corrections" }).click();
  await expect(page).toHaveURL(draft.previewUrl);
  await expect(page.getByText("The AI service refused the key")).toBeVisible();
  await page.getByRole("link", { name: "Edit" }).click();
  await expect(page.getByLabel("What needs to be corrected?")).toHaveValue(
    "Make it sound friendlier.",
  );
});

test("corrections without a word are refused by keyboard too", async ({ page, request }) => {
  const draft = await makeDraft(request, freshName("Empty corrections"));
  const { editToken } = await readPreview(request, draft);
  await page.goto(editAddress(draft, editToken));
  await page.getByLabel("What needs to be corrected?").fill("  ");
  await page.getByLabel("What needs to be corrected?").press("Control+Enter");
  await expect(toastOf(page, "Please provide correction instructions")).toBeVisible();
});

test("corrections that could not be sent are kept, also over a reload", async ({
  page,
  request,
}) => {
  const words = "The fee for two papers is missing.";
  const draft = await makeDraft(request, freshName("Kept corrections"));
  const { editToken } = await readPreview(request, draft);
  await page.route("**/functions/edit-blog", (route) =>
    route.fulfill({ status: 409, json: { error: "AI is already regenerating this post" } }),
  );
  await page.goto(editAddress(draft, editToken));
  await page.getByLabel("What needs to be corrected?").fill(words);
  await page.getByRole("button", { name: "Submit Corrections" }).click();
  await expect(toastOf(page, "Failed to submit corrections")).toContainText(
    "AI is already regenerating this post",
  );
  await expect(page.getByLabel("What needs to be corrected?")).toHaveValue(words);
  await page.reload();
  await expect(page.getByLabel("What needs to be corrected?")).toHaveValue(words);
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect(page).toHaveURL(draft.previewUrl);
});

test("an approval publishes once, and afterwards the preview link leads to the post", async ({
  page,
  request,
}) => {
  const draft = await makeDraft(request, freshName("Syllabus in short"));
  const calls: string[] = [];
  page.on("request", (call) => {
    if (call.url().includes("/functions/publish-blog")) calls.push(call.method());
  });
  await page.goto(draft.previewUrl);
  await beforeMovingOn(page, publishedPost, async () => {
    await page.getByRole("button", { name: "Approve & Publish" }).click();
    await expect(page).toHaveURL(/\/blog\/approve\?/);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Published Successfully!");
  });
  await expect(page).toHaveURL(publishedPost);
  expect(calls.filter((method) => method === "POST")).toHaveLength(1);
  const published = page.url();
  await page.goto(draft.previewUrl);
  await expect(page).toHaveURL(published);
});

test("an approval of an older revision publishes nothing and says why", async ({
  page,
  request,
}) => {
  const draft = await makeDraft(request, freshName("Outdated approval"));
  const { approveToken, editToken } = await readPreview(request, draft);
  const accepted = await request.post("/functions/edit-blog", {
    data: {
      postId: draft.id,
      token: editToken,
      corrections: 'Change the title to "A newer title"',
    },
  });
  expect(accepted.status()).toBe(202);
  await page.goto(approveAddress(draft, approveToken));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Publish Failed");
  await expect(page.getByRole("alert")).not.toBeEmpty();
  await expect(page.getByRole("link", { name: "Back to Dashboard" })).toHaveAttribute(
    "href",
    "/admin/dashboard",
  );
});

test("an approval that the network cut off can be tried again", async ({ page, request }) => {
  const draft = await makeDraft(request, freshName("Cut off"));
  const { approveToken } = await readPreview(request, draft);
  await page.route("**/functions/publish-blog", (route) => route.abort());
  await page.goto(approveAddress(draft, approveToken));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Publish Failed");
  await page.unroute("**/functions/publish-blog");
  await beforeMovingOn(page, publishedPost, async () => {
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Published Successfully!");
  });
});

for (const { address, title, message } of [
  { address: "/blog/preview/1", title: "Preview Error", message: "Missing post ID or token" },
  { address: "/blog/edit/1", title: "Edit Error", message: "Missing post ID or token" },
  { address: "/blog/approve", title: "Publish Failed", message: "Missing postId or token" },
  {
    address: "/blog/approve?postId=1",
    title: "Publish Failed",
    message: "Missing postId or token",
  },
])
  test(`${address} without its parameters says '${message}'`, async ({ page }) => {
    const answer = await page.goto(address);
    expect(answer?.status()).toBe(400);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
    await expect(page.getByRole("alert")).toHaveText(message);
    await expectWhole(page);
  });

test("a token for another purpose opens neither the preview nor the edit page", async ({
  page,
  request,
}) => {
  const draft = await makeDraft(request, freshName("Wrong purpose"));
  const { approveToken } = await readPreview(request, draft);
  const query = new URLSearchParams({ token: approveToken }).toString();
  for (const [path, title] of [
    ["preview", "Preview Error"],
    ["edit", "Edit Error"],
  ] as const) {
    const answer = await page.goto(`/blog/${path}/${draft.id}?${query}`);
    expect(answer?.status()).toBe(403);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
  }
});

for (const { width, colorScheme, tag } of looks)
  test(
    `preview, edit and approve are whole at ${width} px in ${colorScheme}`,
    { tag },
    async ({ page, request }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      const draft = await makeDraft(request, freshName("Application fees in a table"));
      await page.goto(draft.previewUrl);
      await expectWhole(page);
      await page.getByRole("link", { name: "Edit" }).click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("EDIT MODE");
      await expectWhole(page);
      const { approveToken } = await readPreview(request, draft);
      await page.route("**/functions/publish-blog", (route) => route.abort());
      await page.goto(approveAddress(draft, approveToken));
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Publish Failed");
      await expectWhole(page);
    },
  );
