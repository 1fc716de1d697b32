import type { Element, Root } from "hast";
import { describe, expect, test } from "vitest";
import { factFigure, factText, type FactId } from "../../content/facts/index.ts";
import { builtInFacts } from "../../content/facts/snapshot.ts";
import { informationPages } from "../../content/pages/index.ts";
import type { Section, TableSection } from "../../content/pages/section.ts";
import { citedIds } from "../../content/cited-facts.ts";
import { accounts } from "../support/blog-posts.ts";
import { all, attribute, only, parsePage, textOf } from "../support/html.ts";
import { openTestSite, sharedSite, type TestSite } from "../support/site.ts";
import { statingOn } from "../support/stated-on-site.ts";

const environment = { NODE_ENV: "test", NOW: "2026-01-21T06:00:00Z", ...accounts };
const plainSite = sharedSite(environment);

/** The tables with a chart, by the page on which they stand. */
const charted = informationPages("2026").flatMap(({ path, sections }) =>
  sections.flatMap(tablesIn).flatMap(({ id, chart }) => (chart ? [{ path, id, chart }] : [])),
);

function tablesIn(section: Section): readonly TableSection[] {
  if (section.kind === "tabs")
    return section.tabs.flatMap(({ sections }) => sections.flatMap(tablesIn));
  return section.kind === "table" ? [section] : [];
}

async function pageOf({ request }: TestSite, path: string): Promise<Root> {
  return parsePage(await (await request(path)).text());
}

function sectionOf(page: Root, id: string): Element {
  return only(`section:is([aria-labelledby="${id}"], [aria-labelledby="${id}-heading"])`, page);
}

async function chartOf(site: TestSite, path: string, id: string): Promise<Element> {
  return only(".chart", sectionOf(await pageOf(site, path), id));
}

describe("a chart", () => {
  test.each(charted)(
    "on $path below $id is one image with a short name, without script, request or style of its own",
    async ({ path, id, chart }) => {
      const section = sectionOf(await pageOf(await plainSite(), path), id);
      const figure = only(".chart", section);
      const image = only("svg[role=img]", figure);
      expect(attribute(image, "ariaLabel")).toBe(
        `${chart.alternative} The table above has the figures.`,
      );
      expect(textOf(only("figcaption", figure))).toBe(chart.title);
      expect(all("[style], [href], image, script, style, a", image)).toEqual([]);
      const order = all(".chart, table", section).map(({ tagName }) => tagName);
      expect(order).toEqual(["table", "figure"]);
    },
  );

  test.each(charted)("on $path below $id has no figure but those of its records", async (one) => {
    const figure = await chartOf(await plainSite(), one.path, one.id);
    const stated = citedIds(one.chart).flatMap((id) => {
      const record = builtInFacts.find(id);
      if (record === undefined) throw new Error(`no record ${id}`);
      return [factText(record), factFigure(record, "figure"), factFigure(record, "marks")];
    });
    const drawn = all(".figure, .start", figure).map(textOf);
    expect(drawn.length).toBeGreaterThan(2);
    expect(drawn.filter((text) => !stated.includes(text))).toEqual([]);
  });
});

describe("a chart of records that the office changes", () => {
  test("has another figure on the next request, and leaves a gap with a word", async () => {
    const site = await openTestSite(environment);
    const state = await statingOn(site);
    const drawing = async () => textOf(await chartOf(site, "/counseling", "trend"));
    const factId = "cutoff.2026.general" satisfies FactId;
    const value = { kind: "percentile", percentile: 93.77 };
    await state({ factId, value });
    expect(await drawing()).toContain("General 93.77");
    await state({ factId, value, standing: "withdrawn" });
    expect(await drawing()).toContain("Left out: General 2026 (not confirmed).");
  });
});
