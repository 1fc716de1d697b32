import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import type { DatabaseLocation } from "../../database/open-database.ts";
import { closingRanksCommand } from "../../scripts/closing-ranks.ts";
import { emptyFolder } from "../support/empty-folder.ts";
import { newDatabase } from "../support/engines.ts";
import { asCsv, asPage, asTsv, roundLike2025 } from "../support/closing-rank-rounds.ts";
import { runCommand } from "../support/run-command.ts";

const of2025 = ["--year", "2025", "--round", "6"];

function fileOf(content: string | Uint8Array, name = "round.html"): string {
  const path = join(emptyFolder(), name);
  writeFileSync(path, content);
  return path;
}

function ranksOn(location: DatabaseLocation) {
  return (...words: readonly string[]) => runCommand(location, closingRanksCommand, words);
}

test("shows what a file says, takes it in, lists it and takes it back", async () => {
  const location = await newDatabase("sqlite");
  const ranks = ranksOn(location);
  const path = fileOf(asPage(await roundLike2025()));
  const dry = await ranks("import", path, "--dry-run");
  expect(dry).toMatchObject({ code: 0, errors: "" });
  expect(dry.output).toContain(
    "2025, round 6: 11261 rows, 121 institutes, 186 rows with preparatory ranks.",
  );
  expect(dry.output).toContain("Compared with 2024, round 5: 11261 rows");
  expect(dry.output).toContain("Nothing was stored.");
  const imported = await ranks("import", path, "--source", "https://josaa.nic.in");
  expect(imported.output).toMatch(/Round 6 of 2025 is in force now \([\w-]{36}\)/);
  const listed = await ranks("list");
  expect(listed.output.split("\n").map((line) => line.slice(0, 13))).toEqual([
    ...["2025, round 6", "2024, round 5", "2023, round 6", "2022, round 6", ""],
  ]);
  const id = /id ([\w-]{36})/.exec(listed.output)?.[1] ?? "";
  const reason = ["--reason", "It was the wrong file."];
  expect(await ranks("withdraw", id, ...reason)).toMatchObject({
    code: 0,
    output: "Round 6 of 2025 is withdrawn.\n",
  });
  expect((await ranks("list")).output).toContain("2025, round 6: 11261 rows, withdrawn on");
});

test("what is refused or asked is said in lines, and nothing is stored until it is confirmed", async () => {
  const ranks = ranksOn(await newDatabase("sqlite"));
  const tsv = asTsv(await roundLike2025());
  const cut = await ranks("import", fileOf(tsv.slice(0, tsv.length / 2)), ...of2025);
  expect(cut).toMatchObject({ code: 1, errors: "" });
  expect(cut.output).toContain("Refused: 5");
  expect(cut.output).toContain("Nothing was stored. Save the page again");
  const name = "Indian Institute of Technology Alappuzha";
  const renamed = tsv.replaceAll("Indian Institute of Technology Bhubaneswar", name);
  const path = fileOf(renamed, "round.txt");
  const asked = await ranks("import", path, ...of2025);
  expect(asked).toMatchObject({ code: 1 });
  expect(asked.output).toContain(`Asked: “${name}” is unknown.`);
  expect(asked.output).toContain("repeat the command with --confirm");
  expect(await ranks("import", path, ...of2025, "--confirm")).toMatchObject({ code: 0 });
});

test("the rows of a file say which round it is, and whoever says otherwise is refused", async () => {
  const ranks = ranksOn(await newDatabase("sqlite"));
  const path = fileOf(asCsv(await roundLike2025()), "round.csv");
  const dry = await ranks("import", path, "--dry-run");
  expect(dry).toMatchObject({
    code: 0,
    output: expect.stringContaining("2025, round 6") as string,
  });
  const otherwise = await ranks("import", path, "--year", "2024");
  expect(otherwise).toMatchObject({ code: 1 });
  expect(otherwise.output).toContain("Refused: The column Year says “2025”, not 2024.");
  const unsaid = await ranks("import", fileOf(asTsv(await roundLike2025())), "--year", "2025");
  expect(unsaid).toMatchObject({ code: 1, output: "" });
  expect(unsaid.errors).toContain("say both, as with --year 2025 --round 6.");
});

test("what cannot be done is said in one sentence with what to do", async () => {
  const ranks = ranksOn(await newDatabase("sqlite"));
  const folder = emptyFolder();
  const missing = join(folder, "round.html");
  const failures: readonly (readonly [words: readonly string[], says: string])[] = [
    [["import", fileOf("nothing of the kind"), ...of2025], "once its table is there save the page"],
    [["import", missing, ...of2025], `There is no file ${missing}`],
    [["import", folder, ...of2025], `${folder} is a folder: name the file in it.`],
    [["withdraw", "x", "--reason", "y"], "npm run ranks -- list shows what there is."],
  ];
  for (const [words, says] of failures) {
    const said = await ranks(...words);
    expect(said).toMatchObject({ code: 1, output: "" });
    expect(said.errors).toContain(says);
    expect(said.errors.trim().split("\n")).toHaveLength(1);
  }
});

test("what is not understood is named before the usage, which --help prints alone", async () => {
  const ranks = ranksOn(await newDatabase("sqlite"));
  const unknown: readonly (readonly [words: readonly string[], says: string])[] = [
    [["import", "round.html", "--year", "25"], "--year has to be a year"],
    [["withdraw", "x"], "--reason has to say"],
    [["list", "--dryrun"], "Unknown option '--dryrun'.\n"],
  ];
  for (const [words, says] of unknown) {
    const said = await ranks(...words);
    expect(said).toMatchObject({ code: 2, output: "" });
    expect(said.errors).toContain(says);
    expect(said.errors).toContain("npm run ranks -- import FILE");
  }
  const help = await ranks("--help");
  expect(help).toMatchObject({ code: 0, errors: "" });
  expect(help.output).toContain("--dry-run");
});
