import { expect, test, type Page } from "@playwright/test";
import { z } from "zod";
import { firstEdition } from "../../content/facts/edition.ts";
import { informationPages } from "../../content/pages/index.ts";
import { adminHeaders } from "./sessions.ts";
import { desk, mainMenu } from "./visitor.ts";

const pages = informationPages(firstEdition).map(({ path }) => path);

/** Pages with leads, tables, charts, notes, notices and cards. */
const mixedPages = [
  "/registration-2026",
  "/exam-pattern",
  "/eligibility-criteria",
  "/important-dates",
  "/results",
  "/contact",
];

test.use({ viewport: desk });

test("the parts of a page end at one edge", async ({ page }) => {
  for (const path of mixedPages) {
    await page.goto(path);
    const edges = await page
      .locator(":is(.information-head, .information-body)")
      .locator(".lead, .table-scroll, .timeline, .notice, .caveat, .card, .chart, .disclosure")
      .evaluateAll((blocks) =>
        blocks
          .filter((block) => block.checkVisibility())
          .map((block) => Math.round(block.getBoundingClientRect().right)),
      );
    expect(edges.length).toBeGreaterThan(1);
    expect([path, [...new Set(edges)].length]).toEqual([path, 1]);
  }
});

test("each note stands once in what a reader sees, and what refers to it leads there", async ({
  page,
}) => {
  let notes = 0;
  let references = 0;
  for (const path of pages) {
    await page.goto(path);
    const choices = await page.locator("main .tabs > input").all();
    for (const choice of [undefined, ...choices]) {
      await choice?.dispatchEvent("click");
      const { texts, led } = await page.evaluate(notesInView);
      expect([path, texts]).toEqual([path, [...new Set(texts)]]);
      expect([path, led]).toEqual([path, led.map(() => 1)]);
      notes += texts.length;
      references += led.length;
    }
  }
  expect(notes).toBeGreaterThan(5);
  expect(references).toBeGreaterThan(0);
});

/** The notes outside the panels that are not chosen, and to how many of them each reference leads. */
function notesInView() {
  const isInView = (element: Element) => element.closest(".tab-panel")?.checkVisibility() !== false;
  const notes = [...document.querySelectorAll("main .caveat")].filter(isInView);
  const references = [...document.querySelectorAll("main .see-note a")].filter(isInView);
  return {
    texts: notes.map((note) => note.textContent),
    led: references.map(
      (link) => notes.filter(({ id }) => `#${id}` === link.getAttribute("href")).length,
    ),
  };
}

test("several sources of a part are one line that opens", async ({ page }) => {
  let opened = 0;
  for (const path of mixedPages) {
    await page.goto(path);
    const sources = page.locator(
      ".information-body > .section > .fact-sources:has(a + a, li + li)",
    );
    for (const part of await sources.all()) {
      await expect(part.getByRole("link").first()).toBeHidden();
      const line = part.locator("summary");
      await expect(line).toHaveText(/^\d+ sources, facts checked on/);
      expect((await part.boundingBox())?.height).toBeLessThan(60);
      await line.click();
      await expect(part.getByRole("link").first()).toBeVisible();
      opened += 1;
    }
  }
  expect(opened).toBeGreaterThan(2);
});

test("the way to a post, a topic and a fact is told to readers as to search engines", async ({
  page,
  request,
}) => {
  const made = await request.post("/functions/manual-blog-generation", {
    headers: await adminHeaders(),
    data: {
      ...{ prompt: "The way to the admit card of January", category: "news", publish: true },
      outline: { sections: [{ id: "passage:download-the-admit-card" }] },
    },
  });
  expect(made.status()).toBe(200);
  await page.goto("/blog/category/news");
  const post = page.locator(".post-card").getByRole("link").first();
  const address = (await post.getAttribute("href")) ?? "";
  for (const path of [address, "/blog/category/news", "/facts/upload.photo"]) {
    await page.goto(path);
    const told = await trailForMachines(page);
    expect(told.length).toBeGreaterThan(2);
    expect([path, await trailForReaders(page)]).toEqual([path, told]);
  }
});

const describedSchema = z.object({
  "@graph": z.array(
    z.object({
      "@type": z.unknown(),
      itemListElement: z.array(z.object({ name: z.string(), item: z.url() })).optional(),
    }),
  ),
});

type Crumb = readonly [name: string, path: string];

async function trailForMachines(page: Page): Promise<readonly Crumb[]> {
  const texts = await page.locator("script[type='application/ld+json']").allTextContents();
  return texts
    .flatMap((text) => describedSchema.parse(JSON.parse(text))["@graph"])
    .filter((thing) => thing["@type"] === "BreadcrumbList")
    .flatMap(({ itemListElement = [] }) => itemListElement)
    .map(({ name, item }) => [name, new URL(item).pathname]);
}

/** Of the one that there is; its last leads nowhere: it is the page itself. */
async function trailForReaders(page: Page): Promise<readonly Crumb[]> {
  const trail = page.getByRole("navigation", { name: "Breadcrumb" });
  await expect(trail).toHaveCount(1);
  return trail.getByRole("listitem").evaluateAll((items) =>
    items.map((item): Crumb => {
      const link = item.querySelector("a");
      return [item.textContent, (link ?? location).pathname];
    }),
  );
}

test.describe("in forced colours", () => {
  test.use({ contextOptions: { forcedColors: "active" } });

  test("edges of buttons, badges, notes and cards are drawn", async ({ page }) => {
    for (const [path, selector, isNew = false] of [
      ["/", ".button", true],
      ["/", ".badge"],
      ["/", ".contents .card"],
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
      const shapes = [...timeline.querySelectorAll("tbody tr > :first-child")].flatMap((first) =>
        ["::before", "::after"].map((part) => getComputedStyle(first, part).backgroundColor),
      );
      const mark = timeline.querySelector(".today-mark")?.closest("tr")?.firstElementChild;
      const line = mark && getComputedStyle(mark);
      return {
        shapes: shapes.every((shape) => shape !== ground),
        today: line?.borderBlockStartWidth === "3px" && line.borderBlockStartColor !== ground,
      };
    });
    expect(drawn).toEqual({ shapes: true, today: true });
    await page.goto("/");
    const signs = await page.locator("main .contents .icon").evaluateAll((icons) =>
      icons.map((icon) => {
        const { stroke, color } = getComputedStyle(icon);
        return stroke === color;
      }),
    );
    expect(signs.length).toBeGreaterThanOrEqual(8);
    expect(new Set(signs)).toEqual(new Set([true]));
  });
});
