import { expect, type Page } from "@playwright/test";
import { choose, expectWholeAtEachWidth, fillIn, test, toastOf } from "./desk.ts";
import { beginChange, sendForApproval } from "./facts-desk.ts";
import { withOwnSite } from "./own-site.ts";

const anita = { email: "anita@guide.example", password: "a long enough password" };

test("at 360 px somebody is invited, joins, proposes a fact and approves nothing; an approver changes the role and takes the access back", async ({
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
    await choose(page.getByRole("rowgroup").filter({ hasText: "Devika" }), "Withdraw");
    await expectWholeAtEachWidth(page);
    await page.getByRole("alertdialog").getByRole("button", { name: "Withdraw" }).click();
    await expect(toastOf(page, "The invitation of Devika is withdrawn")).toBeVisible();
    const address = await invite(page, "Anita", anita.email);

    const hers = await browser.newPage({ viewport: { width: 360, height: 800 } });
    await hers.goto(withdrawn);
    await expect(hers.getByRole("alert")).toContainText("This invitation was withdrawn.");
    await hers.goto(address);
    // Both addresses differ in their fragments alone.
    await hers.reload();
    await expect(hers.getByLabel("Display name")).toHaveValue("Anita");
    await expectWholeAtEachWidth(hers);
    await hers.getByLabel("Choose a password").fill(anita.password);
    await hers.getByLabel("Choose a password").press("Enter");
    await expect(hers).toHaveURL(`${url}/admin/dashboard`);
    await expect(hers.getByRole("link", { name: "People" })).toHaveCount(0);
    await hers.goto(`${url}/admin/people`);
    await expect(hers.getByRole("heading", { level: 1 })).toHaveText("This page is for approvers");
    await hers.goto(`${url}/admin/facts/date.s1.city_slip`);
    await beginChange(hers);
    await hers.getByLabel("Day", { exact: true }).fill("2026-01-07");
    await sendForApproval(hers, "The notice says so.");
    await expect(hers.getByText(/^An approver decides on it/)).toBeVisible();
    await expect(hers.getByLabel("What I checked, and how")).toHaveCount(0);
    await expectWholeAtEachWidth(hers);
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
    await expect(row).toContainText("No access");
  });
});

/** Invites a writer, and answers the link that is shown. */
async function invite(page: Page, name: string, email: string): Promise<string> {
  await page.getByLabel("Name", { exact: true }).fill(name);
  await page.getByLabel("E-mail").fill(email);
  await page.getByRole("button", { name: "Create invitation" }).click();
  await expect(page.getByRole("heading", { name: `Invitation for ${name}` })).toBeFocused();
  return page.getByLabel("Link", { exact: true }).inputValue();
}
