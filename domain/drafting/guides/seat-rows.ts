import { inOneSentence } from "../../../content/facts/index.ts";
import type { FactSnapshot } from "../../../content/facts/snapshot.ts";
import type { Quota, RoundNumber } from "../../closing-ranks/closing-rank.ts";
import { recordedRanks } from "../../closing-ranks/recorded-ranks.ts";
import { findSeats } from "../../closing-ranks/seat-search.ts";
import type { Seat, SeatTable, SeatYear } from "../../closing-ranks/seat-table.ts";
import { factToken } from "../../posts/text/fact-tokens.ts";
import { tableMarkdown } from "../material/content-as-markdown.ts";
import type { AskedParticulars } from "../request/read-particulars.ts";

export type ReadSeats = () => Promise<SeatTable>;

/** The seats of all years, and the last round on record. */
export type Seats = {
  readonly table: SeatTable;
  readonly round: RoundNumber;
  readonly facts: FactSnapshot;
};

/** A seat with its closing rank in the last round on record. */
export type Closed = { readonly seat: Seat; readonly closing: number };

/** The seats that are open to the asker, those that filled first in front; a girl's own ones are those for women only. */
export function closedSeats(
  asked: AskedParticulars & Seats,
  pools: "own" | "both" = "both",
): readonly Closed[] {
  const { list, seatType, isGirl, state, table, facts, round, branch, types } = asked;
  const names = asked.institutes.map(({ short }) => short);
  const query = {
    list,
    seatType,
    isWoman: isGirl,
    state,
    rank: undefined,
    branch: undefined,
    program: branch?.program ?? "",
    institute: "",
    types: names.length > 0 ? [] : types,
    lie: undefined,
  };
  return findSeats(table, query, recordedRanks(table, facts))
    .seats.filter(
      ({ gender, institute, program }) =>
        (!isGirl || pools === "both" || gender !== "Gender-Neutral") &&
        (names.length === 0 || names.includes(institute.short)) &&
        bachelor.test(program.degree),
    )
    .flatMap((seat) => {
      const closing = seat.years.find(({ year }) => year === round.year)?.closing;
      return closing === undefined || closing.isPreparatory
        ? []
        : [{ seat, closing: closing.rank }];
    })
    .toSorted((one, other) => one.closing - other.closing);
}

/** The usual degree of each list; dual and integrated ones are left to the tool. */
const bachelor =
  /^(?:4 Years, Bachelor of (?:Technology|Engineering|Planning)|5 Years, Bachelor of Architecture)$/;

const mainBranches = /^(?:Computer|Electr|Mechanical|Civil|Chemical|Information)/;

/** So many seats, those of the branches that most people ask for before the others. */
export function mainSeats(seats: readonly Closed[], most: number): readonly Closed[] {
  const isMain = ({ seat }: Closed) => mainBranches.test(nameOf(seat));
  const chosen = [...seats.filter(isMain), ...seats.filter((one) => !isMain(one))].slice(0, most);
  return seats.filter((one) => chosen.includes(one));
}

/** How a rank lies to the seats of one institute; nothing without seats. */
export function comparison(seats: readonly Closed[], rank: number): readonly string[] {
  const last = seats.at(-1);
  if (last === undefined) return [];
  const institutes = inOneSentence([...new Set(seats.map(({ seat }) => seat.institute.short))]);
  const at = `At ${institutes} a rank of ${indian(rank)}`;
  const inTime = seats.filter(({ closing }) => closing >= rank);
  const lastName = nameOf(last.seat);
  if (inTime.length === 0)
    return [
      seats.length === 1
        ? `${at} came too late: ${lastName} closed at ${indian(last.closing)}.`
        : `${at} came too late: the last branch to close, ${lastName}, did so at ${indian(last.closing)}.`,
    ];
  const names = inTime.slice(0, 3).map(({ seat }) => nameOf(seat));
  const named = inTime.length > names.length ? "" : `: ${inOneSentence(names)}`;
  return inTime.length === seats.length
    ? [`${at} was in time for ${seats.length === 1 ? lastName : "all of these branches"}.`]
    : [`${at} was in time for ${inTime.length} of ${seats.length} branches${named}.`];
}

const quotaNames: Readonly<Record<Quota, string>> = {
  AI: "All India",
  HS: "Home State",
  OS: "Other States",
  GO: "Goa",
  JK: "Jammu and Kashmir",
  LA: "Ladakh",
};

/** On the quota of the seats of a table. */
export function quotaWords(seats: readonly Closed[]): string {
  const [quota, ...others] = new Set(seats.map(({ seat }) => seat.quota));
  if (quota === undefined || others.length > 0) return "The quota stands beside each.";
  if (quota === "AI") return "All of them are all-India seats, the same for every state.";
  if (quota === "HS")
    return "They are home-state seats: students of other states have other ranks.";
  return quota === "OS"
    ? "They are the seats for other states: the institute's own state has other ranks."
    : `They are the seats kept for ${quotaNames[quota]}.`;
}

/** Seats of several institutes. */
export function seatsTable(seats: readonly Closed[], { round }: Seats): string {
  const rows = seats.map(({ seat, closing }) => [
    seat.institute.short,
    nameOf(seat),
    seat.gender === "Gender-Neutral"
      ? quotaNames[seat.quota]
      : `${quotaNames[seat.quota]}, female-only`,
    indian(closing),
  ]);
  return tableMarkdown(["Institute", "Branch", "Quota", `Closed in ${round.year} at`], rows);
}

/** Seats of one institute, with every year on record. */
export function yearsTable(seats: readonly Closed[], { table, round }: Seats): string {
  const known = table.years.map(({ year }) => year);
  const recorded = seats.flatMap(({ seat }) => seat.years.map(({ year }) => year));
  const years = [...known, ...new Set(recorded.filter((year) => year > round.year))];
  const rows = seats.map(({ seat }) => [
    nameOf(seat),
    ...years.map((year) => rankIn(seat.years.find((one) => one.year === year))),
  ]);
  return tableMarkdown(["Branch", ...years.map((year) => `Closed in ${year} at`)], rows);
}

function rankIn(year: SeatYear | undefined): string {
  if (year === undefined || year.closing.isPreparatory) return "–";
  const { opening, closing, record } = year;
  return opening === null && record?.id != null ? factToken(record.id) : indian(closing.rank);
}

function nameOf({ program }: Seat): string {
  return program.name.replace(/^B\.? ?Tech\.? in /, "");
}

export function indian(rank: number): string {
  return rank.toLocaleString("en-IN");
}
