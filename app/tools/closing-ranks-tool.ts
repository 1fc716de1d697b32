import type {
  Quota,
  RankList,
  SeatRank,
  SeatType,
} from "../../domain/closing-ranks/closing-rank.ts";
import type { InstituteType } from "../../domain/closing-ranks/institutes.ts";
import type { Seat, SeatTable } from "../../domain/closing-ranks/seat-table.ts";
import {
  type Lie,
  findSeats,
  instituteWordsOf,
  programWordsOf,
  type SeatQuery,
} from "../../domain/closing-ranks/seat-search.ts";
import { homeStates } from "../../domain/closing-ranks/seat-quota.ts";
import type { FactLookup } from "../../content/facts/snapshot.ts";
import { type Branch, branches } from "../../domain/closing-ranks/branches.ts";
import { plainName } from "../../domain/closing-ranks/plain-name.ts";
import { recordedRanks } from "../../domain/closing-ranks/recorded-ranks.ts";
import { type State, states } from "../../domain/closing-ranks/states.ts";
import { nearestNames, type UnderstoodWords } from "../../domain/closing-ranks/understood-words.ts";
import {
  choice,
  orElse,
  readValue,
  refuse,
  several,
  text,
  type Typed,
  type ValuesOf,
  wholeNumber,
} from "./read-form.ts";
import { succeed } from "../../domain/shared/result.ts";
import { typedNumber } from "../../domain/shared/typed-number.ts";

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

export const closingRanksPath = "/tools/closing-ranks";

const categories = {
  OPEN: "OPEN",
  EWS: "EWS",
  "OBC-NCL": "OBC-NCL",
  SC: "SC",
  ST: "ST",
} as const;

const problem = "Choose one from the list.";

/** Words that are looked for in names, which the official table writes in Latin letters. */
const searchedText = readValue((typed) =>
  typed.length <= 80 && plainName(typed) !== ""
    ? succeed(typed)
    : refuse("Use English letters, as the official table does, and at most 80 of them."),
);

const bounds = { min: 1, max: 2_000_000, decimals: 0 };
const percentileBounds = { min: 0, max: 100, decimals: 7, isShare: true };

/** As in "AIR 500", "CRL rank: 12,400". */
const nameOfRank = /^(?:(?:my|air|crl|all india|common|category|rank)\b[\s:.=#-]*)+/i;

const typedRank = readValue((value) => {
  const percentile = percentileIn(value);
  return percentile === undefined
    ? typedNumber(value.trim().replace(nameOfRank, ""), bounds)
    : refuse(`${percentile} looks like a percentile: ranks are whole numbers.`);
});

const stateNames = Object.fromEntries(states.map((state) => [state, state])) as Record<
  State,
  string
>;

const branchLabels = Object.fromEntries(
  Object.entries(branches).map(([name, { label }]) => [name, label]),
) as Record<Branch, string>;

export const closingRanksForm = {
  rank: text("Your rank", orElse(typedRank, undefined), {
    hint: "OPEN seats close by the common rank (CRL), reserved seats by the category rank, PwD seats by the PwD rank. Leave blank to see all seats.",
    placeholder: "12,500",
    called: "Rank",
  }),
  category: choice("Category", categories, { initially: "OPEN", problem, called: "Category" }),
  gender: choice(
    "Gender",
    { any: "Gender-neutral seats", woman: "Female-only seats too" },
    { initially: "any", problem },
  ),
  state: choice("Your home state", stateNames, {
    isList: true,
    none: "Show all quotas",
    problem,
    called: "State",
  }),
  branch: choice("Branch", branchLabels, {
    isList: true,
    none: "All branches",
    problem,
    called: "Branch",
  }),
  institute: text("Institute", orElse(searchedText, ""), {
    inputMode: "text",
    placeholder: "NIT Calicut, NITC, Kerala",
    called: "Institute",
  }),
  list: choice("Rank list", listNames, {
    isList: true,
    initially: "engineering",
    hint: "Each exam has its own rank list.",
    problem,
    called: "Rank list",
  }),
  pwd: several(
    "Seats for persons with disabilities",
    { yes: "PwD seats, by PwD rank" },
    { problem: "Tick the box or leave it blank." },
  ),
  type: several("Type of institute", typeNames, { called: "Type" }),
  program: text("Programme name contains", orElse(searchedText, ""), {
    inputMode: "text",
    placeholder: "CSE, data science, 5 years",
    called: "Programme name",
  }),
  show: choice("Show only seats that closed at or after the rank", lieLabels, {
    isList: true,
    none: "All",
    problem,
  }),
  page: text("Page", orElse(wholeNumber(1, 9_999), 1), { called: "Page" }),
};
export type AskedRanks = ValuesOf<typeof closingRanksForm>;

/** So many seats stand on a page: with them it has less than seven screens of a phone. */
const seatsOnPage = 10;

export type RanksAnswer = ReturnType<typeof answerRanks>;

/** Why nothing was found, and a search that finds more. */
type Hint = {
  readonly text: string;
  readonly link?: { readonly label: string; readonly changes: Readonly<Record<string, string>> };
};

export function answerRanks(
  table: SeatTable,
  searched: AskedRanks,
  facts: FactLookup & { readonly edition: string },
) {
  const seatQuery = queryOf(searched);
  const records = recordedRanks(table, facts);
  const years = table.years.map(({ year }) => year);
  const { seats, counts, far } = findSeats(table, seatQuery, records);
  const pages = Math.max(1, Math.ceil(seats.length / seatsOnPage));
  const from = (searched.page - 1) * seatsOnPage;
  return {
    query: seatQuery,
    counts,
    far,
    pages,
    years,
    /** After those, up to the edition, the table has no round of these. */
    yearsWithout: years.length === 0 ? [] : yearsBetween(Math.max(...years), Number(facts.edition)),
    total: seats.length,
    page: searched.page,
    seats: seats.slice(from, from + seatsOnPage),
    readAs: [
      ...instituteWordsOf(table, seatQuery.institute).readAs,
      ...programWordsOf(table, seatQuery.program).readAs,
    ],
    /** Null where something was found. */
    hint: seats.length === 0 ? hintFor(table, seatQuery) : null,
  };
}

function yearsBetween(first: number, last: number): readonly number[] {
  return Array.from({ length: Math.max(0, last - first) }, (_, index) => first + 1 + index);
}

function queryOf({ category, pwd, gender, type, show, ...query }: AskedRanks): SeatQuery {
  return {
    list: query.list,
    rank: query.rank,
    state: query.state,
    branch: query.branch,
    institute: query.institute,
    program: query.program,
    seatType: pwd.length > 0 ? `${category} (PwD)` : category,
    isWoman: gender === "woman",
    types: type,
    lie: query.rank === undefined ? undefined : show,
  };
}

const otherList: Readonly<Record<"advanced" | "engineering", Hint>> = {
  advanced: {
    text: "IIT seats close by JEE Advanced rank.",
    link: { label: "Show IIT seats", changes: { list: "advanced", rank: "", page: "" } },
  },
  engineering: {
    text: "Only IIT seats close by JEE Advanced rank.",
    link: {
      label: "Show seats by JEE Main rank",
      changes: { list: "engineering", rank: "", page: "" },
    },
  },
};

/** Looks for each part of the question alone: what finds nothing by itself is what has to be changed. */
function hintFor(table: SeatTable, query: SeatQuery): Hint {
  const wide = { rank: undefined, state: undefined, branch: undefined, lie: undefined };
  const { list, institute, program, types } = query;
  const has = (narrow: Partial<SeatQuery>) =>
    findSeats(table, { ...query, ...wide, institute: "", program: "", types: [], ...narrow }).seats
      .length > 0;
  const other = list === "advanced" ? "engineering" : "advanced";
  const isOfOtherList = (narrow: Partial<SeatQuery>) =>
    !has(narrow) && has({ ...narrow, list: other });
  if (institute !== "" && isOfOtherList({ institute })) return otherList[other];
  if (types.length > 0 && isOfOtherList({ types })) return otherList[other];
  if (institute !== "" && !has({ institute })) return instituteHint(table, institute);
  if (program !== "" && !has({ program })) return programHint(table, program);
  if (query.lie !== undefined && findSeats(table, { ...query, lie: undefined }).seats.length > 0)
    return {
      text: "This group is empty.",
      link: { label: "Show all", changes: { show: "", page: "" } },
    };
  return { text: "Try without the branch, state or institute, or check the category and rank." };
}

function instituteHint(table: SeatTable, typed: string): Hint {
  const understood = instituteWordsOf(table, typed);
  const near = nearestNames(table.instituteWords, understood.words);
  const names = near.flatMap((place) => table.institutes[place]?.short ?? []);
  const advice = "Try its city or a short name, such as Calicut or NITC.";
  return { text: `No institute found ${missedWords(typed, understood)} ${tip(names, advice)}` };
}

function programHint(table: SeatTable, typed: string): Hint {
  const understood = programWordsOf(table, typed);
  const allWords = table.programs.map(({ words }) => words);
  const near = nearestNames(allWords, understood.words);
  const names = near.flatMap((place) => table.programs[place]?.name ?? []);
  const advice = "Try fewer words, or a branch.";
  return { text: `No programme found ${missedWords(typed, understood)} ${tip(names, advice)}` };
}

/** The words that are in no name; all that was typed where each is in some name. */
function missedWords(typed: string, { words, unknown }: UnderstoodWords): string {
  const isAll = unknown.length === 0 || unknown.length === words.length;
  return `for “${isAll ? typed : unknown.join(" ")}”.`;
}

function tip(near: readonly string[], advice: string): string {
  return near.length === 0 ? advice : `Did you mean ${[...new Set(near)].join("; ")}?`;
}

export function addressWith(typed: Typed, changes: Readonly<Record<string, string>>): string {
  const parameters = Object.entries(typed)
    .filter(([name]) => !(name in changes))
    .flatMap(([name, values]) => values.map((value) => [name, value]));
  const changedParameters = Object.entries(changes).filter(([, value]) => value !== "");
  return `${closingRanksPath}?${new URLSearchParams([...parameters, ...changedParameters]).toString()}`;
}

/** The percentile that somebody wrote where a rank is asked, without its sign; undefined for anything else. */
export function percentileIn(value: string): string | undefined {
  if (!/[.٫．%٪％]|per/i.test(value)) return undefined;
  const percentile = typedNumber(value, percentileBounds);
  return percentile.ok ? String(percentile.value) : undefined;
}
