import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { closingRanksCommand } from "../../scripts/closing-ranks.ts";
import { emptyFolder } from "../support/empty-folder.ts";
import { newDatabase } from "../support/engines.ts";
import { asPage, asTsv, roundLike2025 } from "../support/closing-rank-rounds.ts";
import { runCommand } from "../support/run-command.ts";

const of2025 = ["--year", "2025", "--round", "6"];
const round2025 = await roundLike2025();

async function openCommand() {
  const location = await newDatabase("sqlite");
  return (...words: readonly string[]) => runCommand(location, closingRanksCommand, words);
}

function fileOf(content: string): string {
  const path = join(emptyFolder(), "round.html");
  writeFileSync(path, content);
  return path;
}

test("shows what a file says, and takes it in", async () => {
  const ranks = await openCommand();
  const path = fileOf(asPage(round2025));
  const dry = await ranks("import", path, "--dry-run");
  expect(dry).toMatchObject({ code: 0, errors: "" });
  expect(dry.output).toContain(
    "2025, round 6: 11261 rows, 121 institutes, 186 rows with preparatory ranks.",
  );
  expect(dry.output).toContain("Compared with 2024, round 5: 11261 rows");
  expect(dry.output).toContain("Nothing was stored.");
  const imported = await ranks("import", path);
  expect(imported.output).toMatch(/Round 6 of 2025 is in force now \([\w-]{36}\)/);
});

test("what is refused or asked is said in lines, and nothing is stored until it is confirmed", async () => {
  const ranks = await openCommand();
  const tsv = asTsv(round2025);
  const cut = await ranks("import", fileOf(tsv.slice(0, tsv.length / 2)), ...of2025);
  expect(cut).toMatchObject({ code: 1, errors: "" });
  expect(cut.output).toMatch(/Refused: 5,78\d rows are 49 % fewer/);
  expect(cut.output).toContain("Nothing was stored. Save the page again");
  const name = "Indian Institute of Technology Alappuzha";
  const path = fileOf(tsv.replaceAll("Indian Institute of Technology Bhubaneswar", name));
  const asked = await ranks("import", path, ...of2025);
  expect(asked).toMatchObject({ code: 1 });
  expect(asked.output).toContain(`Asked: “${name}” is unknown.`);
  expect(asked.output).toContain("repeat the command with --confirm");
  expect(await ranks("import", path, ...of2025, "--confirm")).toMatchObject({ code: 0 });
});

test("what cannot be read or is not understood is said in a sentence", async () => {
  const ranks = await openCommand();
  const missing = join(emptyFolder(), "round.html");
  const unsaid = await ranks("import", fileOf(asTsv(round2025)), "--year", "2025");
  expect(unsaid).toMatchObject({ code: 1, output: "" });
  expect(unsaid.errors).toContain("say both, as with --year 2025 --round 6.");
  const unread = await ranks("import", missing, ...of2025);
  expect(unread).toMatchObject({ code: 1, output: "" });
  expect(unread.errors).toContain(`${missing} cannot be read`);
  const unknown = await ranks("import", missing, "--year", "25");
  expect(unknown).toMatchObject({ code: 2, output: "" });
  expect(unknown.errors).toContain("--year has to be a year");
  expect(unknown.errors).toContain("npm run ranks -- import FILE");
});
