import { expect, test, type Page } from "@playwright/test";
import { pageCatalogue } from "../../content/page-catalogue.ts";
import { hasOwnScript } from "../support/own-scripts.ts";
import {
  expectAccessible,
  expectAccessibleInBothSchemes,
  expectNoSidewaysScrolling,
  expectWithin,
  foldedPages,
  phone,
  publicPages,
  samplePages,
  tierOf,
} from "./visitor.ts";
import { z } from "zod";
import { labelledData } from "../support/labelled-data.ts";

/** A page as it is opened is at most so many screens of a phone high. */
const maxScreens = 8;

const printedPages = ["/", "/blog", ...foldedPages];

for (const address of publicPages)
  test(
    `${address} is whole on a phone, opened and on paper: accessible, no script but its own, nothing cut`,
    tierOf(address),
    async ({ page }) => {
      const complaints: string[] = [];
      const scripts: string[] = [];
      page.on("request", (request) => {
        if (request.resourceType() === "script") scripts.push(request.url());
      });
      page.on("console", (message) => {
        // The browser reports the page's own 404 as an error.
        if (message.type() === "error" && !message.text().includes("404"))
          complaints.push(message.text());
      });
      await page.setViewportSize(phone);
      await page.goto(address);
      // The colours of the other scheme, and what is closed, are those of a page of the same kind.
      const isSample = samplePages.includes(address);
      if (isSample || !foldedPages.includes(address)) await expectWhole();
      if (foldedPages.includes(address)) {
        await openAll(page);
        await inEachPanel(page, expectWhole);
      }
      expect(complaints).toEqual([]);
      expect(scripts).toHaveLength(hasOwnScript(address) ? 1 : 0);
      if (printedPages.includes(address)) await expectContentAlone(page);

      async function expectWhole(): Promise<void> {
        await expectNoSidewaysScrolling(page);
        await (isSample ? expectAccessibleInBothSchemes(page) : expectAccessible(page));
      }
    },
  );

test.describe("on a phone", () => {
  test.use({ viewport: phone });

  test("every page answers on the first screen, cuts nothing in letters of twice the size too, and is at most eight screens high as it is opened", async ({
    page,
  }) => {
    const answers = new Map(firstScreens.map((screen) => [screen.path, screen]));
    const catalogue = pageCatalogue("2026").map(({ path }) => path);
    const short = new Set([...catalogue, "/changes"]);
    for (const path of new Set([...answers.keys(), ...short]))
      await test.step(`${path} ${answers.get(path)?.question ?? ""}`, async () => {
        await page.goto(path);
        const main = page.getByRole("main");
        for (const shown of answers.get(path)?.shows ?? [])
          await expectWithin(main.locator(shown).first(), phone, shown);
        await expectNoSidewaysScrolling(page);
        const height = await page.evaluate(() => document.documentElement.scrollHeight);
        if (short.has(path)) expect.soft(height).toBeLessThanOrEqual(maxScreens * phone.height);
        await doubleLetters(page);
        await expectNoSidewaysScrolling(page);
        await openAll(page);
        await expectNoSidewaysScrolling(page);
      });
  });
});

/** A window of 640 px at 200 % zoom has 320 CSS pixels, each drawn by two. */
test.describe("at 320 px, as in a window of 640 px zoomed to 200 %", () => {
  test.use({ viewport: { width: 320, height: 640 }, deviceScaleFactor: 2 });

  // Of every page letters of twice the size are proved above, which take more room.
  test("one page of each kind does not scroll sideways, closed or opened", async ({ page }) => {
    for (const address of samplePages)
      await test.step(address, async () => {
        await page.goto(address);
        await expectNoSidewaysScrolling(page);
        await openAll(page);
        await inEachPanel(page, () => expectNoSidewaysScrolling(page));
      });
  });
});

/** On paper there is no header, no menu, no card and no control; of the footer the institute stays. */
async function expectContentAlone(page: Page): Promise<void> {
  await page.emulateMedia({ media: "print" });
  await expect.soft(page.locator("h1")).toBeVisible();
  // A calendar is one sheet.
  if ((await page.locator(".timeline").count()) === 0)
    await expect.soft(page.locator(".site-footer address")).toBeVisible();
  for (const gone of [
    ...[".site-header", ".copyright", ".skip-link", ".reminder"],
    ...["nav", "form", ".button"],
  ])
    await expect.soft(page.locator(`${gone}:visible`), gone).toHaveCount(0);
}

/** As for a reader who has set the text of the browser to 200 %. */
async function doubleLetters(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.documentElement.style.fontSize = "200%";
  });
}

/** Opens every answer, of the groups too of which one is open at most. */
async function openAll(page: Page): Promise<void> {
  await page.locator("details").evaluateAll((all) => {
    for (const details of all) {
      details.removeAttribute("name");
      details.setAttribute("open", "");
    }
  });
}

/** Goes through the panels of a page with tabs; without tabs, once. */
async function inEachPanel(page: Page, look: () => Promise<void>): Promise<void> {
  const tabs = await page.locator("main label.tab").all();
  if (tabs.length === 0) return look();
  for (const tab of tabs) {
    await tab.click();
    await look();
  }
}

const rowSchema = z.tuple([z.string(), z.string(), z.array(z.string()), z.array(z.string())]);

/**
 * The first question to a page, and the part of its answer that stands wholly on the first screen of a phone:
 * elements of `main`, of each the first that fits, and figures among its key facts.
 */
const firstScreens = labelledData("e2e/cases/first-screens", z.array(rowSchema)).map(
  ([path, question, shown, figures]) => ({
    path,
    question,
    shows: [...shown, ...figures.map((text) => `.key-facts dd:has-text("${text}")`)],
  }),
);
