import { expect, type Page } from "@playwright/test";
import { choose, expectWholeAtEachWidth, fillIn, test, toastOf } from "./desk.ts";
import { withOwnSite } from "./own-site.ts";

const anita = { email: "anita@guide.example", password: "a long enough password" };

test("at 360 px somebody is invited, joins, drafts and sends it on; an approver publishes it and takes the access back", async ({
  page,
  browser,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await withOwnSite({}, async ({ url }) => {
    await page.goto(`${url}/admin/login`);
    await fillIn(page);
    await expect(page).toHaveURL(`${url}/admin/dashboard`);
    await page.goto(`${url}/admin/people`);

    const withdrawn = await invite(page, "Devika", "devika@guide.example");
    await expectWholeAtEachWidth(page);
    await page.getByRole("button", { name: /^Withdraw/ }).click();
    await expect(page.getByRole("alertdialog")).toBeVisible();
    await expectWholeAtEachWidth(page);
    await page.getByRole("alertdialog").getByRole("button", { name: "Withdraw" }).click();
    await expect(toastOf(page, "The invitation of Devika is withdrawn")).toBeVisible();
    const address = await invite(page, "Anita", anita.email);

    const hers = await browser.newPage({ viewport: { width: 360, height: 800 } });
    await hers.goto(withdrawn);
    await expect(hers.getByRole("alert")).toContainText("This invitation was withdrawn.");
    await expectWholeAtEachWidth(hers);
    await hers.goto(address);
    // Both addresses differ in their fragments alone.
    await hers.reload();
    await expect(hers.getByLabel("Your name, as the office reads it")).toHaveValue("Anita");
    await expectWholeAtEachWidth(hers);
    await hers.getByLabel("Choose a password").fill("short");
    await hers.getByLabel("Choose a password").fill(anita.password);
    await hers.getByLabel("Choose a password").press("Enter");
    await expect(hers).toHaveURL(`${url}/admin/dashboard`);
    await expect(hers.getByRole("link", { name: "People" })).toHaveCount(0);
    await hers.getByLabel("Prompt").fill("How to download the admit card");
    await hers.getByRole("button", { name: "Generate Draft" }).click();
    await expect(toastOf(hers, "Blog post generated successfully")).toBeVisible();
    await hers.goto(`${url}/admin/people`);
    await expect(hers.getByRole("heading", { level: 1 })).toHaveText("People are for approvers");
    await hers.goto(`${url}/admin/account`);
    await expect(hers.getByLabel("Your name, as the office reads it")).toBeVisible();
    await expectWholeAtEachWidth(hers);

    const [bearer, headBearer] = await Promise.all([bearerIn(hers), bearerIn(page)]);
    const list = await hers.request.get(`${url}/functions/posts`, { headers: bearer });
    const { posts } = (await list.json()) as {
      posts: { id: string; revision: number; previewUrl: string; publishRefusal: string }[];
    };
    const [post] = posts;
    if (post === undefined) throw new Error("no post was made");
    expect(post.publishRefusal).toContain("Only approvers publish");
    await hers.goto(post.previewUrl);
    await expect(hers.getByText("DRAFT PREVIEW", { exact: true })).toBeVisible();
    await expect(hers.getByRole("button", { name: "Approve & Publish" })).toHaveCount(0);

    const approval = {
      postId: post.id,
      action: "publish",
      revision: post.revision,
      reason: "",
    };
    const published = await page.request.post(`${url}/functions/post-action`, {
      headers: headBearer,
      data: approval,
    });
    expect(published.status()).toBe(200);
    await hers.close();

    await page.reload();
    const row = page.getByRole("rowgroup").filter({ hasText: anita.email });
    await expect(row).toContainText("Writer");
    await row.getByRole("button", { name: /^Make approver/ }).press("Enter");
    await page.getByRole("alertdialog").getByRole("button", { name: "Make approver" }).click();
    await expect(toastOf(page, "Anita is an approver now")).toBeVisible();
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(toastOf(page, "Anita is a writer now")).toBeVisible();
    await choose(row, "Remove");
    await page.getByRole("alertdialog").getByRole("button", { name: "Remove" }).click();
    await expect(toastOf(page, "Anita has no access any more")).toBeVisible();
    await expect(page.getByRole("heading", { name: "Without access" })).toBeVisible();
  });
});

/** Invites a writer, and answers the link that is shown. */
async function invite(page: Page, name: string, email: string): Promise<string> {
  await page.getByLabel("Name", { exact: true }).fill(name);
  await page.getByLabel("E-mail").fill(email);
  await page.getByRole("button", { name: "Make the invitation" }).click();
  await expect(page.getByRole("heading", { name: `Invitation for ${name}` })).toBeFocused();
  return page.getByLabel("Link", { exact: true }).inputValue();
}

/** The session of a page, for calls that no screen makes here. */
async function bearerIn(page: Page): Promise<{ authorization: string }> {
  const stored = await page.evaluate(() => localStorage.getItem("jee-guide:session"));
  const { access_token: token } = JSON.parse(stored ?? "{}") as { access_token: string };
  return { authorization: `Bearer ${token}` };
}
