import { describe, expect, test } from "vitest";
import type { ClosingRank, RankRound, SeatRank } from "../../domain/ranks/closing-rank.ts";
import { checkRound } from "../../domain/ranks/checks/round-checks.ts";
import { readWrittenRound } from "../../domain/ranks/reading/written-round.ts";
import { readRoundCsv } from "../../domain/ranks/round-csv.ts";
import { readShippedRound } from "../../server/shipped-round-files.ts";
import { openTestDatabase } from "../support/engines.ts";
import { asCsv, openRanks, roundLike2025, roundOf2024 } from "../support/rank-rounds.ts";

const whole = (await roundLike2025()).rows;

describe("who imports a round that looks whole is asked", () => {
  test("about PwD seats that are all gone, and more than one confirmation is needed", async () => {
    const asked = await askedAbout(whole.filter(({ seatType }) => !seatType.includes("PwD")));
    expect(asked).toContain("fewer PwD");
    expect(asked.length).toBeGreaterThan(1);
  });

  test("about one seat type, or one gender pool, that has shrunk by a tenth", async () => {
    const without = (isOf: (row: ClosingRank) => boolean) => {
      let count = 0;
      return whole.filter((row) => !isOf(row) || ++count % 8 !== 0);
    };
    expect(await askedAbout(without(({ seatType }) => seatType === "OBC-NCL"))).toContain(
      "fewer OBC-NCL",
    );
    expect(await askedAbout(without(({ gender }) => gender.startsWith("Female")))).toContain(
      "fewer Female-only (including Supernumerary)",
    );
  });

  test("about seats that are gone here and there, of programmes that go on", async () => {
    expect(await askedAbout(whole.filter((_row, at) => at % 16 !== 5))).toEqual(["seats lost"]);
  });

  test("about a closing rank with a digit too many, or too few, with the ranks of the years before", async () => {
    for (const times of [10, 0.1]) {
      const rows = changed(ecOfRaipur, (row) => ({
        ...row,
        opening: ranked(Math.round(row.opening.rank * Math.min(1, times))),
        closing: ranked(Math.round(row.closing.rank * times)),
      }));
      const { findings } = await check({ year: 2025, round: 6, rows });
      expect(findings).toMatchObject([{ kind: "asked", confirmBy: "jumps compared", rowCount: 1 }]);
      expect(findings[0]?.points[0]).toContain("4,934 in 2023");
    }
  });

  test("about one seat that lost its P, where its rank does not fit the list of the others", async () => {
    const rows = changed(csOfBhubaneswar, withoutP);
    expect(await askedAbout(rows)).toEqual(["ranks without P"]);
  });

  test("about many seats that lost it, even when others have gained it", async () => {
    let count = 0;
    const rows = whole.map((row) =>
      row.opening.isPreparatory && ++count % 2 === 0 ? withoutP(row) : row,
    );
    expect(await askedAbout(rows)).toContain("preparatory ranks");
  });
});

test("nobody can import a round of a year before JoSAA began", async () => {
  const { findings } = await check({ year: 2014, round: 6, rows: whole });
  expect(findings).toContainEqual(
    expect.objectContaining({
      kind: "refused",
      sentence: "JoSAA began in 2015: there is no round of 2014.",
    }),
  );
});

describe("who imports is asked about nothing that real years do", () => {
  test("when a whole round comes", async () => {
    expect(await askedAbout(whole)).toEqual([]);
  });

  test("when the rounds of 2023 and 2024 are compared with those before", async () => {
    const rounds = await Promise.all([shipped(2022, 6), shipped(2023, 6), roundOf2024()]);
    for (const at of [1, 2]) {
      const one = rounds[at];
      if (one === undefined) throw new Error("there are three rounds");
      const written = readWrittenRound(Buffer.from(asCsv(one)));
      if (!written.ok) throw new Error(written.failure.message);
      const { findings } = checkRound(written.value, {
        ...{ year: one.year, round: one.round, present: 2026, known: [], lastRound: one.round },
        inForce: rounds.slice(0, at),
      });
      const words = findings.flatMap(({ confirmBy }) => confirmBy ?? "refused");
      const institutes = words.filter((word) => !/Institut|Univ|School|Vishwa|CU /i.test(word));
      expect(institutes).toEqual(["nine ranks compared"]);
    }
  });
});

function ecOfRaipur({ institute, program, quota, seatType, gender }: ClosingRank): boolean {
  const isOfPool = quota === "OS" && seatType === "SC" && gender.startsWith("Female");
  return isOfPool && institute.endsWith("Raipur") && program.startsWith("Electronics and Comm");
}

function csOfBhubaneswar({ institute, program, seatType, closing }: ClosingRank): boolean {
  const isOf = institute.endsWith("Technology Bhubaneswar") && program.startsWith("Computer");
  return isOf && seatType === "SC (PwD)" && closing.isPreparatory;
}

function changed(
  isIt: (row: ClosingRank) => boolean,
  change: (row: ClosingRank) => ClosingRank,
): readonly ClosingRank[] {
  expect(whole.filter(isIt)).toHaveLength(1);
  return whole.map((row) => (isIt(row) ? change(row) : row));
}

function withoutP(row: ClosingRank): ClosingRank {
  return { ...row, opening: ranked(row.opening.rank), closing: ranked(row.closing.rank) };
}

function ranked(rank: number): SeatRank {
  return { rank, isPreparatory: false };
}

async function shipped(year: number, round: number): Promise<RankRound> {
  return readRoundCsv(await readShippedRound({ year, round }), { year, round });
}

async function askedAbout(rows: readonly ClosingRank[]): Promise<readonly string[]> {
  const { findings } = await check({ year: 2025, round: 6, rows });
  return findings.flatMap(({ confirmBy }) => confirmBy ?? []);
}

async function check(round: RankRound) {
  const ranks = openRanks(await openTestDatabase("sqlite"));
  const { year, round: number } = round;
  const handed = { file: Buffer.from(asCsv(round)), year, round: number, confirmed: [] };
  const checked = await ranks.check(handed);
  if (!checked.ok) throw new Error(checked.failure.message);
  return checked.value;
}
