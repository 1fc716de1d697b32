import { afterEach, expect, test, vi } from "vitest";
import { z } from "zod";
import { factFigure, factText, type FactValue } from "../../content/facts/index.ts";
import { builtInFacts } from "../../content/facts/snapshot.ts";
import { cataloguePaths, type PagePath } from "../../content/page-catalogue.ts";
import { factValueSchema } from "../../domain/facts/fact-value-schema.ts";
import { factIdSchema } from "../support/fact-changes.ts";
import { labelledData } from "../support/labelled-data.ts";
import { openSourceSite } from "../support/site.ts";
import { inProof, isProof } from "../support/tier.ts";

const { fact, all: facts } = builtInFacts;

/** One record of each kind with another value, which no other record has: two at every change, the others in the proof. */
const changes = labelledData(
  "content/one-record",
  z.array(
    z.object({
      id: factIdSchema,
      value: factValueSchema,
      /** Pages that show it, of which none may be missed. */
      among: z.array(z.string()),
    }),
  ),
);

afterEach(() => {
  vi.doUnmock("../../content/facts/fact-record.ts");
  vi.resetModules();
});

/** The pages of the registry as it is; read once, by the first test. */
let unchanged: Promise<ReadonlyMap<PagePath, string>> | undefined;

test.each(changes.filter((_, index) => isProof === index >= 2))(
  "a new value of $id is on every page that showed the old one",
  inProof,
  async (change) => {
    unchanged ??= everyPage();
    const before = await unchanged;
    replaceValue(change);
    const after = await everyPage();
    const [old, changed] = [fact(change.id), { value: change.value }];
    const shown = [...before].flatMap(([path, html]) =>
      showsOf(old).some((text) => html.includes(text)) ? path : [],
    );
    expect(shown).toEqual(expect.arrayContaining([...change.among]));
    for (const [path, html] of after) {
      expect(html, path).not.toContain(factText(old));
      expect(withoutDrawings(restored(html, changed, old)), path).toBe(
        withoutDrawings(before.get(path) ?? ""),
      );
    }
  },
);

/** The site's pages, structured data included, as the sources of this moment make them. */
async function everyPage(): Promise<ReadonlyMap<PagePath, string>> {
  const { request } = await openSourceSite({ NODE_ENV: "test", NOW: "2026-11-21T06:00:00Z" });
  const pages = cataloguePaths.map(async (path) => {
    const answer = await request(path);
    expect(answer.status, path).toBe(200);
    return [path, withoutSourceTitles(await answer.text())] as const;
  });
  return new Map(await Promise.all(pages));
}

/** The title of a report is a quotation, which keeps its words whatever the registry says. */
function withoutSourceTitles(html: string): string {
  return sourceTitles.reduce((page, title) => page.replaceAll(title, ""), html);
}

const sourceTitles = [...new Set(facts.map(({ source }) => source.title))];

/** Every file of the registry makes its records by `factGroup`: there one of them gets the new value. */
function replaceValue({ id, value }: (typeof changes)[number]): void {
  vi.resetModules();
  vi.doMock("../../content/facts/fact-record.ts", async (importOriginal) => {
    const original = await importOriginal<typeof import("../../content/facts/fact-record.ts")>();
    const factGroup: typeof original.factGroup = (shared, records) => {
      const group = original.factGroup(shared, records);
      if (!Object.hasOwn(group, id)) return group;
      return { ...group, [id]: { ...fact(id), value } };
    };
    return { ...original, factGroup };
  });
}

/** The ways in which a page writes a value: in full, in a table of figures, as a day for machines. */
function showsOf(record: { readonly value: FactValue }): readonly string[] {
  const { value } = record;
  const forMachines = value.kind === "date" ? [value.day] : [];
  return [factText(record), factFigure(record, "figure"), ...forMachines];
}

/** The page with the new value turned back into the old one. */
function restored(
  html: string,
  changed: { readonly value: FactValue },
  old: { readonly value: FactValue },
): string {
  const oldShows = showsOf(old);
  return showsOf(changed).reduce(
    (page, show, index) => page.replaceAll(show, oldShows[index] ?? ""),
    html,
  );
}

/**
 * Lengths in a drawing and the limits for a script follow the values, and the address of a share image follows
 * what is written in it.
 */
function withoutDrawings(html: string): string {
  return html
    .replaceAll(/<figure class="chart.*?<\/figure>/gs, "")
    .replaceAll(/ data-(?:min|max)="\d+"/g, "")
    .replaceAll(/\.png\?v=[\w-]+/g, ".png");
}
