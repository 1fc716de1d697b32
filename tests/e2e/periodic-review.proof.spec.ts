import { expect, type APIRequestContext, type Page } from "@playwright/test";
import type { DueReview } from "../../domain/review/schedules/due-reviews.ts";
import { expectWholeAtEachWidth, hideRecentWork, signIn, test, toastOf } from "./desk.ts";
import { adminHeaders } from "./sessions.ts";

const dueCall = /\/functions\/posts-to-look-at\?/;

function toLookAt(page: Page) {
  return page.getByRole("region", { name: /^Due for review/ });
}

function rowOf(page: Page, slug: string) {
  return toLookAt(page)
    .locator(".desk-look")
    .filter({ has: page.locator(`a[href$="/${slug}"]`) });
}

/** A post that is published with its drafting, as another client would have it. */
async function publishAtOnce(request: APIRequestContext, prompt: string) {
  const made = await request.post("/functions/manual-blog-generation", {
    headers: await adminHeaders(),
    data: { prompt, category: "news", publish: true },
  });
  const { post } = (await made.json()) as { post: { title: string; slug: string; status: string } };
  expect(post.status).toBe("published");
  return post;
}

function duePost(number: number, change: Partial<DueReview> = {}): DueReview {
  return {
    id: `0199a000-0000-7000-8000-${String(number).padStart(12, "0")}`,
    slug: "x",
    title: `What the form costs and what to keep of it afterwards, part ${number}`,
    revision: 1,
    publicUrl: "/blog/2026/01/x",
    checkedAt: "2026-01-20T10:00:00.000Z",
    reviewBy: "2026-04-20",
    isOverdue: false,
    changes: [],
    stopped: null,
    unverified: 0,
    ...change,
  };
}

/** One for each reason to look again. */
const duePosts = [
  duePost(1, {
    isOverdue: true,
    changes: [
      {
        ...{ id: "fee.sc_st_pwd.one_paper", label: "Fee for one paper, SC, ST and PwD" },
        ...{ was: "₹500", now: "₹511", sentence: "A girl pays ₹500." },
      },
      { id: "fee.retired", label: "fee.retired", was: "₹900", now: null, sentence: null },
    ],
  }),
  duePost(2, { checkedAt: null }),
  duePost(3, {
    stopped:
      "This article needs a correction, because the checks stopped this statement: “The fee is ₹999”.",
  }),
];

test("a post that nobody has looked at waits on the desk until an admin finds it right, at 360 px", async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  const { title, slug } = await publishAtOnce(request, "Negative marking explained");
  await signIn(page);
  const row = rowOf(page, slug);
  const more = toLookAt(page).getByRole("button", { name: "Show more posts to look at" });
  await expect(toLookAt(page).getByRole("button", { name: /^Mark as reviewed/ })).not.toHaveCount(
    0,
  );
  while ((await row.count()) === 0) {
    const shown = await toLookAt(page).locator(".desk-look").count();
    await more.click();
    await expect(toLookAt(page).locator(".desk-look")).not.toHaveCount(shown);
  }
  await expect(row).toContainText("Not reviewed yet");
  const address = (await row.getByRole("link", { name: /^View post/ }).getAttribute("href")) ?? "";
  const visitor = await page.context().newPage();
  await visitor.setViewportSize({ width: 360, height: 800 });
  await visitor.goto(address);
  const header = visitor.locator("article > header");
  await expect(header).toContainText("Not yet reviewed by a person");
  await header.getByRole("link", { name: "See sources" }).click();
  await expect(
    visitor
      .locator("#sources")
      .getByText(/, checked on /)
      .first(),
  ).toBeVisible();
  await expectWholeAtEachWidth(visitor);

  await row.getByRole("button", { name: /^Mark as reviewed/ }).press("Enter");
  await expect(toastOf(page, "Marked as reviewed")).toContainText(title);
  await expect(row).toHaveCount(0);
  await expect(toLookAt(page).getByRole("heading")).toBeFocused();
  await visitor.reload();
  await expect(header).toContainText(/Reviewed by .+'s office on/);
  await expect(header).not.toContainText("Not yet reviewed");
});

test("a list that cannot be read says so, then why to look again, and a post that changed meanwhile is not confirmed", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await hideRecentWork(page);
  await page.route(dueCall, (route) => route.abort());
  await signIn(page);
  const alert = toLookAt(page).getByRole("alert");
  await expect(alert).toContainText("The posts to look at could not be loaded.");
  // The list is read again once when the recent work is known: from then on it stays as it is.
  await page.waitForLoadState("networkidle");
  await expect(toLookAt(page)).not.toContainText("No published post");
  await page.unroute(dueCall);
  await page.route(dueCall, (route) =>
    route.fulfill({ json: { count: 1_234, posts: duePosts, nextCursor: "x" } }),
  );
  await alert.getByRole("button", { name: "Try again" }).click();
  await expect(alert).toHaveCount(0);
  await expect(toLookAt(page).getByRole("heading")).toHaveText("Due for review (1,234)");
  await expect(toLookAt(page)).toContainText("was ₹500 when checked, is ₹511 now.");
  await expect(toLookAt(page)).toContainText("the fact was taken out since.");
  const right = toLookAt(page).getByRole("button", { name: /^Mark as reviewed/ });
  await expect(right).toHaveCount(2);
  await expectWholeAtEachWidth(page);
  await right.first().click();
  await expect(toastOf(page, "Not confirmed")).toBeVisible();
});
