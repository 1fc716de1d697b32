import { expect, test, type Page } from "@playwright/test";
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
/** A student's own weeks follow the steps of the year. */
const longPages = ["/facts/upload.photo", "/sitemap.xml", "/year"];

const printedPages = ["/", "/blog", ...foldedPages];

const rowSchema = z.tuple([z.string(), z.string(), z.array(z.string()), z.array(z.string())]);

/**
 * To each page its first question, and the part of the answer that stands wholly on the first screen of a phone:
 * elements of `main`, of each the first that fits, and figures among its key facts.
 */
const answers = new Map(
  labelledData("e2e/cases/first-screens", z.array(rowSchema)).map(([path, , shown, figures]) => [
    path,
    [...shown, ...figures.map((text) => `.key-facts dd:has-text("${text}")`)],
  ]),
);

for (const address of new Set([...publicPages, ...answers.keys()]))
  test(
    `${address} answers on the first screen of a phone, is accessible, and cuts nothing, opened, in large letters, or on paper`,
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
      for (const shown of answers.get(address) ?? [])
        await expectWithin(page.getByRole("main").locator(shown).first(), phone, shown);
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      if (!longPages.includes(address) && !address.includes("?"))
        expect.soft(height).toBeLessThanOrEqual(maxScreens * phone.height);
      // The colours of the other scheme, and what is closed, are those of a page of the same kind.
      const isSample = samplePages.includes(address);
      if (isSample || !foldedPages.includes(address)) await expectWhole();
      await doubleLetters(page, true);
      await expectNoSidewaysScrolling(page);
      await openAll(page);
      await expectNoSidewaysScrolling(page);
      await doubleLetters(page, false);
      if (foldedPages.includes(address)) await inEachPanel(page, expectWhole);
      expect(complaints).toEqual([]);
      expect(scripts).toHaveLength(hasOwnScript(address) ? 1 : 0);
      // As a window of 640 px that is zoomed to 200 %.
      await page.setViewportSize({ width: 320, height: 640 });
      await inEachPanel(page, () => expectNoSidewaysScrolling(page));
      if (printedPages.includes(address)) await expectContentAlone(page);

      async function expectWhole(): Promise<void> {
        await expectNoSidewaysScrolling(page);
        await (isSample ? expectAccessibleInBothSchemes(page) : expectAccessible(page));
      }
    },
  );

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
async function doubleLetters(page: Page, isDoubled: boolean): Promise<void> {
  await page.evaluate(
    (size) => {
      document.documentElement.style.fontSize = size;
    },
    isDoubled ? "200%" : "",
  );
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
