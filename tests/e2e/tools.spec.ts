import { expect, type Page, test } from "@playwright/test";
import { expectAccessibleInBothSchemes, expectNoSidewaysScrolling, phone } from "./visitor.ts";

type Tool = {
  readonly path: string;
  /** The question is one of a student of Kerala. */
  readonly button: string;
  readonly asked: string;
  readonly wrong: string;
};

const pcm = "subject=physics&subject=chemistry&subject=maths";

const tools: readonly Tool[] = [
  {
    path: "/tools/eligibility",
    button: "Check my eligibility",
    asked: `paper=btech&class12=passed&year=2025&${pcm}&count=5&percent=78&category=obc&pwd=no`,
    wrong: "paper=btech&percent=780",
  },
  {
    path: "/tools/score",
    button: "Calculate my score",
    asked: "paper=btech&physics-mcq-right=17&physics-mcq-wrong=3",
    wrong: "paper=btech&physics-mcq-right=21",
  },
  {
    path: "/tools/rank",
    button: "Find my rank range",
    asked: "percentile=96.2",
    wrong: "percentile=962",
  },
  {
    path: "/tools/closing-ranks",
    button: "Show seats",
    asked: "rank=9000&category=OBC-NCL&gender=woman&state=Kerala&institute=NIT+Calicut",
    wrong: "rank=ninety",
  },
  {
    path: "/tools/fees",
    button: "Calculate",
    asked: "category=obc&gender=female&pwd=no&papers=1&sessions=2&place=india&goal=nit",
    wrong: "category=obc&gender=female&papers=9",
  },
];

/** Answered and refused; empty, they are looked at with the other pages (`public-pages.spec.ts`). */
const screens = [
  ...tools.flatMap(({ path, asked, wrong }) => [`${path}?${asked}`, `${path}?${wrong}`]),
  ...["/tools/score?paper=barch&drawing-marks=60", "/tools/rank?percentile=93.1"],
  ...["/search?q=obc+fee", "/search?q=zzqqxxy", "/search?q=eligiblity", "/search?q=fee&part=zoo"],
  "/tools",
];

/** The order of the document is the one in which it is read aloud. */
function isReadBefore(page: Page, first: string, second: string): Promise<boolean> {
  return page.evaluate(
    ([one = "", other = ""]) => {
      const [a, b] = [document.querySelector(one), document.querySelector(other)];
      if (a === null || b === null) throw new Error(`${one} or ${other} is not there`);
      return (a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
    },
    [first, second],
  );
}

/** The levels of the headings, as a list of them is read. */
function levels(page: Page): Promise<readonly number[]> {
  return page
    .locator("main :is(h1, h2, h3, h4)")
    .evaluateAll((headings) => headings.map(({ tagName }) => Number(tagName.slice(1))));
}

test.describe("without script on a phone", () => {
  test.use({ javaScriptEnabled: false, viewport: phone });

  for (const { path, button, asked, wrong } of tools)
    test(`${path} answers by keyboard, before its form`, async ({ page }) => {
      await page.goto(`${path}?${asked}`);
      // The form is folded below a long answer.
      await page.locator("summary", { hasText: "Change your answers" }).press("Enter");
      const send = page.getByRole("button", { name: button });
      await expect(send).toBeVisible();
      await send.focus();
      await page.keyboard.press("Enter");
      await expect(page).toHaveURL(/#answer$/);
      await expect(page.locator("#answer h2")).toBeInViewport();
      expect(await isReadBefore(page, "#answer", "#form")).toBe(true);
      expect(await isReadBefore(page, "#form", "#not-known")).toBe(true);
      await page.goto(`${path}?${wrong}`);
      await page.getByRole("alert").getByRole("link").press("Enter");
      const refused = page.locator("main .complaint");
      await expect(refused).toHaveCount(1);
      await expect(refused).toBeInViewport();
    });
});

test("answered and refused tools have no fault for axe in either scheme, are no wider than a phone, and print their answer alone", async ({
  page,
}) => {
  for (const address of screens)
    await test.step(address, async () => {
      await page.setViewportSize(phone);
      await page.goto(address);
      await expectAccessibleInBothSchemes(page);
      const [first, ...rest] = await levels(page);
      expect.soft(first).toBe(1);
      expect
        .soft(rest.every((level, place) => level <= ([first, ...rest][place] ?? 1) + 1))
        .toBe(true);
      await expectNoSidewaysScrolling(page);
      await page.setViewportSize({ width: 320, height: 640 });
      await expectNoSidewaysScrolling(page);
      if (tools.some(({ path, asked }) => address === `${path}?${asked}`))
        await expectAnswerAlone(page);
    });
});

/** On paper stand the answer and what it rests on, and nothing to fill in. */
async function expectAnswerAlone(page: Page): Promise<void> {
  await page.emulateMedia({ media: "print" });
  await expect(page.locator("#answer h2")).toBeVisible();
  await expect(page.locator("#not-known")).toBeVisible();
  await expect(page.locator("main form").locator("visible=true")).toHaveCount(0);
  await expect(page.getByText("Change your answers").locator("visible=true")).toHaveCount(0);
  await page.emulateMedia({ media: "screen" });
}
