import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { builtInFacts, type FactLookup } from "../../content/facts/snapshot.ts";
import { quotas } from "../../domain/ranks/closing-rank.ts";
import { buildRankTable, type RankTable } from "../../domain/ranks/rank-table.ts";
import { recordedRanks } from "../../domain/ranks/recorded-ranks.ts";
import { seatAt } from "../../domain/ranks/seat.ts";
import { findSeats, lieOf, type SeatQuery } from "../../domain/ranks/seat-search.ts";
import { seatSentence } from "../../app/tools/closing-rank-words.ts";
import { shippedTable } from "../support/shipped-table.ts";

/** Worked out from the rows and the records by a program in another language. */
const golden = readFileSync(new URL("golden-records.tsv", import.meta.url), "utf8")
  .trimEnd()
  .split("\n")
  .slice(1)
  .map((line) => line.split("\t"));

const calicut = "National Institute of Technology Calicut";
const computing = "computer science and engineering";
const calicutAtHome = "rank.2025.nit_calicut_cse_home_state";

test("sixty questions at the edges of the eleven recorded seats have known answers", () => {
  expect(golden).toHaveLength(60);
});

test.each(golden)(
  "%s, %s, %s, closed at %s: the rank %s lies to it: %s",
  async (institute = "", branch = "", quota = "", closed = "", rank = "", lie = "") => {
    const { table } = await shippedTable();
    const place = placeOf(table, { institute, branch, quota });
    const records = recordedRanks(table, builtInFacts);
    const seat = seatAt(table, place, records);
    const years = seat?.years.map(({ year, closing }) => `${year}: ${closing.rank}`);
    expect(years?.join(", ")).toBe(closed);
    const query = { ...openSeats, rank: Number(rank) };
    const groups = (["some", "every", "before"] as const).filter((one) =>
      findSeats(table, { ...query, lie: one }, records).seats.includes(place),
    );
    expect(groups).toEqual(lie === "far" ? [] : [lie]);
    if (seat !== null && lie !== "far") expect(lieOf(seat, Number(rank))).toBe(lie);
  },
);

test("a record that changes is another answer, one that is withdrawn or expected is no year", async () => {
  const { table } = await shippedTable();
  const place = placeOf(table, { institute: calicut, branch: computing, quota: "HS" });
  const at = (facts: FactLookup) => {
    const seat = seatAt(table, place, recordedRanks(table, facts));
    return seat && seatSentence(seat, 9000);
  };
  const four = "In four years it closed between";
  expect(at(builtInFacts)).toBe(
    `${four} 8,428 and 10,956; at or after your rank in 2022 to 2024 only.`,
  );
  expect(at(stated({ value: { kind: "rank", rank: 9100 } }))).toBe(
    `${four} 9,100 and 10,956, each time at or after your rank.`,
  );
  for (const standing of ["withdrawn", "expected", "superseded"] as const)
    expect(at(stated({ standing }))).toMatch(/^In three years it closed/);
});

test("where a round has the year of a record, its row stands once, and another value is named", async () => {
  const { rounds } = await shippedTable();
  const last = rounds.rounds.at(-1);
  if (last === undefined) throw new Error("No round ships.");
  const table = buildRankTable({
    version: "four",
    rounds: [...rounds.rounds, { ...last, year: 2025, round: 6 }],
  });
  const place = placeOf(table, { institute: calicut, branch: computing, quota: "HS" });
  const at = (facts: FactLookup) => {
    const records = recordedRanks(table, facts);
    const found = findSeats(table, { ...openSeats, rank: 9000, lie: "every" }, records);
    expect(found.seats).toContain(place);
    return seatAt(table, place, records)?.years.slice(-2);
  };
  const [, latest] = at(builtInFacts) ?? [];
  expect([latest?.year, latest?.closing.rank, latest?.record?.closing]).toEqual([2025, 9271, 8428]);
  const same = at(stated({ value: { kind: "rank", rank: 9271 } }));
  expect(same?.map(({ year, record }) => [year, record])).toEqual([
    [2024, null],
    [2025, null],
  ]);
});

test("seats of some years are ordered by the years before the rank, then by how near these came", async () => {
  const { table } = await shippedTable();
  const records = recordedRanks(table, builtInFacts);
  const { seats } = findSeats(table, { ...openSeats, rank: 12_400, lie: "some" }, records);
  const order = seats.map((place) => {
    const years = seatAt(table, place, records)?.years ?? [];
    const before = years.map(({ closing }) => closing.rank).filter((rank) => rank < 12_400);
    return before.length * 1e6 + 12_400 - Math.max(...before);
  });
  expect(order.length).toBeGreaterThan(20);
  expect(order).toEqual(order.toSorted((one, other) => one - other));
});

const openSeats: SeatQuery = {
  list: "engineering",
  seatType: "OPEN",
  isWoman: false,
  state: undefined,
  rank: undefined,
  branch: undefined,
  institute: "",
  program: "",
  types: [],
  lie: undefined,
};

type Names = { readonly institute: string; readonly branch: string; readonly quota: string };

function placeOf(table: RankTable, { institute, branch, quota }: Names): number {
  const place = findSeats(table, openSeats).seats.find(
    (seat) =>
      table.institutes[table.institute[seat] ?? 0]?.name === institute &&
      table.programs[table.program[seat] ?? 0]?.plain ===
        `${branch} 4 years bachelor of technology` &&
      quotas[table.quota[seat] ?? 0] === quota,
  );
  if (place === undefined) throw new Error(`No seat ${institute} ${branch} ${quota}.`);
  return place;
}

/** The records with another statement on the home-state seats of NIT Calicut. */
function stated(change: Partial<ReturnType<FactLookup["fact"]>>): FactLookup {
  return {
    fact: (id) => ({ ...builtInFacts.fact(id), ...(id === calicutAtHome ? change : {}) }),
  };
}
