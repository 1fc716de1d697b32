import { createServer } from "node:http";
import { expect, type Page } from "@playwright/test";
import { openOnLoopback } from "../support/loopback.ts";
import { noticeBoard, officialPage } from "../support/official-pages/official-pages.ts";
import { choose, expectWholeAtEachWidth, test, toastOf } from "./desk.ts";
import { withOwnSite, type OwnSite } from "./own-site.ts";
import { holdSession } from "./sessions.ts";

/** An official site on this machine, whose notice board can be changed. */
async function withNotices(use: (board: { host: string; body: string }) => Promise<void>) {
  const server = createServer((request, response) => {
    const isBoard = request.url === "/notices";
    response.writeHead(isBoard ? 200 : 404, { "Content-Type": "text/html; charset=utf-8" });
    response.end(isBoard ? board.body : "");
  });
  const { host, close } = await openOnLoopback(server);
  const board = { host, body: officialPage("notices") };
  try {
    await use(board);
  } finally {
    await close();
  }
}

const title = "Notices of NTA";
const notice = "Result of JEE (Main) 2026 Session 2 Paper 1 declared on 21 April 2026";

async function openOfficialPages(page: Page, { url }: OwnSite) {
  await page.goto(`${url}/admin/official-pages`);
  await expect(page.getByRole("heading", { level: 1, name: "Official pages" })).toBeVisible();
}

const rowOf = (page: Page) => page.getByRole("rowgroup").filter({ hasText: title });

/** Asks for looks until one shows what it is to show: a host that was just asked rests. */
async function lookUntil(page: Page, site: OwnSite, shown: () => Promise<void>) {
  await expect(async () => {
    await rowOf(page)
      .getByRole("button", { name: /^Look now/ })
      .click();
    await openOfficialPages(page, site);
    await shown();
  }).toPass({ intervals: [2_000] });
}

test("a changed notice fills in the form of a fact but for its value in one click, and is put away, at 360 px", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await withNotices(async (board) => {
    await withOwnSite({ WATCH: "on", OUTBOUND_HOSTS: board.host }, async (site) => {
      await holdSession(page, { site: site.url });
      await openOfficialPages(page, site);
      await page.getByLabel("Address").fill(`http://${board.host}/notices`);
      await page.getByLabel("What you call it").fill(title);
      await page.getByRole("button", { name: "Add to the list" }).click();
      await expect(
        toastOf(page, "The page is on the list. The site looks at it within the day."),
      ).toBeVisible();
      await lookUntil(page, site, () =>
        expect(rowOf(page)).toContainText("fine", { timeout: 1_000 }),
      );

      board.body = noticeBoard(notice);
      const card = page.getByRole("article", { name: title });
      await lookUntil(page, site, () => expect(card).toBeVisible({ timeout: 1_000 }));
      await expect(card.locator("ins")).toContainText(notice);
      await expectWholeAtEachWidth(page);
      await page.goto(`${site.url}/admin/dashboard`);
      await page.getByRole("link", { name: /^Official page changed: 1 change/ }).click();

      await card
        .getByRole("link", { name: /^Fill in the form/ })
        .first()
        .click();
      await expect(page.getByLabel("Reason")).toHaveValue(`The official page changed: ${title}`);
      await expect(
        page
          .getByText(notice)
          .or(page.locator(`[value="${notice}"]`))
          .first(),
      ).toBeVisible();
      await expect(page.locator(`[value="http://${board.host}/notices"]`)).toBeVisible();

      await openOfficialPages(page, site);
      await card.getByLabel("Note for the office").fill("We have it.");
      await card.getByRole("button", { name: "Seen, nothing for us" }).click();
      await expect(toastOf(page, "Seen. It does not wait any more.")).toBeVisible();
      await page.getByRole("link", { name: "Seen", exact: true }).click();
      await expect(card).toContainText("We have it.");

      await choose(rowOf(page), "Take off the list");
      await expect(toastOf(page, "The page is off the list.")).toBeVisible();
      await expect(rowOf(page)).toHaveCount(0);
    });
  });
});
