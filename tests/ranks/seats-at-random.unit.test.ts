import { expect, test } from "vitest";
import { type Branch, branches, branchNames } from "../../domain/ranks/branches.ts";
import {
  type ClosingRank,
  type RoundsInForce,
  seatTypes,
} from "../../domain/ranks/closing-rank.ts";
import { type Institute, instituteTypes } from "../../domain/ranks/institutes/institute.ts";
import { instituteNamed } from "../../domain/ranks/institutes/known-institutes.ts";
import { plainName } from "../../domain/ranks/plain-name.ts";
import { type RankList, rankListOf, rankLists } from "../../domain/ranks/rank-lists.ts";
import { type Seat, seatAt } from "../../domain/ranks/seat.ts";
import { isOpenTo } from "../../domain/ranks/seat-quota.ts";
import { findSeats, type SeatQuery } from "../../domain/ranks/seat-search.ts";
import { states } from "../../domain/ranks/states.ts";
import { shippedTable } from "../support/shipped-table.ts";

test("five hundred questions at random are answered as by a filter over the rows", async () => {
  const { rounds, table } = await shippedTable();
  const seats = seatsOfRows(rounds);
  const pick = random(18);
  for (let number = 0; number < 500; number++) {
    const query = randomQuery(pick);
    const { seats: found, far } = findSeats(table, query);
    const expected = filtered(seats, query);
    expect([query, found.length, far]).toEqual([query, expected.listed.length, expected.far]);
    const shown = found.map((place) => seatAt(table, place)).map((seat) => seat && keyOfSeat(seat));
    expect([...shown].sort()).toEqual(expected.listed.map(({ key }) => key).sort());
    if (query.rank === undefined) continue;
    const order = new Map(expected.listed.map(({ key, order }) => [key, order]));
    const places = shown.map((key) => order.get(key ?? "") ?? []);
    expect(places).toEqual([...places].sort(byNumbers));
  }
});

type RowSeat = {
  readonly key: string;
  readonly row: ClosingRank;
  readonly institute: Institute;
  readonly plain: string;
  readonly list: RankList;
  readonly closed: number[];
};

/** Seats as objects, by their names; the closing ranks of the lists that are compared. */
function seatsOfRows({ rounds }: RoundsInForce): readonly RowSeat[] {
  const seats = new Map<string, RowSeat>();
  for (const { rows } of rounds)
    for (const row of rows) {
      const institute = instituteNamed(row.institute);
      const key = [
        institute.name,
        row.program.replace(/\s+/g, " "),
        row.quota,
        row.gender,
        row.seatType,
      ];
      const seat = seats.get(key.join("|")) ?? {
        ...{ key: key.slice(0, 4).join("|"), row, institute, closed: [] },
        plain: plainName(row.program),
        list: rankListOf(institute.type === "IIT", row.program),
      };
      if (!row.closing.isPreparatory) seat.closed.push(row.closing.rank);
      seats.set(key.join("|"), seat);
    }
  return [...seats.values()];
}

function keyOfSeat({ institute, program, quota, gender }: Seat): string {
  return [institute.name, `${program.name} (${program.degree})`, quota, gender].join("|");
}

function filtered(seats: readonly RowSeat[], query: SeatQuery) {
  let far = 0;
  const listed: { key: string; order: readonly number[] }[] = [];
  for (const { key, row, closed, institute, plain, list } of seats) {
    const isAsked =
      row.seatType === query.seatType &&
      list === query.list &&
      (query.isWoman || row.gender === "Gender-Neutral") &&
      (query.types.length === 0 || query.types.includes(institute.type)) &&
      (query.state === undefined || isOpenTo(query.state, row.quota, institute)) &&
      (query.branch === undefined || isOfBranch(plain, query.branch)) &&
      (query.institute === "" || institute.state === query.institute) &&
      (query.program === "" || isNamed(plain, query.program));
    if (!isAsked) continue;
    const { rank } = query;
    if (rank === undefined) {
      listed.push({ key, order: [] });
      continue;
    }
    const missed = closed.filter((one) => one < rank).sort((a, b) => b - a);
    const [nearest = 0] = missed;
    const isAway = query.state === undefined || row.quota === "AI" || row.quota === "OS";
    const away = Number(isAway);
    if (closed.length === 0) listed.push({ key, order: [3, away] });
    else if (missed.length === 0) listed.push({ key, order: [1, away, Math.min(...closed)] });
    else if (missed.length < closed.length)
      listed.push({ key, order: [0, away, missed.length, rank - nearest] });
    else if (rank - nearest > rank / 5) far++;
    else listed.push({ key, order: [2, away, rank - nearest] });
  }
  return { listed, far };
}

/** The official table writes "ME" for mechanical engineering here and there. */
function isNamed(plain: string, word: string): boolean {
  return plain.includes(word) || (word === "mechanical" && /\bme\b/.test(plain));
}

/** Whatever is of no other group is of the last. */
function isOfBranch(plain: string, branch: Branch): boolean {
  if (branch !== "other") return branches[branch].words.test(plain);
  return branchNames.every((name) => !branches[name].words.test(plain));
}

function byNumbers(one: readonly number[], other: readonly number[]): number {
  const place = one.findIndex((number, index) => number !== other[index]);
  return place === -1 ? 0 : (one[place] ?? 0) - (other[place] ?? 0);
}

/** Numbers from 0 to below `count`, the same in each run. */
function random(seed: number) {
  let state = seed;
  return (count: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * count);
  };
}

function randomQuery(pick: (count: number) => number): SeatQuery {
  const one = <Value>(values: readonly Value[]) => values[pick(values.length)];
  const often = <Value>(of: number, value: Value) => (pick(of) === 0 ? value : undefined);
  const type = often(3, one(instituteTypes));
  return {
    list: pick(2) === 0 ? "engineering" : (one(rankLists) ?? "engineering"),
    seatType: one(seatTypes) ?? "OPEN",
    isWoman: pick(2) === 0,
    state: pick(4) === 0 ? undefined : one(states),
    rank: pick(8) === 0 ? undefined : Math.ceil(10 ** (pick(6_000) / 1_000)),
    branch: often(3, one(branchNames)),
    institute: often(6, one(["Kerala", "Maharashtra", "Odisha", "Goa"])) ?? "",
    program: often(6, one(["mechanical", "data", "vlsi"])) ?? "",
    types: type === undefined ? [] : [type],
    lie: undefined,
  };
}
