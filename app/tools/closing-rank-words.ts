import type {
  Quota,
  RankList,
  SeatRank,
  SeatType,
} from "../../domain/closing-ranks/closing-rank.ts";
import type { InstituteType } from "../../domain/closing-ranks/institutes.ts";
import type { Seat } from "../../domain/closing-ranks/seat-table.ts";
import type { Lie } from "../../domain/closing-ranks/seat-search.ts";
import { homeStates } from "../../domain/closing-ranks/seat-quota.ts";

export function indianNumber(count: number): string {
  return count.toLocaleString("en-IN");
}

/** A rank as the official table writes it: a P behind one of a preparatory list. */
export function rankText({ rank, isPreparatory }: SeatRank): string {
  return `${indianNumber(rank)}${isPreparatory ? "P" : ""}`;
}

export const listNames: Record<RankList, string> = {
  engineering: "B.E., B.Tech and sciences: JEE Main Paper 1",
  architecture: "B.Arch: JEE Main Paper 2A",
  planning: "B.Planning: JEE Main Paper 2B",
  advanced: "IITs: JEE Advanced",
};

const exams: Record<RankList, string> = {
  engineering: "JEE Main Paper 1",
  architecture: "JEE Main Paper 2A (B.Arch)",
  planning: "JEE Main Paper 2B (B.Planning)",
  advanced: "JEE Advanced",
};

export const typeNames: Record<InstituteType, string> = {
  NIT: "NITs and IIEST",
  IIIT: "IIITs",
  GFTI: "Other government-funded (GFTI)",
  IIT: "IITs",
};

/** Which rank is meant: seats of a category close by the rank in its own list. */
export function meantRank(list: RankList, seatType: SeatType): string {
  return seatType === "OPEN"
    ? `common rank (CRL) of ${exams[list]}`
    : `${seatType} rank of ${exams[list]}, not the common rank`;
}

export const lieLabels: Record<Lie, string> = {
  some: "In some years",
  every: "In every year",
  before: "In none, but near",
  preparatory: "Preparatory ranks",
};

export function lieHeading(lie: Lie, rank: number): string {
  return {
    some: `Closed at or after ${indianNumber(rank)} in some years`,
    every: `Closed at or after ${indianNumber(rank)} in every year on record`,
    before: `Closed before ${indianNumber(rank)} in every year on record`,
    preparatory: "Closed by preparatory ranks, not compared",
  }[lie];
}

export function quotaText(quota: Quota, { institute }: Seat): string {
  const home = homeStates(institute)?.join(", ");
  return {
    AI: "all India",
    HS: `home state${home === undefined ? "" : ` (${home})`}`,
    OS: "other states",
    GO: "Goa",
    JK: "Jammu and Kashmir",
    LA: "Ladakh",
  }[quota];
}

/** "2022, 2023 and 2024"; years without a gap as "2022 to 2024" where there are three or more. */
export function yearsText(years: readonly number[]): string {
  const [first, ...otherYears] = years;
  const last = otherYears.at(-1);
  if (first === undefined || last === undefined) return String(first ?? "");
  if (years.length > 2 && last - first === years.length - 1) return `${first} to ${last}`;
  return `${[first, ...otherYears.slice(0, -1)].join(", ")} and ${last}`;
}

/**
 * How a seat closed, and how the rank lies to that: "In three years it closed between 8,400 and 9,100, each time at or after
 * your rank." The years stand beside it.
 */
export function seatSentence({ years }: Pick<Seat, "years">, rank: number | undefined): string {
  const closings = years.flatMap(({ year, closing }) =>
    closing.isPreparatory ? [] : [{ year, closing: closing.rank }],
  );
  if (closings.length === 0) return "It closed by preparatory ranks, which we do not compare.";
  const ranks = closings.map(({ closing }) => closing);
  const [lowest, highest] = [Math.min(...ranks), Math.max(...ranks)];
  const [onlyClosing] = closings;
  if (closings.length === 1 && onlyClosing !== undefined)
    return `Only ${onlyClosing.year} is on record: it closed at ${indianNumber(lowest)}${placeOfOne(lowest, rank)}.`;
  const closingYears = yearsText(closings.map(({ year }) => year));
  const time =
    closings.length === 2 ? `In ${closingYears}` : `In ${numberWord(closings.length)} years`;
  const span =
    lowest === highest
      ? `at ${indianNumber(lowest)} each time`
      : `between ${indianNumber(lowest)} and ${indianNumber(highest)}`;
  return `${time} it closed ${span}${placeOfSeveral(closings, rank)}.`;
}

function placeOfOne(closing: number, rank: number | undefined): string {
  if (rank === undefined) return "";
  return closing >= rank
    ? ", at or after your rank"
    : `, ${percentBefore(closing, rank)} before your rank`;
}

type Closed = readonly { readonly year: number; readonly closing: number }[];

function placeOfSeveral(closings: Closed, rank: number | undefined): string {
  if (rank === undefined) return "";
  const after = closings.filter(({ closing }) => closing >= rank).map(({ year }) => year);
  if (after.length === closings.length) return ", each time at or after your rank";
  if (after.length > 0) return `; at or after your rank in ${yearsText(after)} only`;
  const lowest = Math.min(...closings.map(({ closing }) => closing));
  return `, each time before your rank, by up to ${percentBefore(lowest, rank)}`;
}

function percentBefore(closing: number, rank: number): string {
  const percent = Math.ceil((100 * (rank - closing)) / rank);
  return `${percent}%`;
}

export function numberWord(count: number): string {
  return ["no", "one", "two", "three", "four", "five", "six", "seven"][count] ?? String(count);
}
