import { expect, test } from "vitest";
import { type Fact, factText, isReportedDifference } from "../../content/facts/index.ts";
import { builtInFacts } from "../../content/facts/snapshot.ts";
import { shownStanding } from "../../content/facts/standing.ts";
import { accounts } from "../support/blog-posts.ts";
import { all, attribute, only, parsePage, textOf, texts } from "../support/html.ts";
import { openTestSite, type TestSite } from "../support/site.ts";
import { onDay, statingOn } from "../support/stating-facts.ts";
import { onEitherEngine } from "../support/tier.ts";

const shipped = builtInFacts.all;
const siteUrl = "https://guide.example";
const environment = {
  SITE_URL: siteUrl,
  NODE_ENV: "test",
  NOW: "2026-01-21T06:00:00Z",
  ...accounts,
};
const factId = "date.s1.admit_card";

async function factPage({ request }: TestSite, id: string) {
  const answer = await request(`/facts/${id}`);
  expect(answer.status, id).toBe(200);
  return parsePage(await answer.text());
}

/** One of each kind of value and status. */
const sample = new Map(
  shipped.map((record) => [
    `${record.value.kind} ${record.status.kind} ${isReportedDifference(record)}`,
    record,
  ]),
);

test("the page of a fact says its value, its source and where else it is shown", async () => {
  await expectPagesOf([...sample.values()]);
});

async function expectPagesOf(records: readonly Fact[]): Promise<void> {
  const site = await openTestSite(environment);
  for (const record of records) {
    const page = await factPage(site, record.id);
    const main = textOf(only("main", page));
    expect(textOf(only("h1", page))).toBe(record.label);
    expect(textOf(only(".stated-value", page))).toBe(factText(record).replace(/\s+/g, " "));
    expect(main).toContain("This value is the first that this site has stated.");
    expect(main.includes("only in a note")).toBe(isReportedDifference(record));
    if (record.status.kind === "conflict") expect(all(".caveat", page), record.id).toHaveLength(1);
    const links = all("main a", page).map((link) => attribute(link, "href"));
    expect(links, record.id).toContain(record.page);
    const standing = shownStanding(record);
    if (record.topic !== "This site" && standing !== "advice")
      expect(links, record.id).toContain(record.source.address);
    if (standing === "reference") {
      expect(main).toContain("Reports that differ:");
      expect(main).not.toMatch(/published reports say so|Source:/);
    }
    const description = attribute(only("meta[name=description]", page), "content") ?? "";
    expect(description, record.id).toMatch(/^.{50,160}$/);
  }
}

test.each(["date.s1.nothing", "toString", "2026%2Fdate.s1.exam", "%00", "date.s1.exam/x"])(
  "/facts/%s, which is no record, has no page",
  async (id) => {
    const { request } = await openTestSite(environment);
    expect((await request(`/facts/${id}`)).status).toBe(404);
  },
);

onEitherEngine("a fact with a history", (_open, engine) => {
  test("shows every value that it had, with when and why, but no reason of the office", async () => {
    const site = await openTestSite(environment, engine);
    const stateChange = await statingOn(site);
    const state = (day: string, more: object) =>
      stateChange({ factId, value: onDay(day), reason: "For the office alone", ...more });
    await state("2026-01-18", {
      publicNote: "A day later.",
      standing: "expected",
      confirmed: [
        "“Session 1 admit card release” (18 January 2026) is past: is it still only expected?",
      ],
    });
    await state("2026-01-18", { publicNote: "It has come.", standing: "official" });
    await state("2026-01-19", { minor: true, publicNote: null });
    const page = await factPage(site, factId);
    expect(textOf(only(".stated-value", page))).toBe("19 January 2026");
    const text = textOf(only("main", page));
    expect(text).toContain("Official: said by the body that decides it.");
    expect(text).toContain("since 21 January 2026.");
    expect(text).not.toContain("office alone");
    expect(text).not.toContain(accounts.ADMIN_EMAIL);
    const values = texts("main article .before-after", page);
    expect(values).toHaveLength(3);
    expect(values[0]).toMatch(/^Before 18 January 2026 Now 19 January 2026$/);
    expect(values.at(-1)).toMatch(/^Before 17 January 2026 Now 18 January 2026/);
    for (const said of ["A day later.", "It has come.", "Our first value: 17 January 2026"])
      expect(text).toContain(said);
  });
});
