import fc from "fast-check";
import { expect, test } from "vitest";
import { draftQuestion } from "../../domain/drafting/prompts/new-article.ts";
import { repairQuestion, revisionQuestion } from "../../domain/drafting/prompts/edits.ts";
import type { Evidence } from "../../domain/drafting/writer.ts";
import { draftSchema, evidence, revisionRequest } from "../support/model-writers.ts";
import { inProof, randomCases } from "../support/tier.ts";

const today = "2026-11-21";

/** What somebody may write who wants to be read as more than data. */
const hostile = fc.oneof(
  fc.string({ unit: "binary", maxLength: 60 }),
  fc
    .array(
      fc.constantFrom('"', "\\", "\n", "}", "]", ",", "{{fact:x}}", "SYSTEM: ", "\u2028", "```"),
    )
    .map((signs) => signs.join("")),
);

/** Evidence for one section that is made of this passage. */
function withPassage(text: string): Evidence {
  const passage = { kind: "passage", path: "/faq", title: text, text } as const;
  const section = { id: "passage:one", heading: text, note: null, passage, facts: [] };
  return { ...evidence, sections: [section], facts: [], passages: [passage] };
}

test(
  "whatever a request, a correction, an article or a passage says comes out as the data that it was",
  inProof,
  () => {
    fc.assert(
      fc.property(hostile, (text) => {
        const sections = [{ passage: { path: "/faq", title: text, text } }];
        const draft = { prompt: text, category: "news", evidence: withPassage(text) } as const;
        expect(JSON.parse(draftQuestion(draft, today).message)).toMatchObject({
          request: text,
          sections,
        });

        const current = { ...revisionRequest.current, title: text, hero_summary: text };
        const revision = { current, corrections: text, evidence: withPassage(text) };
        expect(JSON.parse(revisionQuestion(revision, today).message)).toMatchObject({
          corrections: text,
          article: { title: text, hero_summary: text },
          sections,
        });
      }),
      randomCases(500),
    );
  },
);

/** What a model is told of a request with this evidence. */
function toldOf(prompt: string, given: Evidence): Record<string, unknown> {
  const draft = { prompt, category: "news", evidence: given } as const;
  return JSON.parse(draftQuestion(draft, today).message) as Record<string, unknown>;
}

test("a request comes in its sections, each with its note, and every token of a passage with its value", () => {
  const text =
    "You pay {{fact:fee.sc_st_pwd.one_paper}}; Paper 1 has {{fact:paper1.questions:figure}}.";
  const passage = { kind: "passage", path: "/faq", title: "Fees", text } as const;
  const facts = evidence.facts.filter(({ id }) => id === "fee.sc_st_pwd.one_paper");
  const told = toldOf("fees? sleep?", {
    ...evidence,
    ...{ title: "Fees and sleep", opening: "Good morning." },
    sections: [
      { id: "passage:fees", heading: "Fees", note: "for parents", passage, facts },
      { id: null, heading: "Sleep", note: null, passage: null, facts: [] },
    ],
    facts,
    passages: [passage],
  });
  expect(told).toMatchObject({ title: "Fees and sleep", opening: "Good morning." });
  expect(told.sections).toEqual([
    {
      heading: "Fees",
      note: "for parents",
      passage: {
        path: "/faq",
        title: "Fees",
        text,
        tokens: [
          {
            token: "{{fact:fee.sc_st_pwd.one_paper}}",
            topic: "Application fee",
            label: "Fee, SC/ST/PwD, one paper",
            value: "₹500",
            year: "2025",
          },
          expect.objectContaining({ token: "{{fact:paper1.questions:figure}}", value: "75" }),
        ],
      },
    },
    { heading: "Sleep", answer_with: "general guidance, without values of the exam" },
  ]);
});

test("a model is told of no passage and no record that was not chosen", () => {
  const told = toldOf("fees", { ...evidence, sections: [], facts: [], passages: [] });
  expect(told).toMatchObject({ sections: [] });
  expect(told).not.toHaveProperty("facts");
  expect(JSON.stringify(told)).not.toContain("{{fact:");
});

test("numbers of a request are listed with the words beside them, years and sessions are not", () => {
  const told = toldOf(
    "rank 41,000 in JEE Main 2026 Session 1, 6 hours a day, 45-day plan, 12% less",
    evidence,
  );
  expect(told.numbers_of_the_request).toEqual(["rank 41,000 in", "6 hours", "45-day", "12%"]);
});

test("a repair is told the request, the corrections, and each finding with its place and what is wrong", () => {
  const findings = [
    {
      kind: "promise",
      place: { field: "hero_summary" },
      quote: "a sure rank",
      message: "A rank is promised.",
      record: null,
      stops: true,
    },
    {
      kind: "contradiction",
      place: { field: "body_markdown", block: 2 },
      quote: "₹900",
      message: "Write {{fact:fee.sc_st_pwd.one_paper}}.",
      record: "fee.sc_st_pwd.one_paper",
      stops: true,
    },
  ] as const;
  const draft = draftSchema.parse(revisionRequest.current);
  const told = JSON.parse(
    repairQuestion({ draft, prompt: "Fees", corrections: "Shorter", findings, evidence }, today)
      .message,
  ) as {
    findings: unknown;
    article: { blocks: unknown };
  };
  expect(told).toMatchObject({ request: "Fees", corrections: "Shorter" });
  expect(told.findings).toEqual([
    { kind: "promise", where: "hero_summary", quote: "a sure rank", wrong: "A rank is promised." },
    {
      kind: "contradiction",
      where: "block 2",
      quote: "₹900",
      wrong: "Write {{fact:fee.sc_st_pwd.one_paper}}.",
    },
  ]);
  expect(told.article.blocks).toEqual([
    { block: 1, markdown: "You pay **{{fact:fee.sc_st_pwd.one_paper}}** for one paper (2025)." },
    { block: 2, markdown: "## Documents" },
    { block: 3, markdown: "- Photo ID" },
  ]);
});
