import { expect, type APIRequestContext, type Page } from "@playwright/test";
import { asCsv, asPage, roundLike2025 } from "../support/closing-rank-rounds.ts";
import { expectWholeAtEachWidth, ownSiteTest as test, toastOf } from "./desk.ts";
import type { OwnSite } from "./own-site.ts";
import { holdSession } from "./sessions.ts";

const before = "2022 to 2024";
const after = "2022 to 2025";
const shownNow = "Round 6 of 2025 is what students see now.";

const round = await roundLike2025();

/** Round 6 of 2025 in the ways in which somebody has it. */
const files = {
  csv: asCsv(round),
  /** An institute under another name: it is asked about. */
  renamed: asPage(round).replaceAll(
    "Indian Institute of Technology Bhubaneswar",
    "Indian Institute of Technology Alappuzha",
  ),
} as const;

const fields = {
  year: (page: Page) => page.getByLabel("Year", { exact: true }),
  source: (page: Page) => page.getByLabel("Address of the page"),
  file: (page: Page) => page.getByLabel("The saved page, or the table as CSV"),
} as const;

const report = (page: Page, name: string) => page.getByRole("heading", { level: 3, name });

async function openRanksDesk(page: Page, site: OwnSite): Promise<void> {
  await holdSession(page, { site: site.url });
  await page.goto(`${site.url}/admin/facts/closing-ranks`);
  await expect(page.getByText("JoSAA 2024, round 5")).toBeVisible();
}

/** Hands the file in as round 6 of 2025 and has it checked. */
async function check(page: Page, content: string): Promise<void> {
  await fields.year(page).fill("2025");
  await page.getByLabel("Round", { exact: true }).fill("6");
  await fields.source(page).fill("https://josaa.admissions.nic.in/");
  const file = { name: "ranks.html", mimeType: "text/html", buffer: Buffer.from(content) };
  await fields.file(page).setInputFiles(file);
  await page.getByRole("button", { name: "Check the table", exact: true }).click();
}

/** Of which years a reader is told at this very moment. */
async function yearsShown(request: APIRequestContext): Promise<string> {
  const query = "rank=9000&state=Kerala&branch=computer&institute=calicut";
  const answer = await request.get(`/tools/closing-ranks?${query}`);
  expect(answer.status()).toBe(200);
  return /last rounds of (\d{4} to \d{4})/.exec(await answer.text())?.[1] ?? "";
}

test("at 360 px a round is refused in words, checked, its questions confirmed, and shown to students", async ({
  page,
  ownSite: site,
  request,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await openRanksDesk(page, site);
  expect(await yearsShown(request)).toBe(before);
  await expectRefusals(page);
  expect(await yearsShown(request)).toBe(before);
  await check(page, files.renamed);
  await expect(report(page, "Check this first")).toBeFocused();
  await expect(page.getByRole("row", { name: "Rows 11,261 11,261" })).toBeVisible();
  const takeIn = page.getByRole("button", { name: "Show this round to students" });
  await expect(takeIn).toBeDisabled();
  await page.getByRole("checkbox", { name: /^I have compared this/ }).check();
  await expectWholeAtEachWidth(page);
  await takeIn.click();
  await expect(toastOf(page, shownNow)).toBeVisible();
  await expect(page.getByRole("heading", { name: "What students see" })).toBeFocused();
  expect(await yearsShown(request)).toBe(after);
  const row = page.getByRole("listitem").filter({ hasText: "JoSAA 2025, round 6" }).first();
  await expect(row).toContainText("From josaa.admissions.nic.in, imported by admin@example.com");
  await expect(fields.year(page)).toHaveValue("");
  await expect(fields.file(page)).toHaveValue("");
  await expect(page.locator(":user-invalid")).toHaveCount(0);
});

async function expectRefusals(page: Page): Promise<void> {
  const chosen = () => fields.file(page).evaluate((input: HTMLInputElement) => input.files?.length);
  await check(page, "<html><body><table><tr><td>Fees</td></tr></table></body></html>");
  await expect(fields.file(page)).toHaveAccessibleDescription(/no table/);
  await expect(fields.file(page)).toBeFocused();
  expect(await chosen()).toBe(1);

  const path = "**/functions/closing-ranks/check";
  await page.route(path, (route) => route.abort());
  await check(page, files.csv);
  await expect(page.getByRole("alert").filter({ hasText: "could not be reached" })).toBeVisible();
  await page.unroute(path);

  await check(page, files.csv.replaceAll(",2025,6", ",2025,5"));
  await expect(report(page, "This round cannot be imported")).toBeFocused();
  await expect(page.locator(".alert-danger")).toContainText("The column Round says “5”");
  expect(await chosen()).toBe(1);
  await expect(fields.source(page)).toHaveValue("https://josaa.admissions.nic.in/");
  await expectWholeAtEachWidth(page);
}
