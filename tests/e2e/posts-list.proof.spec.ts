import { expect } from "@playwright/test";
import { allPosts, choose, expectWholeAtEachWidth, openPosts, test } from "./desk.ts";

const postsCall = /\/functions\/posts\?/;

function madePost(number: number, change: Record<string, unknown> = {}) {
  return {
    id: `0199a000-0000-7000-8000-${String(number).padStart(12, "0")}`,
    title: `What to bring to the centre on the day of the paper, part ${number}`,
    status: "draft",
    revision: 1,
    pending_revision: null,
    live_revision: null,
    scheduled: null,
    category: "news",
    maker: "a-long-name-of-an-editor@institute.example",
    checks: { conflicts: 0, unverified: 7 },
    created_at: new Date(Date.now() - number * 3_600_000).toISOString(),
    published_at: null,
    deleted_at: null,
    withdrawn_reason: null,
    updated_at: new Date(Date.now() - number * 3_600_000).toISOString(),
    review: null,
    created_by: "admin:a-long-name-of-an-editor@institute.example",
    previewUrl: "/blog/preview/x?token=y",
    editUrl: "/blog/edit/x?token=y",
    publicUrl: null,
    publishRefusal: null,
    ...change,
  };
}

test("the list and the audit log are whole at 360 px", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.route(postsCall, (route) =>
    route.fulfill({
      json: {
        posts: [
          madePost(1, { checks: { conflicts: 2, unverified: 1 } }),
          madePost(2, {
            status: "regenerating",
            checks: { conflicts: 0, unverified: 3 },
          }),
          madePost(3, { status: "published", live_revision: 1, publicUrl: "/blog/2026/01/x" }),
          madePost(4, { status: "withdrawn", withdrawn_reason: "The fee was wrong." }),
          madePost(6, {
            status: "published",
            publicUrl: "/blog/2026/01/y",
            revision: 2,
            live_revision: 1,
            pending_revision: 2,
          }),
          madePost(5, { deleted_at: new Date().toISOString() }),
        ],
        nextCursor: "x",
      },
    }),
  );
  await openPosts(page);
  await expect(allPosts(page)).toContainText("2 conflicts to settle first.");
  await expect(allPosts(page)).toContainText("AI is rewriting it");
  const row = (part: number) =>
    allPosts(page)
      .getByRole("rowgroup")
      .filter({ hasText: new RegExp(`part ${part}(?!\\d)`) });
  await choose(row(6), "Withdraw");
  // Its form takes the focus when it has loaded; a menu that is open meanwhile closes.
  await expect(row(6).getByLabel("Why is this article withdrawn?")).toBeFocused();
  await choose(row(3), "Correct with AI");
  await row(1).getByRole("button", { name: /^More/ }).click();
  await expectWholeAtEachWidth(page);
  await page.goto("/admin/log");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Log");
  await expect(page.getByText(/^The log is complete/)).toBeVisible();
  await expectWholeAtEachWidth(page);
});
