import { expect, test, type Page } from "@playwright/test";
import {
  expectAccessibleInBothSchemes,
  foldedPages,
  mainMenu,
  phone,
  samplePages,
  tabTo,
} from "./visitor.ts";

const menuButton = (page: Page) => page.getByRole("button", { name: "Menu" });
const disclosure = (page: Page, index: number) => page.locator("main .disclosure[name]").nth(index);

test("the skip link, the menu, a page's tabs and its questions are reached by keyboard alone", async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await page.goto("/");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();

  await page.goto("/");
  await tabTo(page, menuButton(page));
  await page.keyboard.press("Enter");
  await expect(mainMenu(page)).toBeVisible();
  await expectAccessibleInBothSchemes(page);
  await page.keyboard.press("Tab");
  await expect(mainMenu(page).getByRole("link", { name: "Home" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(mainMenu(page)).toBeHidden();
  await expect(menuButton(page)).toBeFocused();

  await page.keyboard.press("Enter");
  await tabTo(page, mainMenu(page).getByRole("link", { name: "Exam Pattern" }));
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/exam-pattern");
  await expect(mainMenu(page)).toBeHidden();
  await expect(page.locator(".site-menu [aria-current=page]")).toHaveText("Exam Pattern");

  const papers = page.getByRole("radio");
  await tabTo(page, papers.first());
  for (const [index, name] of ["B.E./B.Tech", "B.Arch", "B.Planning"].entries()) {
    if (index > 0) await page.keyboard.press("ArrowRight");
    await expect(page.getByRole("radio", { name })).toBeChecked();
    await expect(page.locator(".tab-panel:visible")).toHaveCount(1);
    await expect(page.locator(".tab-panel").nth(index)).toBeVisible();
  }

  await tabTo(page, disclosure(page, 0).locator("summary"));
  await page.keyboard.press("Enter");
  await expect(disclosure(page, 0)).toHaveAttribute("open");
  await tabTo(page, disclosure(page, 1).locator("summary"));
  await page.keyboard.press("Space");
  await expect(disclosure(page, 1)).toHaveAttribute("open");
  await expect(disclosure(page, 0)).not.toHaveAttribute("open");
  await page.keyboard.press("Space");
  await expect(disclosure(page, 1)).not.toHaveAttribute("open");
});

test("a link to an answer opens it, and closes the one that was open", async ({ page }) => {
  for (const path of foldedPages.filter((one) => samplePages.includes(one)))
    await test.step(path, async () => {
      await page.goto(path);
      const ids = await page
        .locator("main .disclosure[name] > .disclosure-body")
        .evaluateAll((bodies) => bodies.map(({ id }) => id));
      expect(ids.length).toBeGreaterThan(1);
      for (const id of ids) {
        const open = await page.evaluate((wanted) => {
          location.hash = wanted;
          const target = document.getElementById(wanted)?.closest("details");
          const group = [...document.querySelectorAll<HTMLDetailsElement>("main .disclosure")];
          return (
            group
              // A folded part of the page is open around the answer.
              .filter(
                (details) => details.open && details.name !== "" && details.name === target?.name,
              )
              .map((details) => details.querySelector(".disclosure-body")?.id)
          );
        }, id);
        expect(open).toEqual([id]);
      }
      const last = ids.at(-1) ?? "";
      await page.goto("about:blank");
      await page.goto(`${path}#${last}`);
      await expect(page.locator(`[id="${last}"]`)).toBeInViewport();
    });
});

test.describe("in forced colours", () => {
  test.use({ contextOptions: { forcedColors: "active" } });

  for (const path of ["/exam-pattern", "/latest-updates"])
    test(`the focus of ${path} is drawn wherever it goes`, async ({ page }) => {
      await page.setViewportSize(phone);
      await page.goto(path);
      const unseen: string[] = [];
      for (let presses = 0; presses < 40; presses += 1) {
        await page.keyboard.press("Tab");
        const focus = await page.evaluate(() => {
          const element = document.activeElement;
          if (element === null || element === document.body) return null;
          // A radio button is drawn by its label.
          const drawn = element.matches("[type=radio]") ? element.nextElementSibling : element;
          const { outlineStyle, outlineWidth } = getComputedStyle(drawn ?? element);
          const seen = outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2;
          return { seen, name: element.outerHTML.slice(0, 80) };
        });
        if (focus?.seen === false) unseen.push(focus.name);
      }
      expect(unseen).toEqual([]);
    });
});
