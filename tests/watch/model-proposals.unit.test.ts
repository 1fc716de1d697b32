import { expect, test } from "vitest";
import { builtInFacts } from "../../content/facts/snapshot.ts";
import { succeed } from "../../domain/shared/result.ts";
import { askModel } from "../../domain/watch/reading/model-proposals.ts";

const line = "the forms close on 4 December 2026";

const reading = {
  text: { title: "JEE (Main) 2027", blocks: [] },
  isFile: false,
  keptShare: 1,
  ticking: [],
  differences: [{ before: null, after: `Session 1: ${line}, and 5 cities can be chosen.` }],
  isTicking: false,
  records: ["date.s1.registration_closes", "date.s1.result"],
  proposals: [],
  newFiles: [],
};

/** What is proposed when a model answers with this line for this record. */
const proposedFor = (factId: string, said: string) =>
  askModel(reading, builtInFacts, {
    pageValues: () => Promise.resolve(succeed({ lines: [{ factId, line: said }], usage: null })),
  });

test("a model's line counts when it stands in the change word for word, with the value that we read in it", async () => {
  expect(await proposedFor("date.s1.registration_closes", line)).toMatchObject([
    {
      ...{ factId: "date.s1.registration_closes", edition: "2027", quotedLine: line, by: "model" },
      value: { kind: "date", day: "2026-12-04" },
    },
  ]);
});

test.each([
  [
    "a line that the page does not have",
    "date.s1.registration_closes",
    "closes on 9 December 2026",
  ],
  ["a record that was not named", "fee.sc_st_pwd.one_paper", line],
  ["a line without a value of the record's kind", "date.s1.result", "5 cities can be chosen"],
  ["a day far from the record's own", "date.s1.result", line],
])("a model's answer with %s is nothing", async (_what, factId, said) => {
  expect(await proposedFor(factId, said)).toEqual([]);
});
