import { expect, type APIRequestContext, type Page } from "@playwright/test";
import { asCsv, asPage, roundLike2025 } from "../support/rank-rounds.ts";
import type { OwnSite } from "./own-site.ts";
import { holdSession } from "./sessions.ts";

export async function openRanksDesk(page: Page, site: OwnSite): Promise<void> {
  await holdSession(page, { site: site.url });
  await page.goto(`${site.url}/admin/ranks`);
  await expect(page.getByText("JoSAA 2024, round 5")).toBeVisible();
}

/** A file as it is chosen. */
function fileOf(content: string | Buffer, name = "ranks.html") {
  return { name, mimeType: "text/html", buffer: Buffer.from(content) };
}

export const fields = {
  year: (page: Page) => page.getByLabel("Year", { exact: true }),
  round: (page: Page) => page.getByLabel("Round", { exact: true }),
  source: (page: Page) => page.getByLabel("Address of the page"),
  file: (page: Page) => page.getByLabel("The saved page, or the table as CSV"),
  pasted: (page: Page) => page.getByLabel("Or the table, pasted"),
} as const;

/** Hands the file in as round 6 of 2025 and has it checked. */
export async function check(page: Page, content: string | Buffer, name?: string): Promise<void> {
  await fields.year(page).fill("2025");
  await fields.round(page).fill("6");
  await fields.source(page).fill("https://josaa.admissions.nic.in/");
  await fields.file(page).setInputFiles(fileOf(content, name));
  await press(page, "Check the table");
}

export function press(page: Page, name: string) {
  return page.getByRole("button", { name, exact: true }).click();
}

export function report(page: Page, heading: string) {
  return page.getByRole("heading", { level: 3, name: heading });
}

/** Of which years a reader is told at this very moment. */
export async function yearsShown(request: APIRequestContext): Promise<string> {
  const query = "rank=9000&state=Kerala&branch=computer&institute=calicut";
  const answer = await request.get(`/tools/closing-ranks?${query}`);
  expect(answer.status()).toBe(200);
  return /Last rounds of (\d{4} to \d{4})/.exec(await answer.text())?.[1] ?? "";
}

const round = await roundLike2025();

/** Round 6 of 2025 in the ways in which somebody has it. */
export const files = {
  page: asPage(round),
  csv: asCsv(round),
  /** An institute under another name: it is asked about. */
  renamed: asPage(round).replaceAll(
    "Indian Institute of Technology Bhubaneswar",
    "Indian Institute of Technology Alappuzha",
  ),
} as const;
