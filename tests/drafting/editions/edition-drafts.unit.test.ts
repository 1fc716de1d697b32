import { describe, expect, test } from "vitest";
import { checkDraft } from "../../../domain/drafting/check-draft.ts";
import { stoppingFindings } from "../../../domain/posts/revisions/ledger.ts";
import { filledBody } from "../../../domain/posts/text/article.ts";
import { filledText } from "../../../domain/posts/text/fact-tokens.ts";
import { cataloguePaths } from "../../../content/page-catalogue.ts";
import { factsIn2027, type StateOf2027 } from "../../support/edition-states.ts";
import type { PostCategory } from "../../../content/post-categories.ts";
import { builtInFacts, type FactSnapshot } from "../../../content/facts/snapshot.ts";
import { composeArticle } from "../../../domain/drafting/guides/compose-article.ts";
import type { DraftContent } from "../../../domain/drafting/writer.ts";

const prompts = [
  "JEE Main application fee",
  "JEE Main exam pattern",
  "exam date",
  "age limit",
  "what to carry on the exam day",
  "admit card download steps",
];

async function draftIn(state: StateOf2027, prompt: string) {
  const facts = factsIn2027(state);
  const content = await offlineDraft(prompt, facts);
  const { ledger } = await checkDraft(content, {
    facts,
    today: "2026-09-01",
    checkedAt: "2026-09-01T06:00:00.000Z",
    paths: new Set<string>(cataloguePaths),
    suppliedAddresses: new Set(),
    ownContacts: new Set(),
    slug: null,
    request: prompt,
    verdicts: [],
    notCovered: [],
  });
  const summary = filledText(content.hero_summary, facts);
  return { content, ledger, text: `${summary}\n${filledBody(content.body_markdown, facts)}` };
}

describe.each(["empty", "half", "full"] as const)("without a model, with 2027 %s", (state) => {
  test.each(prompts)("a draft for “%s” has nothing that its own checks doubt", async (prompt) => {
    const { ledger } = await draftIn(state, prompt);
    expect(stoppingFindings(ledger)).toEqual([]);
    expect(ledger.marks.filter(({ kind }) => kind !== "verified")).toEqual([]);
  });
});

describe("a draft in a year of which nothing is known", () => {
  test.each(prompts)("says so first, with the day of the last look: %s", async (prompt) => {
    const { text } = await draftIn("empty", prompt);
    const [head = ""] = text.split("\n## ");
    expect(head).toMatch(
      /no JEE Main 2027 notice on record yet \(last checked on 30 August 2026\)/,
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

/** The post that is composed without a model. */
async function offlineDraft(
  prompt: string,
  facts: FactSnapshot = builtInFacts,
): Promise<DraftContent> {
  return (await composeArticle(prompt, category, facts)).content;
}

const category: PostCategory = "preparation-tips";
