import { knownRanks } from "../../content/closing-ranks/known-ranks.ts";
import type { FactId } from "../../content/facts/index.ts";
import { branchesOf } from "./branches.ts";
import {
  type ClosingRank,
  type GenderPool,
  genderPools,
  type Quota,
  quotas,
  type RankList,
  rankListOf,
  type RoundNumber,
  type SeatRank,
  type SeatType,
} from "./closing-rank.ts";
import { yieldToOthers } from "../shared/yield-to-others.ts";
import { type Institute, instituteNamed } from "./institutes.ts";
import { plainName } from "./plain-name.ts";
import { vocabularyOf } from "./understood-words.ts";
import { wordsOf, wordsOfProgram } from "./words-in-names.ts";

export type Program = {
  readonly name: string;
  /** "4 Years, Bachelor of Technology". */
  readonly degree: string;
  readonly plain: string;
  readonly words: string;
  readonly branches: number;
};

export type RecordedRank = {
  /** Null for a row of the page of JoSAA that is no fact of its own. */
  readonly id: FactId | null;
  readonly year: number;
  readonly closing: number;
};

export type SeatYear = {
  readonly year: number;
  /** Null where a record alone has the year: it says where the seat closed. */
  readonly opening: SeatRank | null;
  readonly closing: SeatRank;
  /** The record that has the year, or that says something else than the round; null for none. */
  readonly record: RecordedRank | null;
};

/** The places of one programme for one quota, seat type and gender pool, with the years in which they are known, the oldest first. */
export type Seat = {
  readonly institute: Institute;
  readonly program: Program;
  readonly quota: Quota;
  readonly gender: GenderPool;
  readonly years: readonly SeatYear[];
};

export type SeatTable = {
  readonly version: string;
  readonly years: readonly RoundNumber[];
  readonly institutes: readonly Institute[];
  readonly instituteWords: readonly string[];
  readonly instituteVocabulary: readonly string[];
  readonly programs: readonly Program[];
  readonly programVocabulary: readonly string[];
  readonly seatsOf: (list: RankList, seatType: SeatType) => readonly Seat[];
  /** The fact of each recorded seat, or its closing rank where it has none. */
  readonly recorded: ReadonlyMap<Seat, FactId | number>;
};

type ReadableRound = RoundNumber & {
  readonly rows: () => Promise<Iterable<ClosingRank>>;
};

type GrowingSeat = Seat & { readonly years: SeatYear[] };

/** Years of a seat are matched by plain and known former names; a programme with another name is another seat. */
export async function buildSeatTable(
  version: string,
  rounds: readonly ReadableRound[],
): Promise<SeatTable> {
  const institutes = new Map<string, Institute>();
  const programs = new Map<string, Program>();
  const groups = new Map<string, Map<string, GrowingSeat>>();
  const years = rounds.map(({ year, round }) => ({ year, round })).toSorted(byYear);
  // The newest round first: its spelling of a name is shown.
  for (const { year, rows } of rounds.toSorted(byYear).toReversed())
    for (const row of await rows()) {
      const { quota, seatType, gender, opening, closing } = row;
      const institute = valueOf(institutes, plainName(row.institute), () =>
        instituteNamed(row.institute),
      );
      const program = valueOf(programs, plainName(row.program), () => programOf(row.program));
      const list = rankListOf(institute.type === "IIT", row.program);
      const name = groupName(list, seatType);
      const group = valueOf(groups, name, () => new Map<string, GrowingSeat>());
      const key = [institute.name, program.plain, quota, gender].join("\t");
      const seat = valueOf(group, key, () => ({ institute, program, quota, gender, years: [] }));
      seat.years.unshift({ year, opening, closing, record: null });
      await yieldToOthers();
    }
  const orderedInstitutes = inOrder([...new Set(institutes.values())], ({ short }) => short);
  const orderedPrograms = inOrder(
    [...programs.values()],
    ({ name, degree }) => `${name} ${degree}`,
  );
  const placeOf = placesIn(orderedInstitutes, orderedPrograms);
  const orderedGroups = new Map<string, readonly Seat[]>();
  for (const [name, group] of groups) {
    const seats = [...group.values()].sort((one, other) => placeOf(one) - placeOf(other));
    orderedGroups.set(name, seats);
    await yieldToOthers();
  }
  const instituteWords = orderedInstitutes.map(wordsOf);
  const seatsOf = (list: RankList, seatType: SeatType) =>
    orderedGroups.get(groupName(list, seatType)) ?? [];
  return {
    version,
    years,
    institutes: orderedInstitutes,
    instituteWords,
    instituteVocabulary: vocabularyOf(instituteWords),
    programs: orderedPrograms,
    programVocabulary: vocabularyOf(orderedPrograms.map(({ words }) => words)),
    seatsOf,
    recorded: recordedSeats(seatsOf),
  };
}

function byYear(one: RoundNumber, other: RoundNumber): number {
  return one.year - other.year;
}

function groupName(list: RankList, seatType: SeatType): string {
  return `${list} ${seatType}`;
}

function valueOf<Value>(values: Map<string, Value>, key: string, create: () => Value): Value {
  const found = values.get(key);
  if (found !== undefined) return found;
  const created = create();
  values.set(key, created);
  return created;
}

function programOf(name: string): Program {
  const singleSpaced = name.replace(/\s+/g, " ").trim();
  const [, title = singleSpaced, degree = ""] =
    /^(.*?) ?\((\d Years?, .*)\)$/.exec(singleSpaced) ?? [];
  const plain = plainName(singleSpaced);
  return { name: title, degree, plain, words: wordsOfProgram(plain), branches: branchesOf(plain) };
}

const { compare: alphabetically } = new Intl.Collator("en", { sensitivity: "base" });

function inOrder<Value>(values: readonly Value[], nameOf: (value: Value) => string): Value[] {
  return values.toSorted((one, other) => alphabetically(nameOf(one), nameOf(other)));
}

function placesIn(institutes: readonly Institute[], programs: readonly Program[]) {
  const instituteAt = new Map(institutes.map((institute, index) => [institute, index]));
  const programAt = new Map(programs.map((program, index) => [program, index]));
  return ({ institute, program, quota, gender }: Seat): number => {
    const name =
      (instituteAt.get(institute) ?? 0) * programs.length + (programAt.get(program) ?? 0);
    const kind = quotas.indexOf(quota) * genderPools.length + genderPools.indexOf(gender);
    return name * quotas.length * genderPools.length + kind;
  };
}

/** The fact of each recorded seat, or its closing rank where it has none. All are open seats of the gender-neutral pool. */
function recordedSeats(seatsOf: SeatTable["seatsOf"]): ReadonlyMap<Seat, FactId | number> {
  const seats = new Map<Seat, FactId | number>();
  for (const known of knownRanks) {
    const { name, type } = instituteNamed(known.institute);
    const plain = plainName(known.program);
    const seat = seatsOf(rankListOf(type === "IIT", known.program), "OPEN").find(
      ({ institute, program, quota, gender }) =>
        institute.name === name &&
        program.plain === plain &&
        quota === known.quota &&
        gender === "Gender-Neutral",
    );
    if (seat !== undefined) seats.set(seat, known.closing);
  }
  return seats;
}
