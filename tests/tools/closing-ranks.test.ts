import { expect, test } from "vitest";
import { z } from "zod";
import { knownRanks } from "../../content/closing-ranks/known-ranks.ts";
import { builtInFacts } from "../../content/facts/snapshot.ts";
import { recordedRanks } from "../../domain/closing-ranks/recorded-ranks.ts";
import { buildSeatTable } from "../../domain/closing-ranks/seat-table.ts";
import { roundOf2024 } from "../support/closing-rank-rounds.ts";
import { maxBytes, weighed } from "../../bench/page-weight.ts";
import { meantRank } from "../../app/tools/closing-ranks-tool.ts";
import { all, attribute, only, parsePage, textOf } from "../support/html.ts";
import { labelledData } from "../support/labelled-data.ts";
import { openTestSite, sharedSite, type TestSite } from "../support/site.ts";

const path = "/tools/closing-ranks";
const site = sharedSite({ NODE_ENV: "test" });

const cases = labelledData(
  "tools/cases/closing-ranks",
  z.object({
    /** Every parameter with what cannot be read, and what is said beside it. */
    bad: z.array(z.tuple([z.string(), z.string(), z.string()])),
    empty: z.array(z.tuple([z.string(), z.string()])),
  }),
);

async function asked(query: string, on?: TestSite) {
  const { request } = on ?? (await site());
  const answer = await request(`${path}?${query}`);
  const html = await answer.text();
  const main = only("main", parsePage(html));
  return { answer, html, main, text: textOf(main) };
}

test.each(["sqlite", "postgres"] as const)(
  "on %s somebody of Kerala with 9,000 sees the seats, how their years lie to it, and which rank is meant",
  async (engine) => {
    const on = await openTestSite({ NODE_ENV: "test" }, engine);
    const { answer, text, main } = await asked("rank=9,000&state=Kerala&branch=computer", on);
    expect(answer.status).toBe(200);
    expect(text).toContain("143 seats closed at, after or just before rank 9,000");
    expect(text).toContain("We take 9,000 as your common rank (CRL) of JEE Main Paper 1.");
    expect(text).toContain(
      "In four years it closed between 8,428 and 10,956; at or after your rank in 2022 to 2024 only.",
    );
    expect(text).toContain("2025: 8,428 (checked fact)");
    expect(text).toContain("Sorted by how often the seat closed at or after your rank.");
    expect(all(".seats > li", main)).toHaveLength(10);
    expect(text).not.toMatch(/\b(safe|dream|probab|chance)/i);
  },
);

test.each(cases.bad)(
  "%s that cannot be read (%s) has a sentence beside it",
  async (name, query, says) => {
    const { answer, main } = await asked(query);
    expect(answer.status).toBe(400);
    expect(textOf(only(`#${name}-problem`, main))).toContain(says);
    expect(attribute(only("[role=alert] a", main), "href")).toBe(`#${name}`);
  },
);

test.each(["12 400", "12,400", "१२४००", "AIR 12400", "CRL rank: 12,400", "12400"])(
  "a rank may be written as %s",
  async (written) => {
    const { answer, text } = await asked(`rank=${encodeURIComponent(written)}&state=Kerala`);
    expect(answer.status).toBe(200);
    expect(text).toContain("We take 12,400 as your common rank");
  },
);

test.each(["98.5", "98.50%", "98.5 percentile"])(
  "who writes the percentile %s as a rank is led to the ranks that it may mean",
  async (written) => {
    const { answer, main } = await asked(`rank=${encodeURIComponent(written)}`);
    expect(answer.status).toBe(400);
    expect(all("a[href='/tools/rank?percentile=98.5']", main)).toHaveLength(1);
  },
);

test.each(cases.empty)("who asks %s is told what to change", async (query, says) => {
  const { answer, text } = await asked(query);
  expect([answer.status, text.includes(says) ? says : text]).toEqual([200, says]);
});

test("what somebody writes is shown as text alone", async () => {
  const { html, text } = await asked("institute=%3Cscript%3Ealert(1)%3C/script%3E");
  expect(html).not.toContain("<script>alert");
  expect(text).toContain("<script>alert(1)</script>");
});

test("women see both pools, others the gender-neutral alone; reserved seats name their own rank", async () => {
  const woman = await asked("rank=9000&state=Kerala&gender=woman&institute=nitc");
  expect(woman.text).toContain("female-only");
  expect((await asked("rank=9000&state=Kerala&institute=nitc")).text).not.toContain("female-only.");
  expect((await asked("rank=3000&category=OBC-NCL")).text).toContain(
    "We take 3,000 as your OBC-NCL rank of JEE Main Paper 1, not the common rank.",
  );
  expect(meantRank("advanced", "SC (PwD)")).toBe(
    "SC (PwD) rank of JEE Advanced, not the common rank",
  );
});

test("seats that closed by preparatory ranks stand apart, their ranks with the P", async () => {
  const { text } = await asked("rank=1&list=advanced&pwd=yes&show=preparatory");
  expect(text).toContain("Closed by preparatory ranks, not compared");
  expect(text).toMatch(/\d+P/);
  expect(text).toContain("It closed by preparatory ranks, which we do not compare.");
});

test("every row of 2025 that the records have is in the table, those of the IITs in their own list", async () => {
  const { rows, ...round } = await roundOf2024();
  const table = await buildSeatTable("2024", [{ ...round, rows: () => Promise.resolve(rows) }]);
  expect(recordedRanks(table, builtInFacts).size).toBe(knownRanks.length);
  const bombay = await asked("list=advanced&institute=iit+bombay&program=computer+science");
  expect(bombay.text).toMatch(/2025: 66 \(JoSAA, Round 6\)/);
});

test("pages of the list lead on and back with the whole question in their address", async () => {
  const { main } = await asked("rank=20000&state=Kerala&page=2");
  const [previous, next] = all("nav[aria-label='Pages of the list'] a", main);
  expect(previous && attribute(previous, "href")).toBe(`${path}?rank=20000&state=Kerala`);
  expect(next && attribute(next, "href")).toBe(`${path}?rank=20000&state=Kerala&page=3`);
});

test("the pages with the longest names stay below 14,000 bytes, and nobody keeps them", async () => {
  const { request } = await site();
  const headers = { "sec-fetch-dest": "document" };
  for (const query of [
    "gender=woman&program=specialization",
    "list=advanced&program=specializations&gender=woman",
    "rank=900000&gender=woman",
    "rank=200000&gender=woman&type=GFTI",
  ]) {
    const answer = await request(`${path}?${query}`, { headers });
    expect(answer.headers.get("cache-control")).toBe("private, no-cache");
    const { body, styles } = await weighed(path, answer);
    expect([query, body + styles <= maxBytes]).toEqual([query, true]);
  }
});
