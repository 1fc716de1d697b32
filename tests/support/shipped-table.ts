import { shippedRounds } from "../../content/closing-ranks/shipped-rounds.ts";
import type { RankRound } from "../../domain/closing-ranks/closing-rank.ts";
import { readRoundCsv } from "../../domain/closing-ranks/round-rows.ts";
import { buildSeatTable, type SeatTable } from "../../domain/closing-ranks/seat-table.ts";
import { readShippedRound } from "../../server/shipped-rounds.ts";

let known:
  | Promise<{ readonly rounds: readonly RankRound[]; readonly table: SeatTable }>
  | undefined;

/** The three rounds that ship, and the table of their seats; read once. */
export function shippedTable() {
  known ??= readAll();
  return known;
}

async function readAll() {
  const rounds = await Promise.all(
    shippedRounds.map(async ({ year, round }) => ({
      year,
      round,
      rows: [...readRoundCsv(await readShippedRound({ year, round }))],
    })),
  );
  return { rounds, table: await tableOf(rounds) };
}

/** The table of the seats of these rounds. */
export function tableOf(rounds: readonly RankRound[]): Promise<SeatTable> {
  return buildSeatTable(
    "tests",
    rounds.map(({ rows, ...number }) => ({ ...number, rows: () => Promise.resolve(rows) })),
  );
}
