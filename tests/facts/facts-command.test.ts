import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { z } from "zod";
import { builtInFacts } from "../../content/facts/snapshot.ts";
import type { DatabaseLocation } from "../../database/open-database.ts";
import { adminCommand } from "../../scripts/admin.ts";
import { factsCommand } from "../../scripts/facts.ts";
import { newDatabase } from "../support/engines.ts";
import { runCommand } from "../support/run-command.ts";
import { emptyFolder } from "../support/empty-folder.ts";
import { onEitherEngine } from "../support/tier.ts";

const email = "office@example.com";

const documentSchema = z.looseObject({
  facts: z.array(z.looseObject({ id: z.string(), value: z.unknown() })),
});

/** The command on a new database that has an admin, and a file that it exported. */
async function withExport(location: DatabaseLocation) {
  const facts = (words: readonly string[]) => runCommand(location, factsCommand, words);
  await runCommand(location, adminCommand, ["create", email]);
  await runCommand(location, adminCommand, ["grant", email]);
  const path = join(emptyFolder(), "facts.json");
  const said = await facts(["export", path]);
  /** Writes a file of these records with other values. */
  const edited = (values: Readonly<Record<string, unknown>>) => {
    const document = documentSchema.parse(JSON.parse(readFileSync(path, "utf8")));
    const changed = document.facts.flatMap((fact) =>
      Object.hasOwn(values, fact.id) ? [{ ...fact, value: values[fact.id] }] : [],
    );
    const editedPath = join(emptyFolder(), "edited.json");
    writeFileSync(editedPath, JSON.stringify({ ...document, facts: changed }));
    return editedPath;
  };
  return { facts, path, said, edited };
}

const maths = { kind: "questions-and-marks", questions: 25, marks: 100 };
const questions = { kind: "number", amount: 100, unit: "questions" };
const noDay = { kind: "date", day: "2026-02-30" };
const fee = (rupees: number) => ({ kind: "money", rupees, per: "per question" });
const moreFee = { "key.challenge_fee": fee(250) };

onEitherEngine("the command for exam facts", (_, engine) => {
  test("exports all records, and shows what an edited file would change", async () => {
    const { facts, path, said, edited } = await withExport(await newDatabase(engine));
    expect(said).toMatchObject({
      code: 0,
      output: `${builtInFacts.all.length} records of 2026 are in ${path}.\n`,
    });
    const file = edited({ "key.challenge_fee": fee(500) });
    const dry = await facts(["import", file, "--dry-run"]);
    expect(dry).toMatchObject({ code: 0, errors: "" });
    expect(dry.output).toContain("₹200 per question → ₹500 per question");
    expect(dry.output).toContain("Nothing was stored.");
    expect((await facts(["import", path])).output).toContain("Nothing would change.");
  });

  test("takes a file over as one change, which is asked about and waits, or not at all", async () => {
    const { facts, edited } = await withExport(await newDatabase(engine));
    const apply = ["--apply", email];
    for (const [values, says] of [
      [{ ...moreFee, "paper2b.maths": maths }, "which makes 100, not 105"],
      [{ ...moreFee, "date.s1.result": noDay }, "has to be a day of the calendar"],
    ] as const) {
      const { code, errors } = await facts(["import", edited(values), ...apply, "--yes"]);
      expect([code, errors]).toEqual([1, expect.stringContaining(says) as string]);
    }
    const both = edited({ "paper2b.maths": maths, "paper2b.questions": questions });
    expect((await facts(["import", both])).output).toContain("2 records would change:");
    expect((await facts(["import", both, ...apply])).errors).toContain("Please confirm first:");
    const waiting = await facts(["import", both, ...apply, "--yes"]);
    expect(waiting.output).toContain("It waits for approval on the desk");
    expect((await facts(["import", both])).output).toContain("2 records would change:");
  });
});

test("what cannot be done is said in one sentence, unknown words are answered with the usage", async () => {
  const { facts, path } = await withExport(await newDatabase("sqlite"));
  for (const words of [
    ["export", path],
    ["import", path, "--apply", "nobody@example.com"],
  ]) {
    const { code, output, errors } = await facts(words);
    expect({ code, output }).toEqual({ code: 1, output: "" });
    expect(errors).toMatch(/^[^\n]+\.\n$/);
  }
  for (const words of [
    ["import", path, "--now"],
    ["import", path, "--edition", "2026"],
    ["import", path, "--dry-run", "--apply", email],
  ]) {
    const { code, errors } = await facts(words);
    expect(code).toBe(2);
    expect(errors).toContain("npm run facts -- import FILE");
  }
  const { errors } = await facts(["import", path, "--now"]);
  expect(errors).toMatch(/^Unknown option '--now'\.\n\n/);
});
