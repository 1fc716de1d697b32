import { checkedBeside } from "../support/writing.ts";
import { readFileSync, readdirSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { builtInFacts, type FactSnapshot } from "../../content/facts/snapshot.ts";
import { filledBody } from "../../domain/posts/text/article.ts";
import { exampleDrafts, exampleFile } from "../support/example-drafts.ts";
import type { DraftContent } from "../../domain/drafting/writer.ts";
import { filledText } from "../../domain/posts/text/fact-tokens.ts";
import { checkDraft } from "../../domain/drafting/check-draft.ts";
import { stoppingFindings } from "../../domain/posts/revisions/ledger.ts";
import { factsIn2027, type Rollover } from "../support/season-editions.ts";
import { composeArticle } from "../../domain/drafting/guides/compose-article.ts";

const examples = await exampleDrafts();
const named = examples.map((example) => [example.prompt, example] as const);

describe("the twelve examples in docs/examples", () => {
  test("are there, and no others", () => {
    expect(examples).toHaveLength(12);
    expect(readdirSync("docs/examples").toSorted()).toEqual(
      examples.map(({ slug }) => `${slug}.md`).toSorted(),
    );
  });

  test.each(named)("“%s” is what the writer writes today", async (_prompt, example) => {
    const file = readFileSync(`docs/examples/${example.slug}.md`, "utf8");
    expect(file, "run `node scripts/write-examples.ts`").toBe(await exampleFile(example));
  });

  test.each(named)(
    "“%s” is a whole article that its own checks do not doubt",
    async (prompt, { content }) => {
      expect(await doubts(content, builtInFacts, prompt)).toEqual([]);
      const body = filledBody(content.body_markdown, builtInFacts);
      expect(body.match(/[\p{L}\p{N}]+/gu)?.length).toBeGreaterThan(500);
      expect(body.match(/^## /gm)?.length).toBeGreaterThan(4);
    },
  );
});

const prompts = [
  "JEE Main application fee",
  "JEE Main exam pattern",
  "exam date",
  "age limit",
  "what to carry on the exam day",
  "admit card download steps",
];

async function draftIn(state: Rollover, prompt: string) {
  const facts = factsIn2027(state);
  const { content } = await composeArticle(prompt, "preparation-tips", facts);
  const summary = filledText(content.hero_summary, facts);
  return { content, facts, text: `${summary}\n${filledBody(content.body_markdown, facts)}` };
}

/** Objections of the checks that every draft passes. */
async function doubts(content: DraftContent, facts: FactSnapshot, request: string) {
  const { ledger } = await checkDraft(content, checkedBeside({ facts, request }));
  return [...stoppingFindings(ledger), ...ledger.marks.filter(({ kind }) => kind !== "verified")];
}

describe.each(["empty", "half", "full"] as const)("without a model, with 2027 %s", (state) => {
  test.each(prompts)("a draft for “%s” has nothing that its own checks doubt", async (prompt) => {
    const { content, facts } = await draftIn(state, prompt);
    expect(await doubts(content, facts, prompt)).toEqual([]);
  });
});

describe("a draft in a year of which nothing is known", () => {
  test.each(prompts)("says so first, with the day of the last look: %s", async (prompt) => {
    const { text } = await draftIn("empty", prompt);
    const [head = ""] = text.split("\n## ");
    expect(head).toMatch(
      /no JEE Main 2027 notice on record yet \(last checked on 5 October 2026\)/,
    );
  });

  test("calls a fee of 2026 that of its year, in tables and in sentences", async () => {
    const { text } = await draftIn("empty", "JEE Main application fee");
    expect(text).not.toMatch(/\b2027\b[^.\n]*₹/);
  });
});

test("a draft in a year of which all is known says nothing of a missing notice", async () => {
  const { text } = await draftIn("full", "JEE Main important dates, month by month");
  expect(text).toContain("January 2027");
  expect(text).not.toContain("on record yet");
});

test("a request that names a former year is answered by the values of that year", async () => {
  const { content, text } = await draftIn("full", "JEE Main 2026 application fee");
  expect(text).toContain("₹1,000");
  expect(text).not.toContain("₹1,200");
  expect(content.body_markdown).toContain("{{fact:2026/fee.general_male.one_paper}}");
});
