import { readFileSync, readdirSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { builtInFacts } from "../../content/facts/snapshot.ts";
import { filledBody } from "../../domain/posts/text/article.ts";
import { draftFaults } from "../support/draft-faults.ts";
import { exampleDrafts, exampleFile, type Example } from "../support/example-drafts.ts";
import { sentencesOfMarkdown } from "../support/markdown-sentences.ts";
import { readingEase } from "../support/reading-ease.ts";

const examples = await exampleDrafts();
const named = examples.map((example) => [example.prompt, example] as const);

/** Words of a sentence that is long enough to be noticed when it comes again. */
const noticed = 5;

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
    "“%s” has no fault, and every value in it is a token",
    (_prompt, { content }) => {
      expect(draftFaults(content)).toEqual([]);
    },
  );

  test.each(named)("“%s” is a whole article", (_prompt, { content }) => {
    const body = filledBody(content.body_markdown, builtInFacts);
    expect(body.match(/[\p{L}\p{N}]+/gu)?.length).toBeGreaterThan(500);
    expect(body.match(/^## /gm)?.length).toBeGreaterThan(4);
  });

  test.each(named)("“%s” is easy to read and says nothing twice", (_prompt, { content }) => {
    const body = filledBody(content.body_markdown, builtInFacts);
    expect(readingEase(sentencesOfMarkdown(body))).toBeGreaterThan(60);
    const sentences = longSentences({ content });
    const repeated = sentences.filter((sentence, place) => sentences.indexOf(sentence) !== place);
    expect(repeated).toEqual([]);
  });

  test("differ: no two of them share more than a third of their sentences", () => {
    const close = examples.flatMap((one, place) =>
      examples
        .slice(place + 1)
        .filter((other) => likeness(one, other) > 1 / 3)
        .map((other) => `${one.prompt} / ${other.prompt}`),
    );
    expect(close).toEqual([]);
  });
});

function longSentences({ content }: Pick<Example, "content">): readonly string[] {
  const body = content.body_markdown.split("\n---\n")[0] ?? "";
  return sentencesOfMarkdown(filledBody(body, builtInFacts)).filter(
    (sentence) => sentence.split(" ").length >= noticed,
  );
}

/** The share of the sentences of both that stand in each. */
function likeness(one: Example, other: Example): number {
  const [mine, theirs] = [new Set(longSentences(one)), new Set(longSentences(other))];
  return mine.intersection(theirs).size / mine.union(theirs).size;
}
