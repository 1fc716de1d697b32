import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { builtInFacts } from "../../content/facts/snapshot.ts";
import type { RankTable } from "../../domain/ranks/rank-table.ts";
import { type Seat, seatAt } from "../../domain/ranks/seat.ts";
import { answerRanks, closingRanksForm } from "../../app/tools/closing-ranks-tool.ts";
import { readForm } from "../../app/tools/read-form.ts";
import { shippedTable } from "../support/shipped-table.ts";

/**
 * Questions with their answers, worked out from the rows by a program in another language before the search was asked: how many
 * seats closed at or after the rank in some years, in every year, in none but near, by preparatory ranks, far before it; then
 * the first two where no other is as near.
 */
const golden = readFileSync(new URL("golden-seats.tsv", import.meta.url), "utf8")
  .trimEnd()
  .split("\n")
  .slice(1)
  .map((line) => line.split("\t"));

test("there are at least sixty questions with known answers", () => {
  expect(golden.length).toBeGreaterThanOrEqual(60);
});

test.each(golden)("whoever asks %s finds %s", async (asked, counts = "", first = "") => {
  const { table } = await shippedTable();
  const answer = ask(table, asked);
  const found =
    answer.query.rank === undefined
      ? [answer.total]
      : [...Object.values(answer.counts), answer.far];
  expect(found.join(",")).toBe(counts);
  const names = answer.seats.map(nameOf);
  expect(first.split("; ").filter((name) => name !== "" && !names.includes(name))).toEqual([]);
});

test("a seat is shown with the ranks of each year, that of a record too, and a renamed institute in one line", async () => {
  const { table } = await shippedTable();
  const [calicut] = ask(table, "institute=nitc&program=computer&state=Kerala").seats;
  expect(calicut?.years.map(({ year, closing }) => [year, closing.rank])).toEqual([
    [2022, 10_956],
    [2023, 10_512],
    [2024, 9_271],
    [2025, 8_428],
  ]);
  const manipur = ask(table, "institute=iiit+manipur&program=cse&category=OPEN").seats;
  expect(manipur.map(({ years }) => years.map(({ year }) => year))).toContainEqual([
    2022, 2023, 2024,
  ]);
});

test("the columns hold every row of the three rounds, and 121 institutes whose state is known", async () => {
  const { rounds, table } = await shippedTable();
  const rows = rounds.rounds.reduce((sum, round) => sum + round.rows.length, 0);
  expect(table.closing.filter((closing) => closing !== 0)).toHaveLength(rows);
  expect(table.institutes).toHaveLength(121);
  expect(table.institutes.filter(({ state }) => state === undefined)).toEqual([]);
  const types = table.institutes.map(({ type }) => type);
  const count = (type: string) => types.filter((one) => one === type).length;
  expect([count("NIT"), count("IIIT"), count("IIT"), count("GFTI")]).toEqual([32, 26, 23, 40]);
});

test("preparatory ranks occur at IITs alone, and put a seat into no group of ranks", async () => {
  const { table } = await shippedTable();
  const preparatory = Array.from({ length: table.count }, (_, place) =>
    seatAt(table, place),
  ).filter((seat) => seat?.years.some(({ closing }) => closing.isPreparatory));
  expect(new Set(preparatory.map((seat) => seat?.institute.type))).toEqual(new Set(["IIT"]));
  const { seats, counts } = ask(
    table,
    "rank=1&list=advanced&category=OPEN&pwd=yes&show=preparatory",
  );
  expect(counts.preparatory).toBeGreaterThan(0);
  const [first] = seats;
  expect(first?.years.every(({ closing }) => closing.isPreparatory)).toBe(true);
});

/** As people type it, and the institutes of the seats that are found. */
const typedNames = [
  ["institute=nit+calicat", "NIT Calicut"],
  ["institute=nit+warngal", "NIT Warangal"],
  ["institute=nit+triruchirappalli", "NIT Tiruchirappalli"],
  ["institute=suratkal", "NITK Surathkal"],
  ["institute=niy+calicut", "NIT Calicut"],
  ["institute=NIT-C", "NIT Calicut"],
  ["institute=n.i.t.+calicut", "NIT Calicut"],
  ["institute=nits+silchar", "NIT Silchar"],
  ["institute=b+r+ambedkar", "NIT Jalandhar"],
  ["institute=SPA+Delhi&list=architecture", "SPA New Delhi"],
  ["institute=nit+trichy", "NIT Tiruchirappalli"],
  ["institute=nit+allahabad&program=comuter+scince", "MNNIT Allahabad"],
] as const;

test.each(typedNames)("whoever types %s finds the seats of %s", async (asked, short) => {
  const { table } = await shippedTable();
  const { seats } = ask(table, asked);
  expect([...new Set(seats.map(({ institute }) => institute.short))]).toEqual([short]);
});

test("all NITs are found by their plural, and none besides", async () => {
  const { table } = await shippedTable();
  const total = (asked: string) => ask(table, asked).total;
  expect(total("institute=nits")).toBe(total("type=NIT"));
});

/** As people type them, and how many open, gender-neutral seats have such a programme, counted in the rows. */
const typedPrograms = [
  ["cse", 156],
  ["c.s.e", 156],
  ["b.tech c s e", 156],
  ["ece", 127],
  ["e&c", 127],
  ["ai", 45],
  ["a.i.", 45],
  ["aiml", 11],
  ["ee", 60],
] as const;

test.each(typedPrograms)("whoever types the programme %s finds %i seats", async (typed, seats) => {
  const { table } = await shippedTable();
  expect(ask(table, `program=${encodeURIComponent(typed)}`).total).toBe(seats);
});

test("each programme is in a branch", async () => {
  const { table } = await shippedTable();
  expect(table.programs.filter(({ branches }) => branches === 0)).toEqual([]);
});

test("a word that was read as another is named, and one that is in no name with what is near", async () => {
  const { table } = await shippedTable();
  const read = ask(table, "institute=warngal").readAs;
  expect(read).toEqual([{ typed: "warngal", meant: "warangal" }]);
  expect(ask(table, "institute=nit+calicut+xyz").hints).toEqual([
    { of: "institute", words: "xyz", near: ["NIT Calicut"] },
  ]);
});

function ask(table: RankTable, asked: string) {
  const reading = readForm(closingRanksForm, new URLSearchParams(asked));
  if (reading.kind !== "submitted") throw new Error(JSON.stringify(reading));
  return answerRanks(table, reading.values, builtInFacts);
}

function nameOf({ institute, program, quota, gender }: Seat): string {
  return `${institute.name} | ${program.name.replace(/ \(.*/, "")} | ${quota}${gender[0]}`;
}
