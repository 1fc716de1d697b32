import { describe, expect, test } from "vitest";
import { builtInFacts } from "../../content/facts/snapshot.ts";
import { factText } from "../../content/facts/index.ts";
import { sourcesOf } from "../../domain/drafting/evidence/evidence-facts.ts";
import { offlineWriter } from "../../domain/drafting/providers/offline/offline-writer.ts";
import type { DraftContent } from "../../domain/drafting/writer.ts";
import { factToken } from "../../domain/posts/text/fact-tokens.ts";
import { evidenceOf } from "../support/drafting.ts";

const fee = factToken("fee.sc_st_pwd.one_paper");
const feeText = factText(builtInFacts.fact("fee.sc_st_pwd.one_paper"));

const content: DraftContent = {
  title: "Fees and Documents for SC Candidates",
  tags: ["JEE Main"],
  hero_summary: "Here is what candidates pay. It is less than others pay.",
  hero_image_url: null,
  hero_image_alt: null,
  meta_description:
    "What SC candidates pay for the form, and which documents they keep ready for it.",
  body_markdown: `A form is easier with everything at hand.

## What the application costs

SC candidates pay ${fee} for one paper. The candidate keeps the receipt.

## Documents to keep ready

Put the papers on the table. See [Registration](/registration-2026) for the list.

## Negative marking

A wrong answer costs a mark. A blank costs nothing.`,
  internal_links: ["/registration-2026"],
  source_references: sourcesOf([fee], builtInFacts),
};

function revise(corrections: string, locks: ReadonlySet<string> = new Set()) {
  const current = { ...content, slug: "a-post", category: "news" as const, author: null };
  const request = { current, corrections, locks };
  const refusal = offlineWriter.refusalOfCorrections(
    { ...request, outline: null, stored: null },
    builtInFacts,
  );
  const written = offlineWriter.revise({ ...request, evidence: evidenceOf(corrections) });
  // What is refused beforehand is what cannot be done, and the other way round.
  expect(refusal === null).toBe(written.ok);
  return { refusal, changed: written.ok ? written.value.content : null };
}

describe("a correction in a plain form", () => {
  test.each([
    ["title: Fees, plainly", { title: "Fees, plainly" }],
    ["change the title to Parents' questions and ours", { title: "Parents' questions and ours" }],
    ["Set the title to “Fees, plainly”", { title: "Fees, plainly" }],
    ['change the summary to: "Short."', { hero_summary: "Short." }],
    ["please title should be fees made plain", { title: "Fees made plain" }],
  ])("“%s” sets these words and keeps the rest", (words, changes) => {
    expect(revise(words).changed).toEqual({ ...content, ...changes });
  });

  test.each([
    "remove the section on negative marking",
    "delete the negative marking section",
    'Remove the section "Negative marking"',
  ])("“%s” takes out this section and nothing else", (words) => {
    const [kept = ""] = content.body_markdown.split("\n\n## Negative marking");
    expect(revise(words).changed).toEqual({ ...content, body_markdown: kept });
  });

  test.each([
    'replace "receipt" by "slip"',
    "replace receipt with slip",
    "use slip instead of receipt",
  ])("“%s” changes this word wherever it stands", (words) => {
    const body_markdown = content.body_markdown.replace("receipt", "slip");
    expect(revise(words).changed).toEqual({ ...content, body_markdown });
  });

  test("several at once are all done, in their order", () => {
    const { changed } = revise(
      "title: Fees; remove the section on documents\nreplace mark by point",
    );
    expect(changed?.title).toBe("Fees");
    expect(changed?.body_markdown).not.toContain("Documents");
    expect(changed?.body_markdown).toContain("costs a point");
  });
});

describe("words in no plain form, or that cannot be done whole", () => {
  test.each([
    "make it catchy",
    "remove negative marking and add a section on fees for two papers",
    "application fee is Rs 600 for pwd",
    "add that pwd pay Rs 600",
    "shorter",
    "title: shorter",
    "remove the section on swimming",
    "replace horses by cows",
    `replace ${feeText} by Rs 600`,
    'replace "receipt" in the second section by "slip"',
    "title: Fees; make it catchy",
  ])("“%s” changes nothing, and says why with the nearest and the post's outline", (words) => {
    const { refusal, changed } = revise(words);
    expect(changed).toBeNull();
    expect(refusal?.message).toMatch(/[.]$/);
    expect(refusal?.nearest).toHaveLength(3);
    expect(refusal?.outline?.sections).toEqual([
      { heading: "What the application costs" },
      { heading: "Documents to keep ready" },
      { heading: "Negative marking" },
    ]);
  });

  test("what shows a record is not typed over, and the record is named", () => {
    const { refusal } = revise(`replace ${feeText} by Rs 600`);
    expect(refusal?.message).toContain("Fee, SC/ST/PwD, one paper");
  });

  test("what would change a locked passage is refused as a whole", () => {
    const locked = new Set(["A wrong answer costs a mark. A blank costs nothing."]);
    expect(revise("remove the section on negative marking", locked).refusal?.message).toMatch(
      /kept as it is/,
    );
    expect(revise("title: Fees in short", locked).refusal).toBeNull();
  });
});
