import { knownSeats } from "../../content/closing-ranks/known-ranks.ts";
import { builtInFacts } from "../../content/facts/snapshot.ts";
import type { OpenDatabase } from "../../database/open-database.ts";
import { createAuditLog } from "../../domain/audit/audit-log.ts";
import type { ClosingRank, RankRound } from "../../domain/ranks/closing-rank.ts";
import { noLog } from "../../domain/shared/log.ts";
import { createRanksService } from "../../domain/ranks/ranks-service.ts";
import { readRoundCsv, writeRoundCsv, writtenRank } from "../../domain/ranks/round-csv.ts";
import { readShippedRound } from "../../server/shipped-round-files.ts";
import { movableClock } from "./movable-clock.ts";

/** Closing ranks of round 6 of 2025, of the nine seats, from the README of the data. */
export const closedIn2025 = [1449, 1827, 2409, 3431, 4594, 5222, 8428, 8314, 12_693] as const;

export const clerk = { email: "clerk@example.com" };

/** The closing ranks on this database, joined as the site joins them. */
export function openRanks(database: OpenDatabase) {
  const clock = movableClock("2026-11-23T10:00:00.000Z");
  return createRanksService({
    ...{ database, clock, audit: createAuditLog({ clock }) },
    facts: { current: () => builtInFacts },
    readShipped: readShippedRound,
    log: noLog,
  });
}

/** The round that ships of 2024. */
export async function roundOf2024(): Promise<RankRound> {
  const shipped = { year: 2024, round: 5 };
  return readRoundCsv(await readShippedRound(shipped), shipped);
}

/** A round as complete as that of 2024, with the ranks of the nine seats as they were in 2025. */
export async function roundLike2025(): Promise<RankRound> {
  const { rows } = await roundOf2024();
  return { year: 2025, round: 6, rows: rows.map(withKnownRank) };
}

function withKnownRank(row: ClosingRank): ClosingRank {
  const isOpen = row.seatType === "OPEN" && row.gender === "Gender-Neutral";
  const at = knownSeats.findIndex(
    ({ institute, program, quota }) =>
      row.institute === institute && row.program === program && row.quota === quota,
  );
  const rank = isOpen ? (closedIn2025[at] ?? reportedIn2025(row)) : undefined;
  return rank === undefined ? row : { ...row, closing: { rank, isPreparatory: false } };
}

function reportedIn2025({ institute, program }: ClosingRank): number | undefined {
  const isOf = (place: string, branch: string) =>
    institute.includes(place) && program === `${branch} (4 Years, Bachelor of Technology)`;
  if (isOf("Information Technology, Allahabad", "Information Technology")) return 6094;
  if (isOf("(IIIT) Kottayam", "Computer Science and Engineering")) return 40_217;
  return undefined;
}

/** The round as the office gets it: in the form of the shipped files. */
export function asCsv(round: RankRound): string {
  return writeRoundCsv(round);
}

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
  return [institute, program, quota, seatType, gender, writtenRank(opening), writtenRank(closing)];
}
