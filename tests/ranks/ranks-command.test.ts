import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import type { DatabaseLocation } from "../../database/open-database.ts";
import { openDatabase } from "../../database/open-database.ts";
import { emptyFolder } from "../support/empty-folder.ts";
import { newDatabase } from "../support/engines.ts";
import { asPage, asTsv, openRanks, roundLike2025 } from "../support/rank-rounds.ts";
import { runScript } from "../support/run-script.ts";
import { onEitherEngine } from "../support/tier.ts";

const of2025 = ["--year", "2025", "--round", "6"];

function fileOf(content: string | Uint8Array, name = "round.html"): string {
  const path = join(emptyFolder(), name);
  writeFileSync(path, content);
  return path;
}

function ranksOn(location: DatabaseLocation) {
  return (...words: readonly string[]) => runScript(location, "ranks", words);
}

onEitherEngine("the command for closing ranks", (_, engine) => {
  test("shows what a file says, takes it in, lists it and takes it back", async () => {
    const location = await newDatabase(engine);
    const ranks = ranksOn(location);
    const path = fileOf(asPage(await roundLike2025()));
    const dry = await ranks("import", path, ...of2025, "--dry-run");
    expect(dry).toMatchObject({ code: 0, errors: "" });
    expect(dry.output).toContain(
      "2025, round 6: 11261 rows, 121 institutes, 186 rows with preparatory ranks.",
    );
    expect(dry.output).toContain("Compared with 2024, round 5: 11261 rows");
    expect(dry.output).toContain("Nothing was stored.");
    const imported = await ranks("import", path, ...of2025, "--source", "https://josaa.nic.in");
    expect(imported.output).toMatch(/Round 6 of 2025 is in force now \([\w-]{36}\)/);
    const listed = await ranks("list");
    expect(listed.output.split("\n").map((line) => line.slice(0, 13))).toEqual([
      ...["2025, round 6", "2024, round 5", "2023, round 6", "2022, round 6", ""],
    ]);
    const id = /id ([\w-]{36})/.exec(listed.output)?.[1] ?? "";
    const reason = ["--reason", "It was the wrong file."];
    expect(await ranks("withdraw", id, ...reason)).toMatchObject({
      ...{ code: 0, output: "Round 6 of 2025 is withdrawn.\n" },
    });
    const database = await openDatabase(location);
    expect((await openRanks(database).inForce()).rounds).toHaveLength(3);
    await database.close();
  });
});

test("what is refused or asked is said in lines, and nothing is stored until it is confirmed", async () => {
  const ranks = ranksOn(await newDatabase("sqlite"));
  const tsv = asTsv(await roundLike2025());
  const cut = await ranks("import", fileOf(tsv.slice(0, tsv.length / 2)), ...of2025);
  expect(cut).toMatchObject({ code: 1, errors: "" });
  expect(cut.output).toContain("Refused: 5");
  expect(cut.output).toContain("Nothing was stored: the file has to be put right first.");
  const name = "Indian Institute of Technology Alappuzha";
  const renamed = tsv.replaceAll("Indian Institute of Technology Bhubaneswar", name);
  // As a spreadsheet writes Unicode text.
  const path = fileOf(Buffer.from(`\u{feff}${renamed}`, "utf16le"), "round.txt");
  const asked = await ranks("import", path, ...of2025);
  expect(asked.output).toContain(`To confirm: --confirm "${name}"`);
  const old = ["--confirm", "Indian Institute of Technology Bhubaneswar"];
  const done = await ranks("import", path, ...of2025, "--confirm", name, ...old);
  expect(done).toMatchObject({ code: 0 });
});

test("what cannot be done is said in one sentence, unknown words are answered with the usage", async () => {
  const ranks = ranksOn(await newDatabase("sqlite"));
  const path = fileOf("nothing of the kind");
  expect(await ranks("import", path, ...of2025)).toMatchObject({ code: 1, output: "" });
  const unknown = [
    ["import", path],
    ["withdraw", "x"],
  ];
  for (const words of unknown)
    expect(await ranks(...words)).toMatchObject({
      ...{ code: 2, errors: expect.stringContaining("npm run ranks -- import FILE") as string },
    });
});
