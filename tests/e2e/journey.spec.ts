import { expect } from "@playwright/test";
import { startMailServer, type MailServer } from "../support/smtp-server.ts";
import { beforeMovingOn, fillIn, publishedPost, test, toastOf } from "./desk.ts";
import { withOwnSite } from "./own-site.ts";

const prompt = "How much the application costs";
const correction = 'Change the title to "What one form costs"';

/** A site of its own that writes to one reviewer. */
async function withMailSite(use: (url: string, mail: MailServer) => Promise<void>): Promise<void> {
  const mail = await startMailServer();
  const settings = { MAIL_FROM: "guide@example.com", REVIEWER_EMAILS: "reviewer@example.com" };
  try {
    await withOwnSite({ ...settings, SMTP_URL: mail.url }, ({ url }) => use(url, mail));
  } finally {
    await mail.close();
  }
}

/** The one address in a mail that opens a review page. */
function previewAddress(text: string | undefined): string {
  const [address] = /https?:\S+\/blog\/preview\/\S+/.exec(text ?? "") ?? [];
  if (address === undefined) throw new Error(`no preview in: ${text}`);
  return address;
}

const width = 360;

test("a post goes from its prompt over corrections and a mailed link to its readers", async ({
  page,
  browser,
}) => {
  await page.setViewportSize({ width, height: 800 });
  await withMailSite(async (url, mail) => {
    await page.goto(`${url}/admin/login`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Admin Login");
    await expect(
      page.getByText("Enter your credentials to access the admin dashboard", { exact: true }),
    ).toBeVisible();
    await fillIn(page);
    await expect(toastOf(page, "Login successful")).toContainText("Welcome back, admin!");
    await expect(page).toHaveURL(`${url}/admin/dashboard`);
    await page.getByLabel("Prompt").fill(prompt);
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
    const [first] = await mail.received(1);

    // The reviewer has no account: only what the mail holds.
    const reviewer = await browser.newPage({ viewport: { width, height: 800 } });
    await reviewer.goto(previewAddress(first?.mail.text));
    const drafted = await reviewer.getByRole("heading", { level: 1 }).innerText();
    await reviewer.getByRole("link", { name: "Edit", exact: true }).click();
    await reviewer.getByLabel("What needs to be corrected?").fill(correction);
    await reviewer.getByRole("button", { name: "Submit Corrections" }).click();
    await expect(reviewer.getByRole("heading", { level: 1 })).toHaveText("What one form costs");

    const changes = reviewer.getByRole("region", { name: /^What changed/ });
    await expect(changes.locator("ins").filter({ hasText: "form" }).first()).toBeVisible();
    await changes.getByRole("button", { name: /^Restore this version/ }).click();
    await expect(toastOf(reviewer, "Version 1 was restored as version 3.")).toBeVisible();
    await expect(reviewer.getByRole("heading", { level: 1 })).toHaveText(drafted);

    const [, second] = await mail.received(2);
    await reviewer.goto(previewAddress(second?.mail.text));
    await beforeMovingOn(reviewer, publishedPost, async () => {
      await reviewer.getByRole("button", { name: "Approve & Publish" }).click();
      await expect(reviewer.getByText(`Successfully published: ${drafted}`)).toBeVisible();
      await expect(reviewer.getByText("Redirecting to published post...")).toBeVisible();
      await expect(reviewer.getByRole("link", { name: "View Published Post →" })).toBeVisible();
    });
    await expect(reviewer).toHaveURL(publishedPost);
    await expect(reviewer.getByRole("heading", { level: 1 })).toHaveText(drafted);
    await reviewer.close();
  });
});
