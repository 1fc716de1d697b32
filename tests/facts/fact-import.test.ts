import { expect, test } from "vitest";
import { factFileOf, readFactFile, type FactFile } from "../../domain/facts/fact-file.ts";
import { importFacts, type ImportOptions } from "../../scripts/facts.ts";
import { openPublishing, type Publishing } from "../support/publishing.ts";
import { onEitherEngine } from "../support/tier.ts";

const by = "office@example.com";
const shown: ImportOptions = {
  ...{ by: null, isConfirmed: false, isMinor: false, alone: undefined },
  ...{ reason: undefined, publicNote: undefined, validFrom: undefined },
};
const applied: ImportOptions = { ...shown, by, isConfirmed: true };
const approved: ImportOptions = { ...applied, alone: "I have read the notice." };

const smallerPaper2B = {
  "paper2b.maths": { kind: "questions-and-marks", questions: 25, marks: 100 },
  "paper2b.questions": { kind: "number", amount: 100, unit: "questions" },
};

/** A file of the site's records with other values, checked on the site's day. */
function edited({ facts }: Publishing, values: Readonly<Record<string, unknown>>): FactFile {
  const document = factFileOf(facts.current(), new Date());
  const changed = document.facts.flatMap((fact) =>
    fact.id in values ? [{ ...fact, value: values[fact.id], checkedOn: "2026-01-20" }] : [],
  );
  return { ...document, facts: changed };
}

function take({ facts }: Publishing, document: FactFile, options: ImportOptions) {
  return importFacts({ facts, document, path: "facts.json", options });
}

onEitherEngine("a file of exam facts", (openTestDatabase) => {
  test("changes nothing on the site that wrote it", async () => {
    const site = openPublishing(await openTestDatabase());
    const written = JSON.stringify(factFileOf(site.facts.current(), new Date()));
    const read = readFactFile(written);
    if (!read.ok) throw new Error(read.failure.message);
    expect(await take(site, read.value, approved)).toContain("Nothing would change.");
  });

  test("is one change, which is shown, waits, and is approved with a sentence", async () => {
    const site = openPublishing(await openTestDatabase());
    const document = edited(site, smallerPaper2B);
    expect(await take(site, document, shown)).toContain("2 records would change:");
    await expect(take(site, document, { ...applied, isConfirmed: false })).rejects.toThrow(
      "Please confirm first:",
    );
    expect(await take(site, document, applied)).toContain("It waits for approval on the desk");
    expect(site.facts.current().version).toBe(0);
    expect(await take(site, document, approved)).toContain("It was approved, and holds from ");
    expect(site.facts.current().version).toBe(2);
    expect(site.facts.current().fact("paper2b.questions").value).toEqual(
      smallerPaper2B["paper2b.questions"],
    );
  });

  test("is taken over as a whole or not at all", async () => {
    const site = openPublishing(await openTestDatabase());
    const fee = { "key.challenge_fee": { kind: "money", rupees: 250 } };
    const half = { "paper2b.maths": smallerPaper2B["paper2b.maths"] };
    await expect(take(site, edited(site, { ...fee, ...half }), approved)).rejects.toThrow(
      "which makes 100, not 105",
    );
    const wrong = { "date.s1.result": { kind: "date", day: "2026-02-30" } };
    await expect(take(site, edited(site, { ...fee, ...wrong }), approved)).rejects.toThrow(
      "has to be a day of the calendar",
    );
    expect(site.facts.current().version).toBe(0);
    const listed = await site.facts.list("", { email: by });
    expect(listed).toMatchObject({ value: { waiting: [] } });
  });
});

test.each([
  ["no JSON", "id,value"],
  ["another document", "{}"],
  ["a newer format", `{"format":"exam-facts","version":2,"edition":"2026"}`],
  [
    "no records",
    `{"format":"exam-facts","version":1,"edition":"2026","exportedAt":"2026-01-20T10:00:00Z","facts":[]}`,
  ],
  [
    "half a record",
    `{"format":"exam-facts","version":1,"edition":"2026","exportedAt":"2026-01-20T10:00:00Z","facts":[{"id":"a"}]}`,
  ],
])("a file with %s is refused with a sentence", (_what, text) => {
  expect(readFactFile(text)).toMatchObject({
    ok: false,
    failure: { message: expect.stringMatching(/^(This is no|The file of) .+\.$/) as string },
  });
});
