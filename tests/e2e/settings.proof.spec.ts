import { expect, type Page } from "@playwright/test";
import { expectWholeAtEachWidth, fillIn, test, toastOf } from "./desk.ts";
import { withOwnSite } from "./own-site.ts";
import { holdSession } from "./sessions.ts";

const phone = "+91 98765 43210";
const section = (page: Page, name: string) => page.getByRole("region", { name, exact: true });

async function openSection(page: Page, name: string): Promise<void> {
  await page
    .getByRole("navigation", { name: "Sections" })
    .getByRole("link", { name, exact: true })
    .click();
}

async function openSettings(page: Page, url: string): Promise<void> {
  await holdSession(page, { site: url });
  await page.goto(`${url}/admin/settings`);
  await expect(section(page, "Institute")).toBeVisible();
}

test("an approver is led to the settings, changes the phone number by keyboard, readers have it, and the log puts it back", async ({
  page,
}) => {
  await withOwnSite({}, async ({ url }) => {
    await page.goto(`${url}/admin/login`);
    await fillIn(page);
    await expect(page.getByRole("button", { name: "Logout" })).toBeVisible();
    const needs = page.getByRole("region", { name: "Needs your attention" });
    await expect(needs.getByRole("listitem").filter({ hasText: "Set up" })).toHaveCount(3);
    await needs.getByRole("link", { name: "Name your institute" }).click();
    const institute = section(page, "Institute");
    await institute.getByLabel("Phone number").focus();
    await page.keyboard.type(phone);
    await page.keyboard.press("Enter");
    await expect(page.getByText("Readers see it on every page now.")).toBeVisible();
    await expect(institute).toContainText("Last changed by");
    await page.goto(`${url}/contact`);
    await expect(page.getByRole("contentinfo").getByRole("link", { name: phone })).toBeVisible();
    await page.goto(`${url}/admin/log`);
    const entry = page.getByRole("rowgroup").filter({ hasText: "Settings changed" });
    await expect(entry).toContainText(`Phone number: ${phone}`);
    await expectWholeAtEachWidth(page);
    await entry.getByRole("button", { name: /^Put back/ }).click();
    await expect(toastOf(page, "Put back")).toBeVisible();
    await page.goto(`${url}/contact`);
    await expect(page.getByText(phone)).toHaveCount(0);
  });
});

test("at 360 px what is wrong stands beside its field, what is typed survives a reload, a wrong mail server is told when it is saved, and a trial says what came", async ({
  page,
  ownSite: site,
}) => {
  await page.setViewportSize({ width: 360, height: 900 });
  await openSettings(page, site.url);
  const institute = section(page, "Institute");
  await institute.getByLabel("WhatsApp number").fill("12");
  await institute.getByLabel("Name of the institute").fill("Kottayam Coaching");
  await institute.getByRole("button", { name: "Save institute" }).click();
  const field = institute.getByLabel("WhatsApp number");
  await expect(field).toHaveAttribute("aria-invalid", "true");
  await expect(field).toBeFocused();
  await expect(institute).toContainText("Write the ten digits of an Indian number");
  await page.reload();
  await expect(institute.getByLabel("Name of the institute")).toHaveValue("Kottayam Coaching");

  await openSection(page, "E-mail");
  await section(page, "E-mail").getByRole("button", { name: "Send me a test e-mail" }).click();
  await expect(section(page, "E-mail").getByRole("status")).toContainText(
    "no e-mail server is entered",
  );
  const mail = section(page, "E-mail");
  await mail.getByLabel("E-mail server").fill("127.0.0.1");
  await mail.getByLabel("Port").fill("9");
  await mail.getByLabel("Sender").fill("office@example.com");
  await mail.getByRole("button", { name: "Save e-mail" }).click();
  await expect(mail.getByText(/^Nothing answers there/)).toBeVisible();
  await expect(mail.getByLabel("E-mail server")).toHaveValue("127.0.0.1");
  await expectWholeAtEachWidth(page);
});
