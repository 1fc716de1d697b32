import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { z } from "zod";
import { builtInFacts } from "../../content/facts/snapshot.ts";
import { rankLists, seatTypes } from "../../domain/closing-ranks/closing-rank.ts";
import { instituteNamed, knownInstitutes } from "../../domain/closing-ranks/institutes.ts";
import { homeStates, isOpenTo } from "../../domain/closing-ranks/seat-quota.ts";
import type { Seat, SeatTable } from "../../domain/closing-ranks/seat-table.ts";
import { states } from "../../domain/closing-ranks/states.ts";
import { seatSentence, answerRanks, closingRanksForm } from "../../app/tools/closing-ranks-tool.ts";
import { readForm } from "../../app/tools/read-form.ts";
import { stated } from "../support/stated-facts.ts";
import { labelledData } from "../support/labelled-data.ts";
import { shippedTable, tableOf } from "../support/closing-rank-rounds.ts";

/**
 * Questions with their answers, worked out from the rows by a program in another language: how many seats closed at or
 * after the rank in some years, in every year, in none but near, by preparatory ranks, far before it; then the first two.
 */
const golden = readFileSync(new URL("golden-seats.tsv", import.meta.url), "utf8")
  .trimEnd()
  .split("\n")
  .slice(1)
  .map((line) => line.split("\t"));

test.each(golden)("whoever asks %s finds %s", async (asked, counts = "", first = "") => {
  const answer = ask((await shippedTable()).table, asked);
  const found =
    answer.query.rank === undefined
      ? [answer.total]
      : [...Object.values(answer.counts), answer.far];
  expect(found.join(",")).toBe(counts);
  const names = answer.seats.map(nameOf);
  expect(first.split("; ").filter((name) => name !== "" && !names.includes(name))).toEqual([]);
});

test.each<[asked: string, years: string]>([
  ["nitk", "2022: 1689, 2023: 1984, 2024: 1615, 2025: 1827"],
  ["nitc&state=Kerala", "2022: 10956, 2023: 10512, 2024: 9271, 2025: 8428"],
  ["trichy&state=Tamil+Nadu", "2022: 4080, 2023: 5164, 2024: 5066, 2025: 4569"],
  ["IIIT+Kottayam", "2022: 32181, 2023: 31998, 2024: 35996, 2025: 40217"],
  ["gwalior", "2022: 6763, 2023: 7757, 2024: 8044, 2025: 9527"],
])("CSE at %s is shown with its years, 2025 by its record", async (asked, years) => {
  const state = asked.includes("state") ? "" : "&state=Goa";
  const { seats } = ask((await shippedTable()).table, `institute=${asked}${state}&program=cse`);
  const shown = seats.map((seat) =>
    seat.years.map(({ year, closing }) => `${year}: ${closing.rank}`).join(", "),
  );
  expect(shown).toContain(years);
});

const calicutAtHome = "rank.2025.nit_calicut_cse_home_state";
const closingAt = (rank: number) => ({ [calicutAtHome]: { kind: "rank", rank } }) as const;

test("a record that changes is another answer, and one that is withdrawn or expected is no year", async () => {
  const { table } = await shippedTable();
  const sentence = (facts: typeof builtInFacts) => {
    const [seat] = ask(table, "rank=9000&institute=nitc&program=cse&state=Kerala", facts).seats;
    return seat && seatSentence(seat, 9000);
  };
  const four = "In four years it closed between";
  expect(sentence(builtInFacts)).toBe(
    `${four} 8,428 and 10,956; at or after your rank in 2022 to 2024 only.`,
  );
  expect(sentence(stated(closingAt(9100)))).toBe(
    `${four} 9,100 and 10,956, each time at or after your rank.`,
  );
  for (const standing of ["withdrawn", "expected", "superseded"] as const)
    expect(sentence(stated(closingAt(8428), standing))).toMatch(/^In three years it closed/);
});

test("where a round has the year of a record, its row stands once, and another value is named", async () => {
  const { rounds } = await shippedTable();
  const rows = rounds.at(-1)?.rows ?? [];
  const table = await tableOf([...rounds, { year: 2025, round: 6, rows }]);
  const lastYears = (facts: typeof builtInFacts) =>
    ask(table, "institute=nitc&program=cse&state=Kerala", facts).seats[0]?.years.slice(-2);
  expect(lastYears(builtInFacts)?.[1]).toMatchObject({
    year: 2025,
    closing: { rank: 9271 },
    record: { closing: 8428 },
  });
  expect(lastYears(stated(closingAt(9271)))?.[1]?.record).toBeNull();
});

test("the table has every row of the rounds, 121 institutes, and preparatory ranks at IITs alone", async () => {
  const { rounds, table } = await shippedTable();
  const seats = rankLists.flatMap((list) => seatTypes.flatMap((type) => table.seatsOf(list, type)));
  const years = seats.flatMap((seat) => seat.years);
  expect(years).toHaveLength(rounds.reduce((sum, { rows }) => sum + rows.length, 0));
  expect(table.institutes).toHaveLength(121);
  expect(table.institutes.every(({ state }) => state !== undefined)).toBe(true);
  const preparatory = seats.filter((seat) => seat.years.some((year) => year.closing.isPreparatory));
  expect(new Set(preparatory.map(({ institute }) => institute.type))).toEqual(new Set(["IIT"]));
  const [first] = (await tableOf(rounds.slice(-1))).seatsOf("advanced", "OPEN");
  expect(first && seatSentence(first, undefined)).toMatch(/^Only 2024 is on record: it closed at /);
});

test.each<[asked: string, short: string]>([
  ["nit+calicat", "NIT Calicut"],
  ["nit+triruchirappalli", "NIT Tiruchirappalli"],
  ["niy+calicut", "NIT Calicut"],
  ["NIT-C", "NIT Calicut"],
  ["n.i.t.+calicut", "NIT Calicut"],
  ["nits+silchar", "NIT Silchar"],
  ["b+r+ambedkar", "NIT Jalandhar"],
  ["iiit+manipur", "IIIT Senapati Manipur"],
  ["SPA+Delhi&list=architecture", "SPA New Delhi"],
  ["nit+allahabad&program=comuter+scince", "MNNIT Allahabad"],
])("whoever types the institute %s finds %s", async (asked, short) => {
  const { seats } = ask((await shippedTable()).table, `institute=${asked}`);
  expect([...new Set(seats.map(({ institute }) => institute.short))]).toEqual([short]);
});

test.each<[typed: string, seats: number]>([
  ["cse", 156],
  ["c.s.e", 156],
  ["b.tech c s e", 156],
  ["e&c", 127],
  ["a.i.", 45],
  ["aiml", 11],
  ["ee", 60],
])("whoever types the programme %s finds %i open seats", async (typed, seats) => {
  const { table } = await shippedTable();
  expect(ask(table, `program=${encodeURIComponent(typed)}`).total).toBe(seats);
});

test("a word that was read as another is named, and one that is in no name with what is near", async () => {
  const { table } = await shippedTable();
  const { readAs } = ask(table, "institute=warngal");
  expect(readAs).toEqual([{ typed: "warngal", meant: "warangal" }]);
  expect(ask(table, "institute=nit+calicut+xyz").hint?.text).toBe(
    "No institute found for “xyz”. Did you mean NIT Calicut?",
  );
});

/** At an institute somebody of a state may take these of its quotas. */
const quotaCases = labelledData(
  "closing-ranks/seat-quotas",
  z.array(z.tuple([z.string(), z.enum(states), z.string()])),
);

test.each(quotaCases)("at %s somebody of %s may take %s seats", async (short, state, expected) => {
  const { rounds } = await shippedTable();
  const rows = rounds.flatMap((round) => round.rows);
  const taken = rows.flatMap(({ institute: name, quota }) => {
    const institute = instituteNamed(name);
    return institute.short === short && isOpenTo(state, quota, institute) ? [quota] : [];
  });
  expect([...new Set(taken)].sort().join(" ")).toBe(expected);
});

test("every institute has a home, no name is used twice, and a new one is told by its name", () => {
  expect(knownInstitutes.filter((one) => homeStates(one) === undefined)).toEqual([]);
  const names = knownInstitutes.flatMap(({ name, formerNames }) => [name, ...formerNames]);
  expect(new Set(names).size).toBe(names.length);
  expect(instituteNamed("Indian Institute of Information Technology, Newtown").type).toBe("IIIT");
  const unknown = instituteNamed("Newtown University");
  expect(unknown.type).toBe("GFTI");
  expect(isOpenTo("Kerala", "HS", unknown) && isOpenTo("Kerala", "OS", unknown)).toBe(true);
});

function ask(table: SeatTable, asked: string, facts = builtInFacts) {
  const reading = readForm(closingRanksForm, new URLSearchParams(asked));
  if (reading.kind !== "submitted") throw new Error(JSON.stringify(reading));
  return answerRanks(table, reading.values, facts);
}

function nameOf({ institute, program, quota, gender }: Seat): string {
  return `${institute.name} | ${program.name.replace(/ \(.*/, "")} | ${quota}${gender[0]}`;
}
