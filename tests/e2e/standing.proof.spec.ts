import { expect, type APIRequestContext, type Page } from "@playwright/test";
import {
  expectWhole,
  freshName,
  linkTo,
  makeDraft,
  readPreview,
  test,
  tokenOf,
  type MadePost,
} from "./desk.ts";
import { adminHeaders } from "./sessions.ts";

/** What the office does with a post, by a call. */
async function tell(request: APIRequestContext, call: string, data: object): Promise<void> {
  const answer = await request.post(`/functions/${call}`, { headers: await adminHeaders(), data });
  expect([call, answer.status()]).toEqual([call, 200]);
}

const standing = (page: Page) => page.getByRole("region", { name: "Where it stands" });

async function openCorrections(page: Page, request: APIRequestContext, draft: MadePost) {
  const { editToken } = await readPreview(request, draft);
  await page.goto(`/blog/edit/${draft.id}?token=${editToken}`);
  await expect(page.getByText("EDIT MODE")).toBeVisible();
}

test("a draft and a scheduled one say on each page of their link what readers see", async ({
  page,
  request,
}) => {
  const draft = await makeDraft(request, freshName("Fee on two days"));
  await page.goto(draft.previewUrl);
  await expect(page.getByText("This is a preview - not yet published")).toBeVisible();
  await expect(standing(page)).toContainText("Readers see nothing of it yet.");
  await expect(standing(page)).toContainText("Read it, then publish it.");
  await openCorrections(page, request, draft);
  await expect(standing(page)).toContainText("Readers see nothing of it yet.");

  const publishAt = new Date(Date.now() + 3 * 24 * 60 * 60 * 1_000).toISOString();
  await tell(request, "schedule-blog", { postId: draft.id, revision: 1, publishAt });
  for (const open of [
    () => page.goto(draft.previewUrl),
    () => openCorrections(page, request, draft),
  ]) {
    await open();
    await expect(standing(page)).toContainText("Readers see nothing of it until then.");
    await expect(standing(page)).toContainText(/Version 1 goes public by itself on \d/);
    await expectWhole(page);
  }
});

test("a withdrawn post says so on its pages, and why to the office alone", async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  const draft = await makeDraft(request, freshName("Centres of one state"));
  const { id: postId } = draft;
  const { approveToken } = await readPreview(request, draft);
  const reader = await linkTo(request, postId, "edit");
  await tell(request, "post-action", { postId, action: "publish", revision: 1 });
  const reason = "A centre was missing.";
  await tell(request, "post-action", { postId, action: "unpublish", revision: 1, reason });

  await page.goto(draft.previewUrl);
  await expect(page.getByText("WITHDRAWN", { exact: true })).toBeVisible();
  await expect(page.getByText("DRAFT PREVIEW")).toHaveCount(0);
  await expect(page.getByText("not yet published")).toHaveCount(0);
  await expect(standing(page)).toContainText(
    "Readers see “This article has been withdrawn” in its place.",
  );
  await expect(standing(page)).toContainText(`Why it was withdrawn: ${reason}`);
  await expect(page.getByRole("button", { name: "Approve & Publish" })).toHaveCount(0);
  await expectWhole(page);
  await openCorrections(page, request, draft);
  await expect(standing(page)).toContainText("This article has been withdrawn");
  await page.goto(`/blog/approve?postId=${postId}&token=${approveToken}`);
  await expect(page.getByText("Publish Failed")).toBeVisible();
  await expect(standing(page)).toContainText("This article has been withdrawn");
  await expectWhole(page);

  await page.goto(reader);
  await expect(page.getByText("WITHDRAWN", { exact: true })).toBeVisible();
  await expect(page.getByText(reason)).toHaveCount(0);
  expect(tokenOf({ ...draft, previewUrl: reader })).not.toBe(tokenOf(draft));
  await standing(page).getByRole("link", { name: "What readers see now" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    "This article has been withdrawn",
  );
});
