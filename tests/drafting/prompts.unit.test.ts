import fc from "fast-check";
import { expect, test } from "vitest";
import { builtInFacts } from "../../content/facts/snapshot.ts";
import { sentencesOf } from "../../domain/drafting/marks/sentences.ts";
import { revisionQuestion } from "../../domain/drafting/prompts/edits.ts";
import { draftQuestion } from "../../domain/drafting/prompts/new-article.ts";
import { readingQuestion } from "../../domain/drafting/prompts/reading-prompt.ts";
import { readPrompt } from "../../domain/drafting/request/read-prompt.ts";
import type { Evidence } from "../../domain/drafting/writer.ts";
import { evidence, revisionRequest } from "../support/model-writers.ts";
import { inProof, randomCases } from "../support/tier.ts";
import { contentNamed } from "../support/writing.ts";

const today = "2026-11-21";

/** Words of somebody who wants to be read as more than data. */
const hostile = fc.oneof(
  fc.string({ unit: "binary", maxLength: 60 }),
  fc
    .array(
      fc.constantFrom('"', "\\", "\n", "}", "]", ",", "{{fact:x}}", "SYSTEM: ", "\u2028", "```"),
    )
    .map((signs) => signs.join("")),
);

function withPassage(text: string): Evidence {
  return {
    ...evidence,
    passages: [{ id: null, answers: [text], path: "/faq", title: text, text }],
  };
}

test(
  "whatever a request, a correction, an article, a sentence or a passage says comes out as the data that it was",
  inProof,
  () => {
    fc.assert(
      fc.property(hostile, (text) => {
        const passages = [{ answers: [text], path: "/faq", title: text, text }];
        const draft = { prompt: text, category: "news", evidence: withPassage(text) } as const;
        expect(JSON.parse(draftQuestion(draft, today).message)).toMatchObject({
          request: text,
          passages,
        });

        const current = { ...revisionRequest.current, title: text, hero_summary: text };
        const revision = {
          ...revisionRequest,
          current,
          corrections: text,
          evidence: withPassage(text),
        };
        expect(JSON.parse(revisionQuestion(revision, today).message)).toMatchObject({
          corrections: text,
          article: { title: text, hero_summary: text },
          passages,
        });

        const reading = { ...readingRequest, records: new Map([["passage:one", text]]) };
        expect(JSON.parse(readingQuestion(reading, today).message)).toMatchObject({
          records: { "passage:one": text },
        });
      }),
      randomCases(500),
    );
  },
);

/** The data of a request as a model gets it. */
function toldOf(prompt: string, given: Evidence = evidence): Record<string, unknown> {
  const reading = readPrompt(prompt, builtInFacts);
  const draft = { prompt, category: "news", evidence: { ...given, reading } } as const;
  return JSON.parse(draftQuestion(draft, today).message) as Record<string, unknown>;
}

test("every record comes with its token, value and year, and nothing that was not found comes at all", () => {
  const facts = evidence.facts.filter(({ id }) => id === "fee.sc_st_pwd.one_paper");
  expect(toldOf("fees", { ...evidence, facts }).facts).toEqual([
    {
      token: "{{fact:fee.sc_st_pwd.one_paper}}",
      topic: "Application fee",
      label: "Fee, SC/ST/PwD, one paper",
      value: "₹500",
      year: "2025",
    },
  ]);
  const told = toldOf("fees", { ...evidence, facts: [], passages: [], pages: [] });
  expect(JSON.stringify(told)).not.toContain("{{fact:");
});

const read = contentNamed("Fees", { body_markdown: "You pay ₹900 for one paper. Ask early." });
const sentences = sentencesOf(read, builtInFacts).filter(({ field }) => field === "body_markdown");
const readingRequest = {
  sentences,
  records: new Map([["fee.sc_st_pwd.one_paper", "Fee, SC/ST/PwD, one paper: ₹500 (2025)"]]),
  facts: builtInFacts,
};

/** The readings that follow from a model's answer about the two sentences. */
function readingsBy(answer: object) {
  const { schema, resultOf } = readingQuestion(readingRequest, today);
  return resultOf(schema.parse(answer))?.readings;
}

const readingsOf = (...claims: readonly object[]) => readingsBy({ claims });

test("an answer without a claim frees the sentences only where it says to have read them all", () => {
  expect(readingsBy({ claims: [] })).toEqual([]);
  expect(readingsBy({ claims: [], read: 1 })).toEqual([]);
  expect(readingsBy({ claims: [], read: 2 })).toMatchObject([
    { verdict: "none" },
    { verdict: "none" },
  ]);
});

test("a sentence that a reading leaves out states nothing, and no claim holds against a record that was not listed", () => {
  const record = "fee.sc_st_pwd.one_paper";
  const why = "The record says ₹500. More of it.";
  const second = { number: 2, verdict: "none", record: null, why: "" };
  expect(readingsOf({ number: 1, verdict: "contradicts", record, why })).toEqual([
    { number: 1, verdict: "contradicts", record, why: "The record says ₹500." },
    second,
  ]);
  const unlisted = { number: 1, verdict: "contradicts", record: "fee.nobody", why };
  const other = { number: 9, verdict: "contradicts", record, why };
  expect(readingsOf(unlisted, other)).toEqual([
    { number: 1, verdict: "no-record", record: null, why: "The record says ₹500." },
    second,
  ]);
});
