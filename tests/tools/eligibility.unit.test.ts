import { describe, expect, test } from "vitest";
import { z } from "zod";
import type { Fact } from "../../content/facts/index.ts";
import { builtInFacts } from "../../content/facts/snapshot.ts";
import { isExamOver } from "../../app/season/what-now.ts";
import { eligibilityForm, allMet } from "../../app/tools/eligibility-rules.ts";
import { eligibilityHeadline, eligibilityOf } from "../../app/tools/eligibility-tool.ts";
import { readForm } from "../../app/tools/read-form.ts";
import { labelledData } from "../support/labelled-data.ts";

const tablesSchema = z.object({
  /** Shared by many cases, by a word of its own. */
  shorthand: z.record(z.string(), z.string()),
  tables: z.record(z.string(), z.array(z.array(z.string()))),
});

type EligibilityCase = {
  readonly who: string;
  /** The address that they ask at, without its path. */
  readonly asks: string;
  readonly told: readonly string[];
};

/** Written before the tool, by hand from the records of 2026 as the site ships them: the cases by what they are about. */
function eligibilityCases(name: string): Readonly<Record<string, EligibilityCase[]>> {
  const { shorthand, tables } = labelledData(`tools/cases/${name}`, tablesSchema);
  const cases = Object.entries(tables).map(([about, rows]) => [
    about,
    rows.map(([who = "", filled = "", ...told]) => {
      const asks = filled.split(" ").map((part) => shorthand[part] ?? part);
      return { who, asks: asks.join("&"), told };
    }),
  ]);
  return Object.fromEntries(cases) as Record<string, EligibilityCase[]>;
}

const beforeTheExam = "2026-01-10";
const judgements = eligibilityCases("eligibility");
const headlines = eligibilityCases("eligibility-headlines");

function judged(asks: string, today = beforeTheExam) {
  const reading = readForm(eligibilityForm, new URLSearchParams(asks));
  if (reading.kind !== "submitted") throw new Error(`${asks}: ${JSON.stringify(reading)}`);
  return eligibilityOf(reading.values, builtInFacts, today);
}

/** As it stands in `expected`, such as `write met, seat open`. */
function verdictsOf(asks: string, expected: string): string {
  const { papers, write, seat } = judged(asks);
  const mayWrite = allMet(papers.map((paper) => paper.write));
  const told = new Map<string, string>([
    ["write", mayWrite],
    ["seat", allMet([mayWrite, ...papers.map(({ marks }) => marks)])],
    ...[...write, ...seat].map(({ id, verdict }) => [id, verdict] as const),
  ]);
  const ids = expected.split(", ").map((pair) => pair.replace(/ .*/, ""));
  return ids.map((id) => `${id} ${told.get(id)}`).join(", ");
}

describe.each(Object.entries(judgements))("of %s", (_about, cases) => {
  test.each(cases)("$who", ({ asks, told }) => {
    for (const expected of told.filter((part) => part !== ""))
      expect(verdictsOf(asks, expected)).toBe(expected);
  });
});

describe.each([
  ["before the sessions", beforeTheExam, headlines["before the exam"]],
  ["on the last day of Session 2", "2026-04-08", headlines["before the exam"]],
  ["the day after it", "2026-04-09", headlines["after the exam"]],
  ["in November", "2026-11-23", headlines["after the exam"]],
] as const)("%s", (_when, today, cases) => {
  test.each(cases ?? [])("$who reads first", ({ asks, told: [headline, ofNext = ""] }) => {
    const found = judged(asks, today);
    const { figure, sentence } = eligibilityHeadline(found, builtInFacts);
    const following = found.isOver ? found.papers.map(({ write }) => write) : [""];
    expect({ headline: `${figure} ${sentence}`, following }).toEqual({
      headline,
      following: following.map(() => ofNext),
    });
  });
});

test.each<[string, Partial<Fact>, boolean]>([
  ["is held", {}, true],
  ["is moved to December", { value: { kind: "date", day: "2026-12-05" } }, false],
  ["is only expected", { standing: "expected" }, false],
  ["has lost its days", { standing: "withdrawn" }, false],
])("an exam is over only once each session is held: Session 2 %s", (_what, changed, isOver) => {
  const fact: typeof builtInFacts.fact = (id) =>
    id === "date.s2.exam" ? { ...builtInFacts.fact(id), ...changed } : builtInFacts.fact(id);
  expect(isExamOver("2026-11-23", { ...builtInFacts, fact })).toBe(isOver);
});
