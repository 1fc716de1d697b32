import { expect } from "@playwright/test";
import {
  beforeMovingOn,
  expectWhole,
  publishedPost,
  fillIn,
  looks,
  signIn,
  test,
  toastOf,
} from "./desk.ts";
import { makeAdmin } from "./sessions.ts";

test("an admin goes from the login to a post that a visitor reads", async ({ page, browser }) => {
  await page.goto("/admin/login");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Admin Login");
  await expect(
    page.getByText("Enter your credentials to access the admin dashboard", { exact: true }),
  ).toBeVisible();
  await fillIn(page);
  await expect(toastOf(page, "Login successful")).toContainText("Welcome back, admin!");
  await expect(page).toHaveURL("/admin/dashboard");

  await page.getByLabel("Prompt").fill("Marking scheme");
  await page.getByLabel("Category").selectOption({ label: "News & Updates" });
  await page.getByRole("button", { name: "Generate Draft" }).click();
  await expect(toastOf(page, "Success!")).toContainText("Blog post generated successfully");
  await expect(page.getByText(/^".+" has been saved as draft$/)).toBeVisible();
  await expect(page.getByLabel("Prompt")).toHaveValue("");

  await page.getByRole("link", { name: "Open preview", exact: true }).click();
  await expect(page.getByText("DRAFT PREVIEW", { exact: true })).toBeVisible();
  await expect(
    page.getByText("This is a preview - not yet published", { exact: true }),
  ).toBeVisible();
  await expect(page.getByText("News & Updates", { exact: true })).toBeVisible();

  await page.getByRole("link", { name: "Edit" }).click();
  await expect(page.getByText("EDIT MODE", { exact: true })).toBeVisible();
  await page
    .getByLabel("What needs to be corrected?")
    .fill('Change the title to "How answers are marked, in short"');
  await beforeMovingOn(page, /\/blog\/preview\//, async () => {
    await page.getByRole("button", { name: "Submit Corrections" }).click();
    await expect(
      toastOf(page, "Corrections submitted! AI is regenerating the post..."),
    ).toBeVisible();
  });
  await expect(page.getByText("DRAFT PREVIEW", { exact: true })).toBeVisible();
  const title = "How answers are marked, in short";
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);

  await beforeMovingOn(page, publishedPost, async () => {
    await page.getByRole("button", { name: "Approve & Publish" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Published Successfully!");
    await expect(page.getByText(`Successfully published: ${title}`, { exact: true })).toBeVisible();
    await expect(page.getByText("Redirecting to published post...", { exact: true })).toBeVisible();
    await expect(page.getByRole("link", { name: "View Published Post →" })).toBeVisible();
  });
  await expect(page).toHaveURL(publishedPost);

  const visitor = await browser.newPage();
  await visitor.goto(page.url());
  await expect(visitor.getByRole("heading", { level: 1 })).toHaveText(title);
  await visitor.close();
});

test("a post that is to be published at once is, and the toast leads to it", async ({ page }) => {
  await signIn(page);
  await page.getByLabel("Prompt").fill("How to download the admit card");
  await page.getByRole("switch", { name: "Publish Immediately" }).check();
  await page.getByRole("button", { name: "Generate & Publish" }).click();
  const toast = page.getByRole("status").filter({ hasText: /^".+" has been published/ });
  await toast.getByRole("button", { name: "View Post" }).click();
  await expect(page).toHaveURL(/\/blog\/\d{4}\/\d{2}\/[a-z0-9-]+$/);
});

test("an empty prompt cannot be sent by the button, and by keyboard it is refused", async ({
  page,
}) => {
  await signIn(page);
  await page.getByLabel("Prompt").fill("   ");
  await expect(page.getByRole("button", { name: "Generate Draft" })).toBeDisabled();
  await page.getByLabel("Prompt").press("Control+Enter");
  await expect(toastOf(page, "Error")).toContainText("Please enter a prompt");
});

test("the form has the eight categories, Preparation Tips first, and five tips", async ({
  page,
}) => {
  await signIn(page);
  await expect(page.getByLabel("Category")).toHaveValue("preparation-tips");
  await expect(page.getByLabel("Category").locator("option")).toHaveCount(8);
  await expect(page.getByLabel("Prompt")).toHaveAttribute("rows", "6");
  await expect(page.getByRole("switch", { name: "Publish Immediately" })).not.toBeChecked();
  const tips = page.getByRole("region", { name: "Tips for Better Results" });
  await expect(tips.getByRole("listitem")).toHaveCount(5);
});

test("a prompt survives a reload, a failed call and a session that ended", async ({ page }) => {
  const prompt = "Everything about the admit card, for a nervous parent";
  const account = await makeAdmin();
  await signIn(page, account);
  await page.getByLabel("Prompt").fill(prompt);
  await page.reload();
  await expect(page.getByLabel("Prompt")).toHaveValue(prompt);

  const call = "**/functions/manual-blog-generation";
  await page.route(call, (route) => route.abort());
  await page.getByRole("button", { name: "Generate Draft" }).click();
  await expect(toastOf(page, "Generation failed")).toContainText("could not be reached");
  await expect(page.getByLabel("Prompt")).toHaveValue(prompt);
  await page.unroute(call);

  await page.route(call, (route) =>
    route.fulfill({ status: 502, json: { error: "The AI provider refused the request." } }),
  );
  await page.getByRole("button", { name: "Generate Draft" }).click();
  await expect(page.getByText("The AI provider refused the request.")).toBeVisible();
  await expect(page.getByLabel("Prompt")).toHaveValue(prompt);
  await page.unroute(call);

  // The session ends elsewhere; this page learns it by its next call, which may be one of its own.
  const session = await page.evaluate(() => localStorage.getItem("jee-guide:session"));
  const { access_token: bearer } = JSON.parse(session ?? "{}") as { access_token: string };
  await page
    .getByRole("button", { name: "Generate Draft" })
    .evaluate(async (button: HTMLElement, authorization) => {
      const headers = { authorization };
      await fetch("/auth/v1/logout?scope=global", { method: "POST", headers });
      button.click();
    }, `Bearer ${bearer}`);
  await expect(page).toHaveURL("/admin/login");
  await fillIn(page, account);
  await expect(page.getByLabel("Prompt")).toHaveValue(prompt);
});

test("recent work shows what was made, and a failed list says so", async ({ page }) => {
  const prompt = "How to keep an error book";
  await signIn(page);
  await page.getByLabel("Prompt").fill(prompt);
  await page.getByRole("button", { name: "Generate Draft" }).click();
  const work = page.getByRole("region", { name: "Recent work" });
  await expect(work.getByRole("listitem").filter({ hasText: prompt })).toContainText("Draft");

  await page.route("**/functions/recent-runs", (route) => route.abort());
  await page.reload();
  await expect(work.getByRole("alert")).toContainText("Recent work could not be loaded.");
  await page.unroute("**/functions/recent-runs");
  await work.getByRole("button", { name: "Try again" }).click();
  await expect(work.getByRole("listitem").filter({ hasText: prompt })).toBeVisible();
});

test("the prompt of a failed run can be used again", async ({ page }) => {
  await page.route("**/functions/recent-runs", (route) =>
    route.fulfill({
      json: {
        runs: [
          {
            id: "1",
            kind: "generate",
            state: "failed",
            stage: "drafting",
            prompt: "Normalisation in plain words",
            category: "exam-strategy",
            error: "The AI provider took too long.",
            remark: null,
            created_at: new Date().toISOString(),
            post: null,
          },
        ],
      },
    }),
  );
  await signIn(page);
  await expect(page.getByText("The AI provider took too long.")).toBeVisible();
  await page.getByRole("button", { name: "Use this prompt again" }).click();
  await expect(page.getByLabel("Prompt")).toHaveValue("Normalisation in plain words");
  await expect(page.getByLabel("Category")).toHaveValue("exam-strategy");
});

for (const { width, colorScheme, tag } of looks)
  test(
    `the login and the dashboard are whole at ${width} px in ${colorScheme}`,
    { tag },
    async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      await page.goto("/admin/login");
      await expectWhole(page);
      await fillIn(page);
      await expect(toastOf(page, "Login successful")).toBeVisible();
      await expect(page.getByRole("button", { name: "Logout" })).toBeVisible();
      await expectWhole(page);
    },
  );
