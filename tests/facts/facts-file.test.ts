import { expect, test } from "vitest";
import { z } from "zod";
import { isReportedDifference, standings } from "../../content/facts/index.ts";
import { builtInFacts } from "../../content/facts/snapshot.ts";
import { cataloguePaths } from "../../content/page-catalogue.ts";
import { factValueSchema } from "../../domain/facts/fact-value-schema.ts";
import { accounts } from "../support/blog-posts.ts";
import { openTestSite, type TestSite } from "../support/site.ts";
import { onDay, statingOn } from "../support/stating-facts.ts";

const environment = { NODE_ENV: "test", NOW: "2026-01-21T06:00:00Z", ...accounts };

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
