import { expect, test, type Page } from "@playwright/test";
import { expectNoSidewaysScrolling, phone } from "./visitor.ts";

/** Every page with a chart. */
const pages = ["/counseling"];

/** Letters of all charts as they are shown, in CSS pixels, and how far they reach. */
async function labelsOf(page: Page) {
  return page.locator(".chart svg text").evaluateAll((labels) =>
    labels
      .filter((label) => label.getBoundingClientRect().width > 0)
      .map((label) => {
        const { left, right } = label.getBoundingClientRect();
        const scale = label instanceof SVGGraphicsElement ? (label.getScreenCTM()?.a ?? 0) : 0;
        return { size: parseFloat(getComputedStyle(label).fontSize) * scale, left, right };
      }),
  );
}

/** Labels of which one covers another. */
async function overlapping(page: Page): Promise<readonly string[]> {
  return page.locator(".chart svg[role=img]").evaluateAll((charts) =>
    charts.flatMap((chart) => {
      const labels = [...chart.querySelectorAll("text")].map((label) => ({
        text: label.textContent,
        box: label.getBBox(),
      }));
      return labels.flatMap((one, index) =>
        labels
          .slice(index + 1)
          .filter(
            ({ box }) =>
              box.width > 0 &&
              one.box.x < box.x + box.width &&
              box.x < one.box.x + one.box.width &&
              one.box.y + 2 < box.y + box.height - 2 &&
              box.y + 2 < one.box.y + one.box.height - 2,
          )
          .map(({ text }) => `${one.text} / ${text}`),
      );
    }),
  );
}

// That they are accessible is proved with the pages: public-pages.spec.ts.
for (const path of pages)
  test(`the charts of ${path} have a name and can be read on a phone`, async ({ page }) => {
    await page.goto(path);
    await expect(
      page.getByRole("img", { name: /The table above has the figures\.$/ }),
    ).not.toHaveCount(0);
    for (const width of [320, phone.width]) {
      await page.setViewportSize({ width, height: phone.height });
      const panels = await page.locator("main label.tab").all();
      for (const panel of panels.length === 0 ? [null] : panels) {
        await panel?.click();
        const labels = await labelsOf(page);
        expect.soft(labels.length).toBeGreaterThan(5);
        for (const { size, left, right } of labels) {
          expect.soft(size).toBeGreaterThanOrEqual(12);
          expect.soft(left).toBeGreaterThanOrEqual(0);
          expect.soft(right).toBeLessThanOrEqual(width);
        }
        expect.soft(await overlapping(page)).toEqual([]);
      }
      await expectNoSidewaysScrolling(page);
    }
  });
