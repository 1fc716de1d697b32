import { shippedRounds } from "../../content/closing-ranks/shipped-rounds.ts";
import type { RoundsInForce } from "../../domain/ranks/closing-rank.ts";
import { buildRankTable, type RankTable } from "../../domain/ranks/rank-table.ts";
import { readRoundCsv } from "../../domain/ranks/round-csv.ts";
import { readShippedRound } from "../../server/shipped-round-files.ts";

let known: Promise<{ readonly rounds: RoundsInForce; readonly table: RankTable }> | undefined;

/** The three rounds that ship, and the table of their seats; read once. */
export function shippedTable() {
  known ??= readAll();
  return known;
}

async function readAll() {
  const read = shippedRounds.map(async (round) =>
    readRoundCsv(await readShippedRound(round), round),
  );
  const rounds = { version: "shipped", rounds: await Promise.all(read) };
  return { rounds, table: buildRankTable(rounds) };
}
