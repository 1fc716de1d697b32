import { knownRanks } from "../../content/closing-ranks/known-ranks.ts";
import type { FactId } from "../../content/facts/index.ts";
import { builtInFacts } from "../../content/facts/snapshot.ts";
import type { OpenDatabase } from "../../database/open-database.ts";
import { createAuditLog } from "../../domain/audit/audit-log.ts";
import {
  writeSeatRank,
  type ClosingRank,
  type RankRound,
} from "../../domain/closing-ranks/closing-rank.ts";
import { noLog } from "../../domain/shared/log.ts";
import { followSiteVersion } from "../../domain/site-version.ts";
import {
  createClosingRanksService,
  readShippedRound,
} from "../../domain/closing-ranks/closing-ranks-service.ts";
import { readRoundCsv, writeRoundCsv } from "../../domain/closing-ranks/round-rows.ts";
import { movableClock } from "./movable-clock.ts";
import { shippedRounds } from "../../content/closing-ranks/shipped-rounds.ts";
import { buildSeatTable, type SeatTable } from "../../domain/closing-ranks/seat-table.ts";

export function openClosingRanks(database: OpenDatabase, readShipped = readShippedRound) {
  const clock = movableClock("2026-11-23T10:00:00.000Z");
  const siteVersion = followSiteVersion({ database, log: noLog });
  const closingRanks = createClosingRanksService({
    database: siteVersion.database,
    clock,
    audit: createAuditLog({ clock }),
    readShipped,
  });
  siteVersion.keep([closingRanks]);
  return closingRanks;
}

export async function roundOf2024(): Promise<RankRound> {
  const shipped = { year: 2024, round: 5 };
  return { ...shipped, rows: [...readRoundCsv(await readShippedRound(shipped))] };
}

/** A round as complete as that of 2024 with other ranks, the recorded ones of 2025 among them. */
export async function roundLike2025(): Promise<RankRound> {
  const { rows } = await roundOf2024();
  return { year: 2025, round: 6, rows: rows.map(withKnownRank) };
}

function withKnownRank(row: ClosingRank): ClosingRank {
  const isOpen = row.seatType === "OPEN" && row.gender === "Gender-Neutral";
  const known = knownRanks.find(
    ({ institute, program, quota }) =>
      isOpen && row.institute === institute && row.program === program && row.quota === quota,
  );
  if (known === undefined) return later(row);
  const rank = typeof known.closing === "number" ? known.closing : recordedRank(known.closing);
  // The opening rank stays before it.
  const opening = { ...row.opening, rank: Math.min(row.opening.rank, rank) };
  return { ...row, opening, closing: { rank, isPreparatory: false } };
}

function recordedRank(id: FactId): number {
  const { value } = builtInFacts.fact(id);
  if (value.kind !== "rank") throw new Error(`${id} is no rank`);
  return value.rank;
}

function later({ opening, closing, ...row }: ClosingRank): ClosingRank {
  const next = (one: ClosingRank["opening"]) => ({ ...one, rank: one.rank + 1 });
  return { ...row, opening: next(opening), closing: next(closing) };
}

export const asCsv = writeRoundCsv;

const heads = [
  ...["Institute", "Academic Program Name", "Quota", "Seat Type", "Gender"],
  ...["Opening Rank", "Closing Rank"],
];

/** As a spreadsheet copies it, without the columns that the official page has not. */
export function asTsv({ rows }: RankRound): string {
  return [heads, ...rows.map(cellsOf)].map((cells) => cells.join("\t")).join("\r\n");
}

/** As the official page is saved: its table among others, with a mark in some cells and lists to choose from. */
export function asPage({ year, round, rows }: RankRound): string {
  const list = (name: string, chosen: number, all: readonly number[]) =>
    `<select name="ctl00$ddl${name}">${all
      .map((one) => `<option${one === chosen ? ' selected="selected"' : ""}>${one}</option>`)
      .join("")}</select>`;
  const table = rows.map(
    (row, index) =>
      `<tr class="row-${index % 2}">${cellsOf(row)
        .map((cell) => `<td align='left'><span id="c_${index}">${escaped(cell)}</span></td>`)
        .join("")}</tr>`,
  );
  return `\u{feff}<!DOCTYPE html><html><head><title>Opening and Closing Ranks</title>
<script>if (1 < 2) document.write("<table><tr><td>Institute</td></tr></table>");</script></head><body>
<table class="layout"><tr><td><h1>Opening &amp; Closing Rank</h1>${list("Year", year, [2024, 2025, 2026])}
${list("RoundNo", round, [1, 2, 3, 4, 5, 6])}</td></tr><tr><td>
<table id="GridView1" border="1"><thead><tr>${heads.map((head) => `<th scope="col">${head}</th>`).join("")}</tr></thead>
<tbody>${table.join("\n")}</tbody></table></td></tr></table><p>Disclaimer</p></body></html>`;
}

function escaped(words: string): string {
  return words.replaceAll("&", "&amp;").replaceAll(" at ", "&nbsp;at ");
}

function cellsOf(row: ClosingRank): string[] {
  const { institute, program, quota, seatType, gender, opening, closing } = row;
  return [
    institute,
    program,
    quota,
    seatType,
    gender,
    writeSeatRank(opening),
    writeSeatRank(closing),
  ];
}

let known:
  | Promise<{ readonly rounds: readonly RankRound[]; readonly table: SeatTable }>
  | undefined;

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

export function tableOf(rounds: readonly RankRound[]): Promise<SeatTable> {
  return buildSeatTable(
    "tests",
    rounds.map(({ rows, ...number }) => ({ ...number, rows: () => Promise.resolve(rows) })),
  );
}
