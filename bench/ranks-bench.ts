import { DatabaseSync } from "node:sqlite";
import { shippedRounds } from "../content/closing-ranks/shipped-rounds.ts";
import type { ClosingRank, RankRound, RoundsInForce } from "../domain/ranks/closing-rank.ts";
import { instituteNamed } from "../domain/ranks/institutes/known-institutes.ts";
import { rankListOf } from "../domain/ranks/rank-lists.ts";
import { buildRankTable } from "../domain/ranks/rank-table.ts";
import { readRoundCsv } from "../domain/ranks/round-csv.ts";
import { isOpenTo } from "../domain/ranks/seat-quota.ts";
import { findSeats, type SeatQuery } from "../domain/ranks/seat-search.ts";
import { readShippedRound } from "../server/shipped-round-files.ts";
import { cpuOf } from "./support/own-cpu.ts";
import { rounded, type Part, type Row } from "./support/bench-part.ts";

const sizes = [10_000, 35_000, 500_000];
const questions = 41;
const state = "Kerala";

const question: SeatQuery = {
  ...{ list: "engineering", seatType: "OPEN", isWoman: false, state },
  ...{ rank: 1, branch: undefined, program: "", institute: "", types: [], lie: undefined },
};

/** What a question to the table of closing ranks costs, beside a filter over objects and SQLite with an index. */
export async function measureRanks(): Promise<Part> {
  const shipped = await Promise.all(
    shippedRounds.map(async (round) => readRoundCsv(await readShippedRound(round), round)),
  );
  return {
    title: "Closing ranks",
    method: `So many rows in ${shipped.length} rounds: those that ship, cut, or repeated with a number behind the programme. One question (OPEN, home state ${state}, a rank) asked ${questions} times with another rank each, after as many to warm up; median of the CPU of the process, as the kernel counts it. Beside it in the same run the rows that close at this rank or later, by a filter over objects and by SQLite in memory with an index on rank list, seat type, pool and closing rank: rows alone, without years side by side and without how the rank lies to them.`,
    rows: sizes.map((size) => figuresOf(grown(shipped, size))),
  };
}

function figuresOf(inForce: RoundsInForce): Row {
  const started = process.cpuUsage();
  const table = buildRankTable(inForce);
  const { user, system } = process.cpuUsage(started);
  const { institute, program, quota, pool, opening, closing, starts } = table;
  const columns = [institute, program, quota, pool, opening, closing, starts];
  const rows = inForce.rounds.flatMap((round) => round.rows.map(asObject));
  using sqlite = inSqlite(rows);
  return {
    rows: rows.length,
    seats: table.count,
    "built in ms of CPU": Math.round((user + system) / 1_000),
    "columns MB": rounded(columns.reduce((sum, { byteLength }) => sum + byteLength, 0) / 1e6, 2),
    "ms of CPU": costOf((rank) => findSeats(table, { ...question, rank })),
    "over objects ms": costOf((rank) => overObjects(rows, rank)),
    "SQLite ms": costOf((rank) => sqlite.closingFrom(rank)),
  };
}

function costOf(ask: (rank: number) => unknown): number {
  return cpuOf(questions, (number) => ask(1_000 + number * 300));
}

type RowObject = ReturnType<typeof asObject>;

function asObject({ institute, program, quota, seatType, gender, opening, closing }: ClosingRank) {
  const at = instituteNamed(institute);
  return {
    ...{ program, quota, seatType, gender, at },
    list: rankListOf(at.type === "IIT", program),
    isPreparatory: closing.isPreparatory,
    opening: opening.rank,
    closing: closing.rank,
  };
}

function overObjects(rows: readonly RowObject[], rank: number): readonly RowObject[] {
  return rows
    .filter(
      ({ list, seatType, gender, quota, at, isPreparatory, closing }) =>
        list === question.list &&
        seatType === question.seatType &&
        gender === "Gender-Neutral" &&
        closing >= rank &&
        !isPreparatory &&
        isOpenTo(state, quota, at),
    )
    .sort((one, other) => one.closing - other.closing);
}

/** Whether a row is open to the state is a column of its own, which spares SQLite the rules of the quotas. */
function inSqlite(rows: readonly RowObject[]) {
  const database = new DatabaseSync(":memory:");
  database.exec(`
    create table seats (institute text, program text, list text, quota text, seat_type text, gender text,
      opening int, closing int, is_preparatory int, is_open int);
    create index by_rank on seats (list, seat_type, gender, closing);
    begin`);
  const insert = database.prepare("insert into seats values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)");
  for (const { at, program, list, quota, seatType, gender, ...row } of rows)
    insert.run(
      ...[at.name, program, list, quota, seatType, gender, row.opening, row.closing],
      ...[Number(row.isPreparatory), Number(isOpenTo(state, quota, at))],
    );
  database.exec("commit");
  const select = database.prepare(`
    select * from seats where list = '${question.list}' and seat_type = '${question.seatType}'
      and gender = 'Gender-Neutral' and closing >= ? and is_preparatory = 0 and is_open = 1
    order by closing`);
  return {
    closingFrom: (rank: number) => select.all(rank),
    [Symbol.dispose]: () => database.close(),
  };
}

/** So many rows: each round cut to its share, or repeated with a number behind the programme. */
function grown(shipped: readonly RankRound[], size: number): RoundsInForce {
  const share = Math.ceil(size / shipped.length);
  const rounds = shipped.map(({ year, round, rows }) => ({
    ...{ year, round },
    rows: Array.from({ length: share }, (_, index): ClosingRank[] => {
      const row = rows[index % rows.length];
      const copy = Math.floor(index / rows.length);
      if (row === undefined) return [];
      return [copy === 0 ? row : { ...row, program: `${row.program} ${copy}` }];
    }).flat(),
  }));
  return { version: String(size), rounds };
}
