import { describe, expect, test } from "vitest";
import { builtInFacts } from "../../content/facts/snapshot.ts";
import { factText } from "../../content/facts/index.ts";
import { sourcesOf } from "../../domain/drafting/material/evidence-facts.ts";
import { offlineWriter } from "../../domain/drafting/offline/offline-writer.ts";
import type { DraftContent } from "../../domain/drafting/writer.ts";
import { factToken } from "../../domain/posts/text/fact-tokens.ts";

const fee = factToken("fee.sc_st_pwd.one_paper");
const feeText = factText(builtInFacts.fact("fee.sc_st_pwd.one_paper"));

const opening = "A form is easier with everything at hand.";
const costs = `## What the application costs

SC candidates pay ${fee} for one paper. The candidate keeps the receipt.`;
const documents = `## Documents to keep ready

Put the papers on the table. See [Registration](/registration-2026) for the list.`;
const marking = `## Negative marking

A wrong answer costs a mark. A blank costs nothing.`;

function bodyOf(...sections: readonly string[]): string {
  return [opening, ...sections].join("\n\n");
}

const content: DraftContent = {
  title: "Fees and Documents for SC Candidates",
  tags: ["JEE Main"],
  hero_summary: "Here is what candidates pay. It is less than others pay.",
  hero_image_url: null,
  hero_image_alt: null,
  meta_description:
    "What SC candidates pay for the form, and which documents they keep ready for it.",
  body_markdown: bodyOf(costs, documents, marking),
  internal_links: ["/registration-2026"],
  source_references: sourcesOf([fee], builtInFacts),
};

async function revise(corrections: string) {
  const current = { ...content, slug: "a-post", category: "news" as const, author: null };
  const refusal = await offlineWriter.refuseCorrections({ current, corrections }, builtInFacts);
  const written = await offlineWriter.revise({ current, corrections }, builtInFacts);
  // Refused beforehand is the same as what cannot be done.
  expect(refusal === null).toBe(written.ok);
  return { refusal, changed: written.ok ? written.value.content : null };
}

describe("a correction in a plain form", () => {
  const summary = "What SC candidates pay. What they keep ready for the form.";
  const description = "What SC candidates pay for the form of JEE Main, and what they keep for it.";
  test.each([
    ["title: Fees of the form, plainly", { title: "Fees of the form, plainly" }],
    [
      "please title should be fees of the form made plain",
      { title: "Fees of the form made plain" },
    ],
    [`summary: ${summary}`, { hero_summary: summary }],
    [`description: ${description}`, { meta_description: description }],
  ])("“%s” sets these words and keeps the rest", async (words, changes) => {
    expect((await revise(words)).changed).toEqual({ ...content, ...changes });
  });

  test.each(["remove the section on negative marking", 'Remove the section "Negative marking"'])(
    "“%s” takes out this section and nothing else",
    async (words) => {
      expect((await revise(words)).changed).toEqual({
        ...content,
        body_markdown: bodyOf(costs, documents),
      });
    },
  );

  test.each([
    ["move the section on negative marking to the top", [marking, costs, documents]],
    ["move What the application costs to the end", [documents, marking, costs]],
    ["move the documents section after negative marking", [costs, marking, documents]],
  ])("“%s” moves this section whole", async (words, sections) => {
    expect((await revise(words)).changed).toEqual({
      ...content,
      body_markdown: bodyOf(...sections),
    });
  });

  test("“add a section on” brings a passage of the library in front of the closing", async () => {
    const { changed } = await revise("add a section on refund of a double payment");
    const body = changed?.body_markdown ?? "";
    expect(body.startsWith(bodyOf(costs, documents))).toBe(true);
    expect(body.endsWith(marking)).toBe(true);
    expect(body.match(/^## /gm)).toHaveLength(4);
    expect(body).toMatch(/refund/i);
  });

  test.each(['replace "receipt" by "slip"', "use slip instead of receipt"])(
    "“%s” changes this word wherever it stands",
    async (words) => {
      const body_markdown = content.body_markdown.replace("receipt", "slip");
      expect((await revise(words)).changed).toEqual({ ...content, body_markdown });
    },
  );

  test("several at once are all done, in their order", async () => {
    const { changed } = await revise(
      "title: Fees of the form, plainly; summary: Pay early. Keep the receipt at home. Remove the section on documents\nreplace mark by point",
    );
    expect(changed?.title).toBe("Fees of the form, plainly");
    expect(changed?.hero_summary).toBe("Pay early. Keep the receipt at home.");
    expect(changed?.body_markdown).not.toContain("Documents");
    expect(changed?.body_markdown).toContain("costs a point");
  });
});

describe("words in no plain form, or that cannot be done whole", () => {
  test.each([
    ["make it catchy", /“title: …”.*in the editor\.$/],
    ["title: shorter", /write out the new words\.$/],
    ["description: Fees of the form", /has 16 characters; 50 to 160 are possible/],
    ["remove the section on swimming", /“Documents to keep ready”/],
    ["add a section on swimming pools", /no passage on “swimming pools”/],
    ["replace horses by cows", /“horses” do not stand in the article/],
    // Of a token and of a link's target readers see no word.
    ["replace fact by value", /“fact” do not stand in the article/],
    ["replace 2026 by 2027", /“2026” do not stand in the article/],
    ['replace "receipt" in the second section by "slip"', /in the editor\.$/],
    [
      "title: Fees of the form, plainly; make it catchy",
      /“make it catchy”.*Nothing was changed\.$/,
    ],
    ["remove negative marking and add a section on swimming pools", /Nothing was changed\.$/],
  ])("“%s” changes nothing, and says which part cannot be done and why", async (words, said) => {
    const { refusal, changed } = await revise(words);
    expect(changed).toBeNull();
    expect(refusal).toMatch(said);
  });

  test("what shows a record is not typed over, and the record is named with its page", async () => {
    const { refusal } = await revise(`replace ${feeText} by Rs 600`);
    expect(refusal).toContain("Fee, SC/ST/PwD, one paper");
    expect(refusal).toMatch(/on \/[a-z0-9/-]+;/);
  });
});
