import fc from "fast-check";
import { expect, test } from "vitest";
import { draftMessage } from "../../domain/drafting/prompts/new-article.ts";
import { repairMessage, revisionMessage } from "../../domain/drafting/prompts/edits.ts";
import type { Evidence } from "../../domain/drafting/writer.ts";
import { draftSchema, evidence, revisionRequest } from "../support/model-writers.ts";
import { randomCases } from "../support/tier.ts";

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

function withPassage(text: string): Evidence {
  return { ...evidence, passages: [{ kind: "post", path: "/faq", title: text, text }] };
}

test("whatever a request, a correction, an article or a passage says comes out as the data that it was", () => {
  fc.assert(
    fc.property(hostile, (text) => {
      const passages = [{ kind: "post", path: "/faq", title: text, text }];
      const draft = { prompt: text, category: "news", evidence: withPassage(text) } as const;
      expect(JSON.parse(draftMessage(draft, today))).toMatchObject({ request: text, passages });

      const current = { ...revisionRequest.current, title: text, hero_summary: text };
      const revision = { current, corrections: text, evidence: withPassage(text) };
      expect(JSON.parse(revisionMessage(revision, today))).toMatchObject({
        corrections: text,
        article: { title: text, hero_summary: text },
        passages,
      });
    }),
    randomCases(500),
  );
});

test("a repair is told each finding with its place, its words and the record to use", () => {
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
      message: "The record says otherwise.",
      record: "fee.sc_st_pwd.one_paper",
      stops: true,
    },
  ] as const;
  const draft = draftSchema.parse(revisionRequest.current);
  const told = JSON.parse(
    repairMessage({ draft, prompt: "Fees", corrections: null, findings, evidence }, today),
  ) as {
    findings: unknown;
    article: { blocks: unknown };
  };
  expect(told.findings).toEqual([
    { kind: "promise", where: "hero_summary", quote: "a sure rank", wrong: "A rank is promised." },
    {
      kind: "contradiction",
      where: "block 2",
      quote: "₹900",
      wrong: "The record says otherwise.",
      fact: {
        token: "{{fact:fee.sc_st_pwd.one_paper}}",
        label: "Fee, SC/ST/PwD, one paper",
        value: "₹500",
        year: "2025",
      },
    },
  ]);
  expect(told.article.blocks).toEqual([
    { block: 1, markdown: "You pay **{{fact:fee.sc_st_pwd.one_paper}}** for one paper (2025)." },
    { block: 2, markdown: "## Documents" },
    { block: 3, markdown: "- Photo ID" },
  ]);
});
