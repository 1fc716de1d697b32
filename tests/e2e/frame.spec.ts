import { expect, test } from "@playwright/test";
import { desk, mainMenu } from "./visitor.ts";

test.use({ viewport: desk });

test.describe("in forced colours", () => {
  test.use({ contextOptions: { forcedColors: "active" } });

  test("edges of buttons, badges, notes and cards are drawn", async ({ page }) => {
    for (const [path, selector, isNew = false] of [
      ["/", ".button", true],
      ["/", ".badge"],
      ["/", ".link-cards .card"],
      ["/", ".key-facts"],
      ["/", ".what-now"],
      ["/important-dates", ".badge", true],
      ["/registration-2026", ".caveat", true],
      ["/registration-2026", ".notice"],
      ["/registration-2026", ".table-scroll"],
      ["/contact", ".card", true],
    ] as const) {
      if (isNew) await page.goto(path);
      const edges = await page.locator(`main ${selector}`).evaluateAll((boxes) =>
        boxes.map((box) => {
          const { borderInlineStartWidth, borderBlockStartWidth, ...style } = getComputedStyle(box);
          const starts = borderInlineStartWidth !== "0px";
          const width = starts ? borderInlineStartWidth : borderBlockStartWidth;
          const colour = starts ? style.borderInlineStartColor : style.borderBlockStartColor;
          const ground = getComputedStyle(document.documentElement).backgroundColor;
          return Number.parseFloat(width) >= 1 && colour !== ground && !colour.startsWith("rgba");
        }),
      );
      expect([path, selector, [...new Set(edges)]]).toEqual([path, selector, [true]]);
    }
  });

  test("the present page, today and the signs are drawn", async ({ page }) => {
    await page.goto("/important-dates");
    const here = mainMenu(page).locator("[aria-current]");
    await expect(here).toHaveCSS("text-decoration-line", "underline");
    const drawn = await page.locator(".timeline").evaluate((timeline) => {
      const ground = getComputedStyle(document.documentElement).backgroundColor;
      return [...timeline.querySelectorAll("tbody tr")].flatMap((row) => {
        const line = getComputedStyle(row);
        return [
          getComputedStyle(row, "::before").backgroundColor !== ground,
          line.borderInlineStartWidth === "3px" && line.borderInlineStartColor !== ground,
        ];
      });
    });
    expect(new Set(drawn)).toEqual(new Set([true]));
    await expect(page.locator(".timeline .today-mark").first()).toBeVisible();
    await page.goto("/");
    const signs = await page.locator("main .link-cards .icon").evaluateAll((icons) =>
      icons.map((icon) => {
        const { stroke, color } = getComputedStyle(icon);
        return stroke === color;
      }),
    );
    expect(signs.length).toBeGreaterThanOrEqual(8);
    expect(new Set(signs)).toEqual(new Set([true]));
  });
});
