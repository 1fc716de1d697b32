import { afterEach, expect, test, vi } from "vitest";
import { factFigure, factText, type FactId, type FactValue } from "../../content/facts/index.ts";
import { builtInFacts } from "../../content/facts/snapshot.ts";
import { cataloguePaths, type PagePath } from "../../content/page-catalogue.ts";
import { openSourceSite } from "../support/site.ts";
import { inProof, isProof } from "../support/tier.ts";

const { fact, all: facts } = builtInFacts;

type Change = {
  readonly id: FactId;
  readonly value: FactValue;
  /** Pages that show it, of which none may be missed. */
  readonly among: readonly PagePath[];
};

/** One record of each kind with another value, which no other record has: two at every change, the others in the proof. */
const changes: readonly Change[] = [
  {
    id: "fee.obc_ews.one_paper",
    value: { kind: "money", rupees: 911 },
    among: ["/registration-2026", "/faq"],
  },
  {
    id: "key.challenge_fee",
    value: { kind: "money", rupees: 211, per: "per question" },
    among: ["/", "/results", "/faq"],
  },
  {
    id: "date.s1.result",
    value: { kind: "date", day: "2026-02-18" },
    among: ["/", "/latest-updates", "/registration-2026", "/important-dates", "/results", "/faq"],
  },
  {
    id: "date.josaa.start",
    value: { kind: "date", day: "2026-06-03" },
    among: ["/", "/latest-updates", "/registration-2026", "/important-dates", "/counseling"],
  },
  {
    id: "date.expected.s1.registration_closes",
    value: { kind: "text", text: "Dec 2025" },
    among: ["/registration-2026", "/important-dates"],
  },
  {
    id: "cutoff.2025.general",
    value: { kind: "percentile", percentile: 94.21, decimals: 2 },
    among: ["/counseling", "/faq"],
  },
  {
    id: "rank.2025.nit_calicut_cse",
    value: { kind: "rank", rank: 5333 },
    among: ["/counseling", "/faq"],
  },
  {
    id: "paper1.total_marks",
    value: { kind: "number", amount: 311, unit: "marks" },
    among: ["/", "/exam-pattern", "/previous-papers", "/mock-tests", "/faq"],
  },
  {
    id: "upload.photo",
    value: { kind: "file-size", minKb: 12, maxKb: 311, type: "JPG" },
    among: ["/registration-2026", "/faq"],
  },
  {
    id: "admission.min_percent",
    value: { kind: "percent", percent: 76 },
    among: ["/", "/eligibility-criteria", "/counseling", "/preparation-tips", "/faq"],
  },
  {
    id: "exam.languages.count",
    value: { kind: "number", amount: 1777, unit: "languages" },
    among: ["/", "/exam-pattern", "/faq"],
  },
  {
    id: "paper1.practice_target",
    value: { kind: "duration", minutes: 161 },
    among: ["/exam-pattern", "/mock-tests", "/preparation-tips", "/faq"],
  },
  {
    id: "actual.admit.days_before",
    value: { kind: "number-range", min: 3, max: 5, unit: "days" },
    among: ["/admit-card", "/important-dates", "/faq"],
  },
  {
    id: "provider.reply",
    value: { kind: "number", amount: 2525, unit: "hours" },
    among: ["/", "/about", "/contact", "/blog", "/latest-updates", "/mock-tests"],
  },
];

afterEach(() => {
  vi.doUnmock("../../content/facts/fact.ts");
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
function replaceValue({ id, value }: Change): void {
  vi.resetModules();
  vi.doMock("../../content/facts/fact.ts", async (importOriginal) => {
    const original = await importOriginal<typeof import("../../content/facts/fact.ts")>();
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
