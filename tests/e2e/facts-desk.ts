import { expect, type Browser, type Page } from "@playwright/test";
import type { OwnSite } from "./own-site.ts";
import { holdSession, makeAdmin, type Account } from "./sessions.ts";

/** Opens the desk's page of a fact as an admin of this site. */
export async function openFact(page: Page, site: OwnSite, factId: string, account?: Account) {
  await holdSession(page, { site: site.url, account });
  await page.goto(`${site.url}/admin/facts/${factId}`);
  await expect(page.getByRole("heading", { name: "History" })).toBeVisible();
}

/** The same fact in the browser of another admin. */
export async function openAsColleague(browser: Browser, site: OwnSite, factId: string) {
  const account = await makeAdmin(site);
  const page = await (await browser.newContext({ baseURL: site.url })).newPage();
  await openFact(page, site, factId, account);
  return page;
}

export function heading(page: Page, name: string) {
  return page.getByRole("heading", { level: 2, name, exact: true });
}

export function valueNow(page: Page) {
  return page.getByRole("region", { name: "Current value" });
}

export function press(page: Page, name: string) {
  return page.getByRole("button", { name, exact: true }).click();
}

/** From the page of a fact to the form. */
export async function beginChange(page: Page, edition = "2026"): Promise<void> {
  const title = heading(page, `New value for ${edition}`);
  await press(page, "Change this fact");
  await expect(title).toBeFocused();
  await giveSource(page);
  // The keyboard goes on where the form begins.
  await title.focus();
}

/** A first value has no former one to take these from. */
async function giveSource(page: Page): Promise<void> {
  await page.getByLabel("How certain is it?").selectOption("official");
  await page.getByRole("checkbox", { name: /^It is the same source as before/ }).check();
}

/** From the value to every place, with what is odd about it confirmed. */
export async function seeEveryPlace(page: Page): Promise<void> {
  await press(page, "See every place");
  await expect(page.getByRole("heading", { name: "Every place, before and after" })).toBeFocused();
  const questions = page.getByRole("group", { name: /^This is unusual/ }).getByRole("checkbox");
  for (const question of await questions.all()) await question.check();
}

/** From the form to the approval, with the same words for colleagues and readers. */
export async function sendForApproval(page: Page, reason: string): Promise<void> {
  await page.getByLabel("Reason").fill(reason);
  await seeEveryPlace(page);
  await page.getByLabel("What changed and why, in a sentence").fill(reason);
  await press(page, "Send for approval");
  await expect(heading(page, "Waiting for approval")).toBeFocused();
}

/** Approves the own change with a sentence. */
export async function approveAlone(page: Page): Promise<void> {
  await page.getByLabel("What I checked, and how").fill("Read the notice twice.");
  await press(page, "I checked it alone: approve");
  await expect(heading(page, "Readers see it now")).toBeFocused();
}
