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
import { NamesOfRounds } from "./names-of-rounds.ts";
import { memoized } from "../shared/memoized.ts";
import { plainName } from "./plain-name.ts";
import { type RankList, rankListOf, rankLists } from "./rank-lists.ts";
import { vocabularyOf } from "./understood-words.ts";
import { wordsOf, wordsOfProgram } from "./words-in-names.ts";

/** A programme as its line says it, and as it is searched. */
export type Program = {
  readonly name: string;
  /** "4 Years, Bachelor of Technology". */
  readonly degree: string;
  readonly plain: string;
  /** What it is found by. */
  readonly words: string;
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
  /** By what each of them is found, and the different words of that. */
  readonly instituteWords: readonly string[];
  readonly instituteVocabulary: readonly string[];
  readonly programs: readonly Program[];
  readonly programVocabulary: readonly string[];
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

/** The table of whole rounds, the oldest first. */
export function buildRankTable({ version, rounds }: RoundsInForce): RankTable {
  const collector = collectRankTable();
  for (const round of rounds) collector.add(round, round.rows);
  return collector.table(version);
}

/**
 * Collects the seats of one round after the other, the oldest first, without keeping a row. Years of a seat are matched by the
 * plain names of institute and programme and by the institutes' known former names; whatever else is called otherwise is a seat
 * of its own.
 */
export function collectRankTable() {
  const years: { readonly year: number; readonly round: number }[] = [];
  const institutes = new NamesOfRounds((name) => {
    const institute = instituteNamed(name);
    return [institute.name, institute];
  });
  const programs = new NamesOfRounds<Program>((name) => [plainName(name), programOf(name)]);
  const isIit = memoized((name) => instituteNamed(name).type === "IIT");
  const listOfOthers = memoized((program) => rankListOf(false, program));
  /** Of all rows: the key of the seat (with the names' own numbers), the year, the ranks. */
  const keys: number[] = [];
  const ofYear: number[] = [];
  const openings: number[] = [];
  const closings: number[] = [];

  return {
    add(
      { year, round }: { readonly year: number; readonly round: number },
      rows: Iterable<ClosingRank>,
    ) {
      for (const { institute, program, quota, seatType, gender, opening, closing } of rows) {
        const at = institutes.numberOf(institute);
        const segment = segmentOf(isIit(institute) ? "advanced" : listOfOthers(program), seatType);
        const kind = quotas.indexOf(quota) * genderPools.length + genderPools.indexOf(gender);
        keys.push(keyOf({ segment, institute: at, program: programs.numberOf(program), kind }));
        ofYear.push(years.length);
        openings.push(signedRank(opening));
        closings.push(signedRank(closing));
      }
      years.push({ year, round });
    },

    table(version: string): RankTable {
      const instituteAt = institutes.inOrder(({ short }) => short);
      const programAt = programs.inOrder(({ name, degree }) => `${name} ${degree}`);
      const orderedKeys = Float64Array.from(keys, (key) => {
        const { segment, institute, program, kind } = partsOf(key);
        const at = instituteAt.places[institute] ?? 0;
        return keyOf({ segment, institute: at, program: programAt.places[program] ?? 0, kind });
      });
      const seats = Float64Array.from(new Set(orderedKeys)).sort();
      const places = new Map<number, number>();
      seats.forEach((key, place) => places.set(key, place));
      const count = seats.length;
      const instituteWords = instituteAt.values.map(wordsOf);
      const table: RankTable = {
        version,
        years,
        institutes: instituteAt.values,
        instituteWords,
        instituteVocabulary: vocabularyOf(instituteWords),
        programs: programAt.values,
        programVocabulary: vocabularyOf(programAt.values.map(({ words }) => words)),
        count,
        institute: new Uint16Array(count),
        program: new Uint16Array(count),
        quota: new Uint8Array(count),
        pool: new Uint8Array(count),
        opening: new Int32Array(count * years.length),
        closing: new Int32Array(count * years.length),
        starts: new Int32Array(rankLists.length * seatTypes.length + 1).fill(count),
      };
      let segment = -1;
      seats.forEach((key, seat) => {
        const parts = partsOf(key);
        while (segment < parts.segment) table.starts[++segment] = seat;
        table.institute[seat] = parts.institute;
        table.program[seat] = parts.program;
        table.quota[seat] = Math.floor(parts.kind / genderPools.length);
        table.pool[seat] = parts.kind % genderPools.length;
      });
      orderedKeys.forEach((key, row) => {
        const cell = (places.get(key) ?? 0) * years.length + (ofYear[row] ?? 0);
        table.opening[cell] = openings[row] ?? 0;
        table.closing[cell] = closings[row] ?? 0;
      });
      return table;
    },
  };
}

function signedRank({ rank, isPreparatory }: SeatRank): number {
  return isPreparatory ? -rank : rank;
}

function programOf(name: string): Program {
  const singleSpaced = name.replace(/\s+/g, " ").trim();
  const [, title = singleSpaced, degree = ""] =
    /^(.*?) ?\((\d Years?, .*)\)$/.exec(singleSpaced) ?? [];
  const plain = plainName(singleSpaced);
  return { name: title, degree, plain, words: wordsOfProgram(plain), branches: branchesOf(plain) };
}

/** More than the official table ever had, so that a seat fits into one number: 16 bits of institute, 13 of programme. */
const mostPrograms = 8192;
const mostInstitutes = 65_536;
const seatKinds = quotas.length * genderPools.length;

type SeatParts = {
  readonly segment: number;
  readonly institute: number;
  readonly program: number;
  readonly kind: number;
};

/** One number for each seat, in the order of the table. */
function keyOf({ segment, institute, program, kind }: SeatParts): number {
  return ((segment * mostInstitutes + institute) * mostPrograms + program) * seatKinds + kind;
}

function partsOf(key: number): SeatParts {
  const name = Math.floor(key / seatKinds);
  const place = Math.floor(name / mostPrograms);
  return {
    segment: Math.floor(place / mostInstitutes),
    institute: place % mostInstitutes,
    program: name % mostPrograms,
    kind: key % seatKinds,
  };
}
