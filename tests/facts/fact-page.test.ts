import { expect, test } from "vitest";
import { factText, isReportedDifference, standings } from "../../content/facts/index.ts";
import { builtInFacts } from "../../content/facts/snapshot.ts";
import { shownStanding } from "../../content/facts/standing.ts";
import { accounts } from "../support/blog-posts.ts";
import { all, attribute, only, textOf, texts, pageAt } from "../support/html.ts";
import { openTestSite, sharedSite, type TestSite } from "../support/site.ts";
import { onDay, statingOn } from "../support/stating-facts.ts";
import { onEitherEngine } from "../support/tier.ts";
import { z } from "zod";
import { cataloguePaths } from "../../content/page-catalogue.ts";
import { factValueSchema } from "../../domain/facts/fact-value-schema.ts";

const siteUrl = "https://guide.example";
const environment = {
  SITE_URL: siteUrl,
  NODE_ENV: "test",
  NOW: "2026-01-21T06:00:00Z",
  ...accounts,
};
const openSite = sharedSite(environment);
const factId = "date.s1.admit_card";

/** One of each kind of value and status. */
const sample = new Map(
  builtInFacts.all.map((record) => [
    `${record.value.kind} ${record.status.kind} ${isReportedDifference(record)}`,
    record,
  ]),
);

test("the page of a fact says its value, its source and where else it is shown", async () => {
  const site = await openSite();
  for (const record of sample.values()) {
    const page = await pageAt(site, `/facts/${record.id}`);
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
});

test.each(["date.s1.nothing", "toString", "2026%2Fdate.s1.exam", "%00", "date.s1.exam/x"])(
  "/facts/%s, which is no record, has no page",
  async (id) => {
    const { request } = await openSite();
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
    const page = await pageAt(site, `/facts/${factId}`);
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

/** The shape that programs rely on; the note is of a value that reports contradict. */
const fileSchema = z.strictObject({
  edition: z.literal("2026"),
  version: z.int(),
  facts: z.array(
    z.strictObject({
      id: z.string(),
      label: z.string(),
      topic: z.string(),
      value: factValueSchema,
      text: z.string(),
      standing: z.enum(standings),
      source: z.strictObject({
        title: z.string(),
        address: z.url(),
        page: z.string().optional(),
        quotedLine: z.string().optional(),
      }),
      checkedOn: z.iso.date(),
      page: z.enum(cataloguePaths),
      changedAt: z.iso.datetime().nullable(),
      note: z.string().optional(),
    }),
  ),
});

async function factsFile({ request }: TestSite, query = "") {
  const answer = await request(`/facts.json${query}`);
  expect(answer.status).toBe(200);
  expect(answer.headers.get("content-type")).toMatch(/^application\/json\b/);
  return fileSchema.parse(await answer.json());
}

test("a program reads every fact that the site states, by edition, under a tag that a stated value changes", async () => {
  const site = await openTestSite(environment);
  const { version, facts } = await factsFile(site);
  expect(version).toBe(0);
  const stated = builtInFacts.all.filter((record) => !isReportedDifference(record));
  expect(facts.map(({ id }) => id)).toEqual(stated.map(({ id }) => id));
  expect(await factsFile(site, "?edition=2026")).toEqual({ edition: "2026", version, facts });
  for (const edition of ["2031", "", "x", "2026/2026"]) {
    const answer = await site.request(`/facts.json?edition=${edition}`);
    expect([edition, answer.status]).toEqual([edition, 404]);
    expect(await answer.json()).toEqual({ error: "This site has no exam facts of that edition." });
  }

  const etag = (await site.request("/facts.json")).headers.get("etag") ?? "";
  const again = () => site.request("/facts.json", { headers: { "if-none-match": etag } });
  expect((await again()).status).toBe(304);
  const source = {
    title: "NTA notice",
    address: "https://jeemain.nta.nic.in/notice",
    page: "page 2",
    quotedLine: "Cards from 18 January",
  };
  const state = await statingOn(site);
  await state({ factId: "date.s1.admit_card", value: onDay("2026-01-18"), source });
  expect((await again()).status).toBe(200);
  const changed = await factsFile(site);
  expect(changed.version).toBe(1);
  expect(changed.facts.filter(({ changedAt }) => changedAt !== null)).toMatchObject([
    {
      id: "date.s1.admit_card",
      value: onDay("2026-01-18"),
      text: "18 January 2026",
      standing: "official",
      source,
      checkedOn: "2026-01-20",
      changedAt: "2026-01-21T06:00:00.000Z",
    },
  ]);
});
