import { branchesOf } from "./branches.ts";
import {
  type ClosingRank,
  genderPools,
  quotas,
  type RoundsInForce,
  type SeatRank,
  seatTypes,
} from "./closing-rank.ts";
import type { Institute } from "./institutes/institute.ts";
import { instituteNamed } from "./institutes/known-institutes.ts";
import { plainName } from "./plain-name.ts";
import { type RankList, rankListOf, rankLists } from "./rank-lists.ts";
import { wordsOf } from "./words-in-names.ts";

/** A programme as its line says it, and as it is searched. */
export type Program = {
  readonly name: string;
  /** "4 Years, Bachelor of Technology". */
  readonly degree: string;
  readonly plain: string;
  /** Bits of `branchNames`. */
  readonly branches: number;
};

/**
 * The seats of all rounds in columns: a seat is institute, programme, quota, seat type and gender pool. Seats of one rank list
 * and seat type stand together, those of an institute in the order of their programmes.
 */
export type RankTable = {
  /** That of the rounds. */
  readonly version: string;
  /** The years with their rounds, the oldest first. */
  readonly years: readonly { readonly year: number; readonly round: number }[];
  readonly institutes: readonly Institute[];
  /** By what each of them is found. */
  readonly instituteWords: readonly string[];
  readonly programs: readonly Program[];
  readonly count: number;
  readonly institute: Uint16Array;
  readonly program: Uint16Array;
  readonly quota: Uint8Array;
  readonly pool: Uint8Array;
  /** One for each seat and year: 0 where the seat was not in the round, below 0 for a preparatory rank. */
  readonly opening: Int32Array;
  readonly closing: Int32Array;
  /** Where the seats of a rank list and seat type begin (`segmentOf`); the next one's begin is their end. */
  readonly starts: Int32Array;
};

/** The place of a rank list's seats of one type in `starts`. */
export function segmentOf(list: RankList, seatType: ClosingRank["seatType"]): number {
  return rankLists.indexOf(list) * seatTypes.length + seatTypes.indexOf(seatType);
}

/**
 * Builds the table. Years of a seat are matched by the plain names of institute and programme and by the institutes' known
 * former names; whatever else is called otherwise is a seat of its own.
 */
export function buildRankTable({ version, rounds }: RoundsInForce): RankTable {
  const institutes = new Names((name) => {
    const institute = instituteNamed(name);
    return [institute.name, institute];
  });
  const programs = new Names<Program>((name) => [plainName(name), programOf(name)]);
  for (const { rows } of rounds)
    for (const row of rows) {
      institutes.add(row.institute);
      programs.add(row.program);
    }
  const instituteAt = institutes.inOrder(({ short }) => short);
  const programAt = programs.inOrder(({ name, degree }) => `${name} ${degree}`);
  const { keys, seatOf } = seatKeys(rounds, instituteAt.placeOf, programAt.placeOf);
  const count = keys.length;
  const table: RankTable = {
    version,
    years: rounds.map(({ year, round }) => ({ year, round })),
    institutes: instituteAt.values,
    instituteWords: instituteAt.values.map(wordsOf),
    programs: programAt.values,
    count,
    institute: new Uint16Array(count),
    program: new Uint16Array(count),
    quota: new Uint8Array(count),
    pool: new Uint8Array(count),
    opening: new Int32Array(count * rounds.length),
    closing: new Int32Array(count * rounds.length),
    starts: new Int32Array(rankLists.length * seatTypes.length + 1).fill(count),
  };
  let segment = -1;
  keys.forEach((key, seat) => {
    const parts = partsOf(key);
    while (segment < parts.segment) table.starts[++segment] = seat;
    table.institute[seat] = parts.institute;
    table.program[seat] = parts.program;
    table.quota[seat] = parts.quota;
    table.pool[seat] = parts.pool;
  });
  rounds.forEach(({ rows }, year) => {
    for (const row of rows) {
      const cell = seatOf(row) * rounds.length + year;
      table.opening[cell] = signed(row.opening);
      table.closing[cell] = signed(row.closing);
    }
  });
  return table;
}

function signed({ rank, isPreparatory }: SeatRank): number {
  return isPreparatory ? -rank : rank;
}

function programOf(name: string): Program {
  const spaced = name.replace(/\s+/g, " ").trim();
  const [, title = spaced, degree = ""] = /^(.*?) ?\((\d Years?, .*)\)$/.exec(spaced) ?? [];
  const plain = plainName(spaced);
  return { name: title, degree, plain, branches: branchesOf(plain) };
}

/** Values by their names as the rounds spell them; several spellings are one value, the newest one's. */
class Names<Value> {
  readonly #read: (name: string) => readonly [string, Value];
  readonly #keys = new Map<string, string>();
  readonly #values = new Map<string, Value>();

  constructor(read: (name: string) => readonly [string, Value]) {
    this.#read = read;
  }

  add(name: string): void {
    if (this.#keys.has(name)) return;
    const [key, value] = this.#read(name);
    this.#keys.set(name, key);
    this.#values.set(key, value);
  }

  /** The values by what they are called, and the place of each spelling among them. */
  inOrder(called: (value: Value) => string) {
    const sorted = [...this.#values].sort(([, one], [, other]) =>
      called(one).localeCompare(called(other), "en", { sensitivity: "base" }),
    );
    const places = new Map(sorted.map(([key], place) => [key, place]));
    const byName = new Map([...this.#keys].map(([name, key]) => [name, places.get(key) ?? 0]));
    return {
      values: sorted.map(([, value]) => value),
      placeOf: (name: string) => byName.get(name) ?? 0,
    };
  }
}

/** More than the official table ever had, so that a seat fits into one number: 16 bits of institute, 13 of programme. */
const mostPrograms = 8192;
const mostInstitutes = 65_536;

type Place = (name: string) => number;

/** A number for each seat, in the order of the table, and the place of a row among them. */
function seatKeys(rounds: RoundsInForce["rounds"], instituteAt: Place, programAt: Place) {
  const isIit = new Map<string, boolean>();
  const keyOf = ({ institute, program, quota, seatType, gender }: ClosingRank) => {
    let iit = isIit.get(institute);
    if (iit === undefined) {
      iit = instituteNamed(institute).type === "IIT";
      isIit.set(institute, iit);
    }
    const segment = segmentOf(rankListOf(iit, program), seatType);
    const name = instituteAt(institute) * mostPrograms + programAt(program);
    const kind = quotas.indexOf(quota) * genderPools.length + genderPools.indexOf(gender);
    return (segment * mostInstitutes * mostPrograms + name) * seatKinds + kind;
  };
  const seats = new Set<number>();
  for (const { rows } of rounds) for (const row of rows) seats.add(keyOf(row));
  const keys = Float64Array.from(seats).sort();
  const places = new Map<number, number>();
  keys.forEach((key, place) => places.set(key, place));
  return { keys, seatOf: (row: ClosingRank) => places.get(keyOf(row)) ?? 0 };
}

const seatKinds = quotas.length * genderPools.length;

function partsOf(key: number) {
  const kind = key % seatKinds;
  const name = Math.floor(key / seatKinds);
  return {
    segment: Math.floor(name / (mostInstitutes * mostPrograms)),
    institute: Math.floor(name / mostPrograms) % mostInstitutes,
    program: name % mostPrograms,
    quota: Math.floor(kind / genderPools.length),
    pool: kind % genderPools.length,
  };
}
