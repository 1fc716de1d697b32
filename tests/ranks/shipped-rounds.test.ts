import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { shippedRounds } from "../../content/closing-ranks/shipped-rounds.ts";
import type { RankRound } from "../../domain/ranks/closing-rank.ts";
import { readRoundCsv, writeRoundCsv } from "../../domain/ranks/round-csv.ts";
import { createRoundsInForce } from "../../domain/ranks/rounds-in-force.ts";
import { noLog } from "../../domain/shared/log.ts";
import { createTableInForce } from "../../domain/ranks/table-in-force.ts";
import { readShippedRound } from "../../server/shipped-round-files.ts";
import { onEitherEngine } from "../support/tier.ts";

/** The counts of the README beside the files. */
const counts = [
  { year: 2022, round: 6, rows: 9_732, institutes: 114, ofIits: 2_803, preparatory: 95 },
  { year: 2023, round: 6, rows: 10_365, institutes: 119, ofIits: 3_029, preparatory: 129 },
  { year: 2024, round: 5, rows: 11_261, institutes: 121, ofIits: 3_028, preparatory: 186 },
];

onEitherEngine("the rounds that ship", (openTestDatabase) => {
  test("whoever asks for closing ranks gets the three rounds, with the counts of their README", async () => {
    const ranks = createRoundsInForce({
      database: await openTestDatabase(),
      readShipped: readShippedRound,
    });
    const { version, rounds } = await ranks.inForce();
    expect(version).toBe("2022-6 2023-6 2024-5");
    expect(rounds.map(({ csv, ...of }) => countsOf(readRoundCsv(csv, of)))).toEqual(counts);
  });

  test("whoever cannot read the files once gets the rounds the next time", async () => {
    let isBroken = true;
    const ranks = createRoundsInForce({
      database: await openTestDatabase(),
      readShipped: (round) =>
        isBroken ? Promise.reject(new Error("no such file")) : readShippedRound(round),
    });
    const warnings: string[] = [];
    const log = { ...noLog, warn: (message: string) => void warnings.push(message) };
    const inForce = createTableInForce({ ...ranks, log });
    await expect(ranks.inForce()).rejects.toThrow("no such file");
    inForce.expectQuestion();
    await expect(inForce.table()).rejects.toThrow("no such file");
    expect(warnings).toEqual([expect.stringContaining("could not be made beforehand")]);
    isBroken = false;
    expect((await ranks.inForce()).rounds.map(({ year }) => year)).toEqual([2022, 2023, 2024]);
    expect((await inForce.table()).years.map(({ year }) => year)).toEqual([2022, 2023, 2024]);
  });
});

test("the notice of the licence that the site serves is that of the rows", async () => {
  const [served, kept] = await Promise.all(
    ["public/closing-ranks-licence.txt", "content/closing-ranks/LICENSE.source"].map((path) =>
      readFile(path, "utf8"),
    ),
  );
  expect(served).toContain("Permission is hereby granted");
  expect(served).toBe(kept);
});

test("a round that is written and read again is the same", async () => {
  for (const shipped of shippedRounds) {
    const text = await readShippedRound(shipped);
    const read = readRoundCsv(text, shipped);
    expect(readRoundCsv(writeRoundCsv(read), shipped)).toEqual(read);
    // But for some double spaces, it is the shipped file to the byte.
    expect(writeRoundCsv(read)).toBe(text.replaceAll("  ", " "));
  }
});

function countsOf({ year, round, rows }: RankRound) {
  const iits = rows.filter(({ institute }) =>
    institute.startsWith("Indian Institute of Technology"),
  );
  const preparatory = rows.filter(
    ({ opening, closing }) => opening.isPreparatory || closing.isPreparatory,
  );
  return {
    ...{ year, round, rows: rows.length },
    institutes: new Set(rows.map(({ institute }) => institute)).size,
    ofIits: iits.length,
    preparatory: preparatory.length,
  };
}
