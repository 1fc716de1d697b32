import {
  expect,
  test as base,
  type APIRequestContext,
  type Locator,
  type Page,
} from "@playwright/test";
import { soundBody } from "../support/model-article.ts";
import { ledgerWith } from "../support/writing.ts";
import { addDraft, admin, adminHeaders, holdSession, type Account } from "./sessions.ts";
import { withOwnSite, type OwnSite } from "./own-site.ts";
import {
  desk,
  expectAccessible,
  expectAccessibleInBothSchemes,
  expectNoSidewaysScrolling,
} from "./visitor.ts";

/** Refused and cut-off calls are reported by the browser itself; the tests that cause them look at the page. */
const networkReport = /^Failed to load resource/;

/** Every test fails on an error in the console: a breach of the content policy or of hydration among them. */
export const test = base.extend<{ quietConsole: undefined }, { ownSite: OwnSite }>({
  quietConsole: [
    async ({ page }, use) => {
      const errors: string[] = [];
      page.on("pageerror", (error) => errors.push(error.message));
      page.on("console", (message) => {
        if (message.type() === "error" && !networkReport.test(message.text()))
          errors.push(message.text());
      });
      await use(undefined);
      expect(errors).toEqual([]);
      // The next test has the same tab, and signs in where it wants to.
      if (!page.isClosed() && page.url().startsWith("http"))
        await page.evaluate(() => sessionStorage.clear());
    },
    { auto: true },
  ],
  ownSite: [({}, use) => withOwnSite({}, use), { scope: "worker" }],
});

/** On a site beside the shared one, whose readers would see what these tests change: facts, rounds, updates, people. */
export const ownSiteTest = test.extend<{ baseURL: string }>({
  baseURL: ({ ownSite }, use) => use(ownSite.url),
});

/** The toast with this title. */
export function toastOf(page: Page, title: string) {
  return page
    .getByRole("region", { name: /^Notifications/ })
    .locator("[role=status], [role=alert]")
    .filter({ has: page.getByText(title, { exact: true }) });
}

export async function fillIn(page: Page, { email, password } = admin): Promise<void> {
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password").fill(password);
  await page.getByRole("button", { name: "Login" }).click();
}

/** Opens the dashboard as an admin who has signed in before; an account that is named, in a session of its own. */
export async function signIn(page: Page, account?: Account): Promise<void> {
  await holdSession(page, { account });
  await page.goto("/admin/dashboard");
  await expect(page.getByRole("button", { name: "Logout" })).toBeVisible();
}

/** Opens the page of all posts as an admin, where nothing is narrowed. */
export async function openPosts(page: Page, account?: Account): Promise<void> {
  await holdSession(page, { account });
  await page.goto("/admin/posts");
  await expect(allPosts(page)).toBeVisible();
}

export function allPosts(page: Page) {
  return page.getByRole("region", { name: "All posts" });
}

/** The row of a post there. */
export function rowOf(page: Page, { id }: { id: string }) {
  return page.getByRole("rowgroup").filter({ has: page.locator(`#row-${id}`) });
}

/** Chooses from a row's menu by keyboard: on a phone the note of what was done before may lie over it. */
export async function choose(row: Locator, name: RegExp | string): Promise<void> {
  const more = row.getByRole("button", { name: /^More/ });
  // A key pressed on a button that is still off, because of what was chosen before, would be lost.
  await expect(more).toBeEnabled();
  const item = row.getByRole("menuitem", { name, exact: true });
  // A page that was just reached still moves the focus to its heading, which closes a menu.
  await expect(async () => {
    if (!(await item.isVisible())) await more.press("Enter");
    await item.press("Enter", { timeout: 5_000 });
  }).toPass();
}

/**
 * Holds back a page to which the present one moves on by itself until `look` has found what is shown before,
 * however busy the machine is.
 */
export async function beforeMovingOn(
  page: Page,
  next: RegExp,
  look: () => Promise<void>,
): Promise<void> {
  const seen = Promise.withResolvers<undefined>();
  await page.route(next, async (route) => {
    await seen.promise;
    await route.continue();
  });
  await look();
  seen.resolve(undefined);
}

export const publishedPost = /\/blog\/\d{4}\/\d{2}\/[a-z0-9-]+$/;

export type MadePost = { id: string; title: string; slug: string; previewUrl: string };

/** A draft of this title on the shared site, in which nothing waits, with its link. */
export async function makeDraft(request: APIRequestContext, title: string): Promise<MadePost> {
  const given = { title, body_markdown: draftBody, ledger: ledgerWith() };
  const { id, slug } = await addDraft(given);
  return { id, title, slug, previewUrl: await linkTo(request, id, "approve") };
}

const draftBody = `## What it costs\n\n${soundBody}`;

/** A link to hand out, which allows this. */
export async function linkTo(
  request: APIRequestContext,
  postId: string,
  scope: "preview" | "edit" | "approve",
): Promise<string> {
  const headers = await adminHeaders();
  const answer = await request.post("/functions/review-link", { headers, data: { postId, scope } });
  expect(answer.status()).toBe(200);
  return ((await answer.json()) as { previewUrl: string }).previewUrl;
}

/** Has a draft written through the calls, as another client of this site would. */
export async function generateDraft(request: APIRequestContext, prompt: string): Promise<MadePost> {
  const made = await request.post("/functions/manual-blog-generation", {
    headers: await adminHeaders(),
    data: { prompt, category: "news", publish: false },
  });
  expect(made.status()).toBe(200);
  return ((await made.json()) as { post: MadePost }).post;
}

type Preview = { post: { title: string }; approveToken: string; editToken: string };

export async function readPreview(request: APIRequestContext, draft: MadePost): Promise<Preview> {
  const query = new URLSearchParams({ postId: draft.id, token: tokenOf(draft) });
  const answer = await request.get(`/functions/preview-blog?${query.toString()}`);
  expect(answer.status()).toBe(200);
  return (await answer.json()) as Preview;
}

export function tokenOf({ previewUrl }: MadePost): string {
  return new URL(previewUrl).searchParams.get("token") ?? "";
}

/** A name that no other test's post has. */
export function freshName(topic: string): string {
  return `${topic} ${Math.random().toString(36).slice(2, 8)}`;
}

/** The page as it stands: accessible in both schemes, nothing cut, one main heading. */
export async function expectWhole(page: Page): Promise<void> {
  await expect(page.locator("h1")).toHaveCount(1);
  await expectAccessibleInBothSchemes(page);
  await expectNoSidewaysScrolling(page);
}

/** The same at the present width, at that of a tablet and of a desk; the window is as it was in the end. */
export async function expectWholeAtEachWidth(page: Page): Promise<void> {
  const own = page.viewportSize();
  await expectWhole(page);
  for (const width of [768, desk.width]) {
    await page.setViewportSize({ ...desk, width });
    await expectNoSidewaysScrolling(page);
  }
  await expectAccessible(page);
  if (own !== null) await page.setViewportSize(own);
}
