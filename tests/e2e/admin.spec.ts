import { expect } from "@playwright/test";
import { expectWhole, fillIn, signIn, test, toastOf } from "./desk.ts";
import { makeAdmin } from "./sessions.ts";

test("the form has its categories and tips, refuses an empty prompt, and lists what it made", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await signIn(page);
  await expectWhole(page);
  await expect(page.getByLabel("Category")).toHaveValue("preparation-tips");
  await expect(page.getByLabel("Category").locator("option")).toHaveCount(8);
  await expect(page.getByLabel("Prompt")).toHaveAttribute("rows", "6");
  await expect(page.getByRole("switch", { name: "Publish Immediately" })).not.toBeChecked();
  const tips = page.getByRole("region", { name: "Tips for Better Results" });
  await expect(tips.getByRole("listitem")).toHaveCount(5);

  await page.getByLabel("Prompt").fill("   ");
  await expect(page.getByRole("button", { name: "Generate Draft" })).toBeDisabled();
  await page.getByLabel("Prompt").press("Control+Enter");
  await expect(toastOf(page, "Error")).toContainText("Please enter a prompt");

  const prompt = "How to keep an error book";
  await page.getByLabel("Prompt").fill(prompt);
  await page.getByRole("button", { name: "Generate Draft" }).click();
  const made = (await page.locator("#draft-title").textContent()) ?? "";
  const needs = page.getByRole("region", { name: "Needs your attention" });
  const row = needs.getByRole("listitem").filter({ hasText: made }).first();
  await expect(row).toContainText("Draft");

  await page.route("**/functions/recent-runs", (route) => route.abort());
  await page.reload();
  await expect(needs.getByRole("alert")).toContainText("could not be loaded.");
  await page.unroute("**/functions/recent-runs");
  await needs.getByRole("button", { name: "Try again" }).click();
  await expect(needs.getByRole("alert")).toHaveCount(0);
  await expect(row).toBeVisible();

  await page.getByLabel("Prompt").fill("How to download the admit card");
  await page.getByRole("switch", { name: "Publish Immediately" }).check();
  await page.getByRole("button", { name: "Generate & Publish" }).click();
  const toast = page.getByRole("status").filter({ hasText: /^".+" has been published/ });
  await toast.getByRole("button", { name: "View Post" }).click();
  await expect(page).toHaveURL(/\/blog\/\d{4}\/\d{2}\/[a-z0-9-]+$/);
});

test("a prompt survives a reload, a failed call and a session that ended", async ({ page }) => {
  const prompt = "Everything about the admit card, for a nervous parent";
  const account = await makeAdmin();
  // The first plan of a process takes seconds, and would still be on its way when the page is left.
  await page.route("**/functions/plan-article", (route) =>
    route.fulfill({ status: 503, json: {} }),
  );
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

test("the plan of a post stands below its prompt, and another guide is one tap away", async ({
  page,
}) => {
  await signIn(page, await makeAdmin());
  const prompt = page.getByLabel("Prompt");
  await prompt.fill("How JEE Main percentile is calculated and what it means for your rank");
  const plan = page.getByRole("region", { name: "What the post will cover" });
  const guides = plan.getByRole("radio");
  await expect(guides).toHaveCount(5);
  await expect(guides.first()).toBeChecked();
  const other = guides.nth(1);
  const title = (await other.getAttribute("value")) ?? "";
  const replanned = page.waitForResponse("**/functions/plan-article");
  await other.check();
  await expect(prompt).toHaveValue(new RegExp(`\n\nFollow our guide: ${RegExp.escape(title)}$`));
  expect(await (await replanned).json()).toMatchObject({ guide: title });
  await page.getByRole("button", { name: "Generate Draft" }).click();
  await expect(page.locator("#draft")).toContainText("Blog post generated successfully");
});
