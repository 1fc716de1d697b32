import { expect, test } from "vitest";
import type {
  ClosingRank,
  RankRound,
  RoundNumber,
} from "../../domain/closing-ranks/closing-rank.ts";
import { readRound } from "../../domain/closing-ranks/read-round.ts";
import { roundNumberOf, validateRound } from "../../domain/closing-ranks/validate-round.ts";
import {
  asCsv,
  asPage,
  asTsv,
  roundLike2025,
  shippedTable,
} from "../support/closing-rank-rounds.ts";

const whole = await roundLike2025();
const few = { ...whole, rows: whole.rows.slice(0, 40) };
const [head = "", ...lines] = asCsv(few).trimEnd().split("\n");
const pageHeads = `<table><tr>${head.replaceAll(/[^,]+,?/g, (cell) => `<td>${cell.replace(",", "")}`)}`;

function csv(rows: readonly string[] = lines): string {
  return [head, ...rows, ""].join("\n");
}

/** The table with one of its lines changed. */
function changed(index: number, from: string | RegExp, to: string): string {
  return csv(lines.map((line, at) => (at === index ? line.replace(from, to) : line)));
}

function repeated(words: string, before = ""): Buffer {
  return Buffer.concat([Buffer.from(before), Buffer.alloc(1024 * 1024, words)]);
}

async function rowsOf(file: string | Buffer) {
  const written = await readRound(Buffer.from(file));
  if (!written.ok) throw new Error(written.failure.message);
  return written.value.rows.map((row) => ({ ...row, year: "", round: "" }));
}

test.each<[form: string, file: string]>([
  ["with tabs", asTsv(few)],
  ["with semicolons", asTsv(few).replaceAll("\t", ";")],
  ["as a saved page", asPage(few)],
  ["with a byte order mark and line ends of Windows", `\u{feff}${csv().replaceAll("\n", "\r\n")}`],
])("a table %s says the same as CSV", async (_form, file) => {
  expect(await rowsOf(file)).toEqual(await rowsOf(csv()));
});

test("a page is read where its tags are not closed, and says by its lists which round it is", async () => {
  const cells = "<tr><td>A&#38;B<td>C<br>D<td>AI<td>OPEN<td>Gender-Neutral<td><b>1</b>2<td>34";
  expect(await rowsOf(`${pageHeads}${cells}<td>2025<td>6</TABLE>`)).toMatchObject([
    { number: 2, institute: "A&B", program: "C D", opening: "12", closing: "34" },
  ]);
  const page = await readRound(Buffer.from(asPage(few)));
  const unstated = { year: null, round: null };
  expect(page.ok && roundNumberOf(page.value, unstated)).toEqual({ year: 2025, round: 6 });
});

test.each<[kind: string, file: string | Buffer, reason: string]>([
  ["a workbook", "PK\u0003\u0004\u0014", "save it as CSV"],
  ["a picture", repeated("\u0089PNG"), "Webpage, HTML only"],
  ["a table without a column", csv().replace(",Closing Rank", ""), "no column “Closing Rank”"],
  ["a page without a column", asPage(few).replace("Quota", "Kind"), "no column “Quota”"],
  ["two tables", `${pageHeads}</table>${pageHeads}</table>`, "2 tables"],
  ["columns without end", repeated(",a", `${head}\n`), "more than 40 cells"],
  ["a quotation mark that is not closed", repeated("a,", `${head}\n"`), "quotation mark"],
  ["rows without end", repeated("a,b\n", `${head}\n`), "more than 40000 rows"],
  ["a cell of a page without end", repeated("a", `${pageHeads}<tr><td>`), "1000 characters"],
  ["cells of a page without end", repeated("<td>a", `${pageHeads}<tr>`), "more than 40 cells"],
])("whoever hands in %s is told why it is refused", async (_kind, file, reason) => {
  expect(await readRound(Buffer.from(file))).toMatchObject({
    failure: { kind: "unacceptable", message: expect.stringContaining(reason) as string },
  });
});

test.each<[fault: string, file: string, reason: string, rows: number[]]>([
  ["a decimal point", changed(5, /,(\d+),2025/, ",17.0,2025"), "“17.0” is no closing rank", [7]],
  ["ranks the wrong way round", changed(5, /,\d+,\d+,2025/, ",9,8,2025"), "comes after", [7]],
  ["an unknown quota", changed(7, ",AI,", ",XX,"), "“XX” is no quota", [9]],
  ["no institute", changed(3, /^[^,]*/, ""), "Institute or programme is empty", [5]],
  ["too few cells", changed(7, /,\d+,2025,6/, ""), "more or fewer cells", [9]],
  ["the row of another year", changed(7, ",2025,6", ",2024,6"), "Year says “2024”", [9]],
  ["seats that stand twice", csv([...lines, lines[3] ?? ""]), "in the table twice", [42]],
  ["a seat spelled twice", csv([...lines, lines[3]?.replace(" ", "  ") ?? ""]), "twice", [42]],
  ["no rows", csv([]), "The table has no rows", []],
  ["a page that was cut", asPage(few).slice(0, -200), "not saved whole", []],
  ["a page of another year", asPage({ ...few, year: 2024 }), "of 2024, not of 2025", []],
])("a table with %s is refused by row and reason", async (_fault, file, reason, rows) => {
  const { findings } = await validate(file, { before: null });
  const found = findings.find((one) => one.reason.includes(reason));
  expect(found).toMatchObject({ kind: "refused", rows });
});

type Change = (rows: readonly ClosingRank[]) => readonly ClosingRank[];

const bhubaneswar = "Indian Institute of Technology Bhubaneswar";
const newName = "Indian Institute of Technology Alappuzha";

const unmarked: Change = (rows) =>
  rows.map((row) => ({
    ...row,
    opening: { ...row.opening, isPreparatory: false },
    closing: { ...row.closing, isPreparatory: false },
  }));
const renamed: Change = (rows) =>
  rows.map((row) => (row.institute === bhubaneswar ? { ...row, institute: newName } : row));

test.each<[fault: string, change: Change, kind: "refused" | "asked", reason: string]>([
  ["three quarters lost", (rows) => rows.filter((_, at) => at % 4 === 0), "refused", "75 % fewer"],
  ["no P", unmarked, "refused", "mark of the preparatory lists was stripped"],
  [
    "an institute lost",
    (rows) => rows.filter((row) => row.institute !== bhubaneswar),
    "asked",
    "has none here",
  ],
  ["a new institute", renamed, "asked", `“${newName}” is unknown`],
])("a whole round with %s is found by the round before", async (_fault, change, kind, reason) => {
  const { findings } = await validate(asCsv({ ...whole, rows: change(whole.rows) }));
  expect(findings).toContainEqual(
    expect.objectContaining({ kind, reason: expect.stringContaining(reason) as string }),
  );
});

test("whole rounds of real years have no finding but their new institutes", async () => {
  expect((await validate(asCsv(whole))).findings).toEqual([]);
  const { rounds } = await shippedTable();
  for (const [index, round] of rounds.slice(1).entries()) {
    const { findings } = await validate(asCsv(round), { ...round, before: rounds[index] ?? null });
    expect(findings.filter(({ reason }) => !/unknown|has none here/.test(reason))).toEqual([]);
  }
});

test.each<[place: string, number: RoundNumber, reason: string]>([
  ["that has not come", { year: 2027, round: 6 }, "2027 has not come yet"],
  ["earlier than the one in force", { year: 2024, round: 4 }, "round 4 would take its place"],
  ["that is there already", { year: 2024, round: 5 }, "would take its place"],
])("a round %s is found", async (_place, number, reason) => {
  const { rounds } = await shippedTable();
  const last = rounds.at(-1) ?? whole;
  const context = { ...number, inForce: [{ year: 2024, round: 5 }] };
  const { findings } = await validate(asCsv({ ...last, ...number }), context);
  expect(findings.map((one) => one.reason).join("\n")).toContain(reason);
});

async function validate(
  file: string,
  context: Partial<RoundNumber & { before: RankRound | null; inForce: RoundNumber[] }> = {},
) {
  const written = await readRound(Buffer.from(file));
  if (!written.ok) throw new Error(written.failure.message);
  const { rounds } = await shippedTable();
  return validateRound(written.value, {
    year: 2025,
    round: 6,
    present: 2026,
    inForce: [],
    before: rounds.at(-1) ?? null,
    ...context,
  });
}
