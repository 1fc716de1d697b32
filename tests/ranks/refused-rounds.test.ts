import { describe, expect, test } from "vitest";
import type { ClosingRank, RankRound } from "../../domain/ranks/closing-rank.ts";
import { openTestDatabase } from "../support/engines.ts";
import {
  asCsv,
  asPage,
  clerk,
  openRanks,
  roundLike2025,
  roundOf2024,
} from "../support/rank-rounds.ts";
import { inProof, isProof } from "../support/tier.ts";

const year2025 = { year: 2025, round: 6 };
const [header = "", ...lines] = asCsv(await roundLike2025())
  .trimEnd()
  .split("\n");

describe("nobody can import", () => {
  const traps: readonly (readonly [trap: string, text: string, says: string])[] = [
    [
      "a file that lost three quarters",
      csv(lines.filter((_line, at) => at % 4 === 0)),
      "rows are 75 % fewer",
    ],
    [
      "a file that was cut at 80 %",
      csv(lines.slice(0, lines.length * 0.8)),
      "this is not one whole round",
    ],
    [
      "a file without the last institutes",
      csv(lines.slice(0, lines.length * 0.93)),
      "institutes of 2024 are missing",
    ],
    ["a file twice as long", csv([...lines, ...lines]), "stand in the table twice"],
    [
      "ranks without their P",
      csv(lines.map((line) => line.replaceAll(/(\d)P,/g, "$1,"))),
      "the mark of the preparatory lists was stripped",
    ],
    [
      "a rank with a decimal point",
      csv(changed(5, /,(\d+),2025/, ",1173808.0,2025")),
      "“1173808.0” is no closing rank",
    ],
    ["a rank of zero", csv(changed(5, /,(\d+),2025/, ",0,2025")), "“0” is no closing rank"],
    [
      "an opening rank after the closing rank",
      csv(changed(5, /,\d+,\d+,2025/, ",900,899,2025")),
      "comes after the closing rank",
    ],
    ["an unknown quota", csv(changed(7, ",AI,", ",XX,")), "“XX” is no quota"],
    ["an unknown seat type", csv(changed(7, ",AI,", ",AI,GEN")), "is no seat type"],
    [
      "an unknown gender pool",
      csv(changed(0, "Gender-Neutral", "Male-only")),
      "“Male-only” is no gender pool",
    ],
    ["a row with too few cells", csv(changed(7, /,\d+,2025,6/, "")), "more or fewer cells"],
    [
      "the row of another year",
      csv(changed(7, ",2025,6", ",2024,6")),
      "The column Year says “2024”",
    ],
    [
      "a round under another number",
      csv(lines.map((line) => line.replace(/6$/, "1"))),
      "The column Round says “1”",
    ],
    ["a table without rows", csv([]), "The table has no rows"],
  ];
  // Each reads a whole round: three at every change, the others in the proof.
  const tried = traps.filter((_, index) => isProof !== (index % 5 === 0));
  test.each(tried)("%s", inProof, async (_trap, text, says) => {
    expect(await sentencesOn(text)).toContain(says);
  });

  test("a fault without being told in which rows it is", async () => {
    const report = await check(csv(changed(7, ",AI,", ",XX,")));
    expect(report.findings).toMatchObject([{ kind: "refused", rows: [9], rowCount: 1 }]);
  });

  test("a page that was not saved whole", async () => {
    const page = asPage(await roundLike2025());
    expect(await sentencesOn(page.slice(0, -200))).toContain("not saved whole");
  });

  test("a page that shows another year or round", async () => {
    const round = await roundLike2025();
    expect(await sentencesOn(asPage({ ...round, year: 2024 }))).toContain("not of 2025");
    expect(await sentencesOn(asPage({ ...round, round: 1 }))).toContain("not of round 6");
  });

  test("an early round under the name of the last: the known ranks are others", async () => {
    const round = await roundLike2025();
    const early = { ...round, rows: round.rows.map((row) => closedBetter(row, 0.9)) };
    const said = await sentencesOn(asCsv(early));
    expect(said).toContain("(home state) closes at 7,585 here");
    expect(said).toContain("it closed at 8,428 in 2025");
  });

  test("a round of 2024 as one of 2025, or as a later year", async () => {
    const other = await roundOf2024();
    expect(await sentencesOn(asCsv({ ...other, ...year2025 }))).toContain("it closed at 1,449");
    const later = { year: 2026, round: 6 };
    const said = await sentencesOn(asCsv({ ...other, ...later }), later);
    expect(said).toContain("100 % of the rows are those of round 5 of 2024");
  });

  test("an earlier round of a year, and a year that has not come", async () => {
    const other = await roundOf2024();
    const earlier = { year: 2024, round: 4 };
    const said = await sentencesOn(asCsv({ ...other, ...earlier }), earlier);
    expect(said).toContain("round 4 is an earlier one");
    const later = { year: 2027, round: 6 };
    expect(await sentencesOn(asCsv({ ...other, ...later }), later)).toContain("has not come yet");
  });

  test("anything by confirming everything, when something is refused", async () => {
    const ranks = openRanks(await openTestDatabase("sqlite"));
    const text = csv(lines.map((line) => line.replaceAll(/(\d)P,/g, "$1,")));
    const handed = {
      file: Buffer.from(text),
      ...year2025,
      confirmed: ["replace 2025", "preparatory ranks", ""],
    };
    const outcome = await ranks.import(handed, { source: "file", by: clerk });
    expect(outcome).toMatchObject({ value: { importId: null } });
    expect((await ranks.inForce()).rounds).toHaveLength(3);
  });
});

describe("who imports is asked", () => {
  test("about a new institute, and confirms it by its name", async () => {
    const name = "Indian Institute of Technology Alappuzha";
    const more = lines.slice(0, 3).map((line) => line.replace(/^[^,]*/, name));
    const text = csv([...lines, ...more]);
    expect((await check(text)).findings).toMatchObject([
      { kind: "asked", confirmBy: name, rows: [11_263, 11_264, 11_265] },
    ]);
    expect((await check(text, year2025, [name])).findings).toEqual([]);
  });

  test("about an institute that is missing", async () => {
    const name = "Indian Institute of Technology Bhubaneswar";
    const text = csv(lines.filter((line) => !line.startsWith(name)));
    expect((await check(text)).findings).toMatchObject([{ kind: "asked", confirmBy: name }]);
  });

  test("to compare nine ranks of a year of which the site knows none, and whether it is the last round", async () => {
    const round = await roundOf2024();
    const rows = round.rows.map((row) => closedBetter(row, 0.85));
    const later = { year: 2026, round: 4 };
    const { findings } = await check(asCsv({ ...later, rows }), later);
    expect(findings.map(({ confirmBy }) => confirmBy)).toEqual([
      ...["last round", "nine ranks compared", "last round"],
    ]);
    expect(findings[1]?.points).toContainEqual(
      expect.stringContaining("Calicut (home state): 7,880"),
    );
    expect(findings[2]?.sentence).toContain("15 % better than in 2024");
  });
});

function csv(rows: readonly string[]): string {
  return [header, ...rows, ""].join("\n");
}

function changed(at: number, from: string | RegExp, to: string): readonly string[] {
  return lines.map((line, index) => (index === at ? line.replace(from, to) : line));
}

function closedBetter(row: ClosingRank, factor: number): ClosingRank {
  const better = (one: ClosingRank["opening"]) => ({
    ...one,
    rank: Math.max(1, Math.round(one.rank * factor)),
  });
  return { ...row, opening: better(row.opening), closing: better(row.closing) };
}

async function check(
  text: string,
  of: Omit<RankRound, "rows"> = year2025,
  confirmed: readonly string[] = [],
) {
  const ranks = openRanks(await openTestDatabase("sqlite"));
  const checked = await ranks.check({ file: Buffer.from(text), ...of, confirmed });
  if (!checked.ok) throw new Error(checked.failure.message);
  return checked.value;
}

async function sentencesOn(text: string, of?: Omit<RankRound, "rows">): Promise<string> {
  const { findings } = await check(text, of);
  return findings
    .filter(({ kind }) => kind === "refused")
    .map(({ sentence }) => sentence)
    .join("\n");
}
