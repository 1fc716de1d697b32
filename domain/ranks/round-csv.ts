import { memoized } from "../shared/memoized.ts";
import {
  type ClosingRank,
  type RankRound,
  type SeatRank,
  genderPools,
  quotas,
  seatTypes,
} from "./closing-rank.ts";
import { delimitedRows } from "./reading/delimited-table.ts";
import { readSeatRank } from "./reading/seat-rank.ts";
import { cellText } from "./reading/table-row.ts";

const heads =
  "Institute,Academic Program Name,Quota,Seat Type,Gender,Opening Rank,Closing Rank,Year,Round";

/**
 * The round in the form in which it is kept, and in which the shipped files are: CSV with its heads, and
 * the ranks as the official page writes them.
 */
export function writeRoundCsv({ year, round, rows }: RankRound): string {
  const lines = rows.map((row) =>
    [
      ...[row.institute, row.program, row.quota, row.seatType, row.gender].map(csvField),
      ...[writtenRank(row.opening), writtenRank(row.closing), year, round],
    ].join(","),
  );
  return [heads, ...lines, ""].join("\n");
}

/** A rank as the official page writes it: a P behind one of a preparatory list. */
export function writtenRank({ rank, isPreparatory }: SeatRank): string {
  return `${rank}${isPreparatory ? "P" : ""}`;
}

function csvField(words: string): string {
  return /[",\r\n]/.test(words) ? `"${words.replaceAll('"', '""')}"` : words;
}

/** A round that was checked before it was kept or shipped; throws where it is damaged. */
export function readRoundCsv(text: string, of: Omit<RankRound, "rows">): RankRound {
  return { year: of.year, round: of.round, rows: [...rowsOfRoundCsv(text, of)] };
}

/** Its rows one after the other, for whoever needs none of them a second time; throws where it is damaged. */
export function* rowsOfRoundCsv(
  text: string,
  { year, round }: Omit<RankRound, "rows">,
): Generator<ClosingRank> {
  // White space is read in the few names, not in all cells; a copy of them, for a part of a long text would keep all of that in memory.
  const nameOf = memoized((cell) => cellText(Buffer.from(cell).toString()));
  let hasHeads = false;
  for (const { number, cells } of delimitedRows(text, ",", asWritten)) {
    if (!hasHeads) {
      if (cells.join(",") !== heads) break;
      hasHeads = true;
      continue;
    }
    const [institute = "", program = "", inQuota, inSeatType, inGender] = cells;
    const quota = quotas.find((one) => one === inQuota);
    const seatType = seatTypes.find((one) => one === inSeatType);
    const gender = genderPools.find((one) => one === inGender);
    const opening = readSeatRank(cells[5] ?? "");
    const closing = readSeatRank(cells[6] ?? "");
    const isOfRound = Number(cells[7]) === year && Number(cells[8]) === round;
    if (!isOfRound || !quota || !seatType || !gender || !opening || !closing)
      throw new Error(`Row ${number} of round ${round} of ${year} is damaged.`);
    yield {
      ...{ institute: nameOf(institute), program: nameOf(program) },
      ...{ quota, seatType, gender, opening, closing },
    };
  }
  if (!hasHeads) throw new Error(`Round ${round} of ${year} has no heads.`);
}

function asWritten(cell: string): string {
  return cell;
}
