import { AxeBuilder } from "@axe-core/playwright";
import { expect, test as base, type APIRequestContext, type Page } from "@playwright/test";

export const admin = { email: "admin@example.com", password: "correct horse battery" };

/** Refused and cut-off calls are reported by the browser itself; the tests that cause them look at the page. */
const networkReport = /^Failed to load resource/;

/** Every test fails on an error in the console: a breach of the content policy or of hydration among them. */
export const test = base.extend<{ quietConsole: undefined }>({
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
    },
    { auto: true },
  ],
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

export async function signIn(page: Page): Promise<void> {
  await page.goto("/admin/login");
  await fillIn(page);
  await expect(page.getByRole("button", { name: "Logout" })).toBeVisible();
}

export type MadePost = { id: string; title: string; slug: string; previewUrl: string };

/** Has a draft made through the calls, as another client would. */
export async function makeDraft(request: APIRequestContext, prompt: string): Promise<MadePost> {
  const session = await request.post("/auth/v1/token?grant_type=password", { data: admin });
  const { access_token: bearer } = (await session.json()) as { access_token: string };
  const made = await request.post("/functions/manual-blog-generation", {
    headers: { authorization: `Bearer ${bearer}` },
    data: { prompt, category: "news", publish: false },
  });
  expect(made.status()).toBe(200);
  return ((await made.json()) as { post: MadePost }).post;
}

export type Preview = { post: { title: string }; approveToken: string; editToken: string };

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
export function freshPrompt(topic: string): string {
  return `${topic} ${Math.random().toString(36).slice(2, 8)}`;
}

export const looks = [360, 1280].flatMap((width) =>
  (["light", "dark"] as const).map((colorScheme) => ({ width, colorScheme })),
);

/** The page as it stands: accessible, nothing cut, one main heading. */
export async function expectWhole(page: Page): Promise<void> {
  await expect(page.locator("h1")).toHaveCount(1);
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join()}`),
  ).toEqual([]);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBe(0);
}
