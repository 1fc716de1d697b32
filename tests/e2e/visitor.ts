import axeCore from "axe-core";
import { expect, type Locator, type Page } from "@playwright/test";
import { firstEdition } from "../../content/facts/edition.ts";
import { informationPages } from "../../content/pages/index.ts";
import { cataloguePaths } from "../../content/page-catalogue.ts";

export const phone = { width: 360, height: 740 };
export const desk = { width: 1280, height: 900 };

/** Every kind of public page, with found, empty and missing ones. */
export const publicPages = [
  ...cataloguePaths,
  "/faq?q=fee",
  "/latest-updates?q=nothing+like+it",
  "/changes",
  "/facts/upload.photo",
  "/sitemap.xml",
  "/no-such-page",
  "/blog/2026/01/no-such-post",
];

/** One page of each kind; what is proved of every page is proved of these in the short tier. */
export const samplePages: readonly string[] = [
  "/",
  "/latest-updates",
  "/blog",
  "/exam-pattern",
  "/important-dates",
  "/contact",
  "/privacy-policy",
  "/faq",
  "/faq?q=fee",
  "/changes",
  "/facts/upload.photo",
  "/sitemap.xml",
  "/no-such-page",
  "/blog/2026/01/no-such-post",
];

/** The tier of a test that is made for each page. */
export function tierOf(address: string): { tag: string[] } {
  return { tag: samplePages.includes(address) ? [] : ["@proof"] };
}

/** The pages of the handbook on which something opens. */
export const foldedPages = [
  "/faq",
  "/latest-updates",
  ...informationPages(firstEdition)
    .filter(({ sections }) =>
      sections.some(({ kind }) => ["accordion", "questions", "tabs", "weeks"].includes(kind)),
    )
    .map(({ path }) => path),
];

export const mainMenu = (page: Page) => page.getByRole("navigation", { name: "Main" });

/** Presses Tab until the focus is there, as somebody without a mouse. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < 80; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error("the Tab key does not lead there");
}

/** In both schemes: what a scheme changes are colours, and nothing else. */
export async function expectAccessibleInBothSchemes(page: Page): Promise<void> {
  await expectAccessible(page);
  const isDark = await page.evaluate(() => matchMedia("(prefers-color-scheme: dark)").matches);
  const [present, other] = isDark ? (["dark", "light"] as const) : (["light", "dark"] as const);
  await changeScheme(page, other);
  await expectAccessible(page, ["color-contrast", "link-in-text-block"]);
  await changeScheme(page, present);
}

async function changeScheme(page: Page, colorScheme: "light" | "dark"): Promise<void> {
  // Nor a colour on its way to another.
  await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
}

/** By these rules of axe, or by all; of the page itself: frames the site has none but the map. */
export async function expectAccessible(page: Page, rules?: string[]): Promise<void> {
  // A document keeps it: reading its source takes as long as looking at a page.
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axeCore.source);
  const violations = await page.evaluate(async (runOnly) => {
    const { axe } = window as unknown as { axe: typeof axeCore };
    const found = await axe.run({
      resultTypes: ["violations"],
      // Its addresses of elements cost as much as its rules; the markup says which element it is.
      selectors: false,
      preload: false,
      ...(runOnly === undefined ? {} : { runOnly }),
    });
    return found.violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join()}`,
    );
  }, rules);
  expect.soft(violations).toEqual([]);
}

/** Nothing is wider than the window. */
export async function expectNoSidewaysScrolling(page: Page): Promise<void> {
  const widths = await page.evaluate(() => [
    document.documentElement.scrollWidth,
    document.documentElement.clientWidth,
  ]);
  expect.soft(widths[0]).toBe(widths[1]);
}

type Size = { readonly width: number; readonly height: number };

/** The element is seen wholly on the first screen of this size. */
export async function expectWithin(shown: Locator, size: Size, name?: string): Promise<void> {
  await expect.soft(shown, name).toBeVisible();
  const box = await shown.boundingBox({ timeout: 5_000 });
  const [right, bottom] = [
    (box?.x ?? 0) + (box?.width ?? Infinity),
    (box?.y ?? 0) + (box?.height ?? Infinity),
  ];
  expect.soft(bottom, name).toBeLessThanOrEqual(size.height);
  expect.soft(box?.x, name).toBeGreaterThanOrEqual(0);
  expect.soft(right, name).toBeLessThanOrEqual(size.width);
}
