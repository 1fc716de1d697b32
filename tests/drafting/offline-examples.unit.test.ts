import { readFileSync, readdirSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { builtInFacts } from "../../content/facts/snapshot.ts";
import { filledBody } from "../../domain/posts/text/article.ts";
import { exampleDrafts, exampleFile, type Example } from "../support/example-drafts.ts";
import { sentencesOfMarkdown, readingEase } from "../support/reading-ease.ts";
import { factText } from "../../content/facts/index.ts";
import { officialSites } from "../../content/official-sites.ts";
import { cataloguePaths } from "../../content/page-catalogue.ts";
import { wholeWords } from "../../domain/drafting/offline/replaced-words.ts";
import type { DraftContent } from "../../domain/drafting/writer.ts";
import { filledText, unknownTokens } from "../../domain/posts/text/fact-tokens.ts";
import { excessiveMarkdown } from "../../domain/posts/text/text-limits.ts";
import { draftContentSchema } from "../../domain/posts/post.ts";

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

const { all: facts } = builtInFacts;

const paths = new Set<string>(cataloguePaths);
const addresses = new Set<string>(Object.values(officialSites).map(({ address }) => address));

/** Objections of a reader, a link checker or a search engine; empty for a sound draft. */
function draftFaults(draft: DraftContent): readonly string[] {
  const { title, hero_summary, meta_description, body_markdown: body } = draft;
  const read = {
    summary: filledText(hero_summary, builtInFacts),
    description: filledText(meta_description, builtInFacts),
  };
  const links = [...body.matchAll(/\]\(([^)]*)\)/g)].map(([, target = ""]) => target);
  const all = [title, hero_summary, meta_description, body].join("\n");
  return [
    ...(draftContentSchema.safeParse(draft).error?.issues ?? []).map(
      ({ path, message }) => `${path.join(".")}: ${message}`,
    ),
    ...(title.length < 15 || title.length > 110 ? [`title: ${title}`] : []),
    ...(/[{}<>]|\s[:;,]|undefined/.test(title) ? [`title: ${title}`] : []),
    ...(read.summary.length < 30 || read.summary.length > 300 ? [`summary: ${read.summary}`] : []),
    ...(read.description.length < 50 || read.description.length > 160
      ? [`description: ${read.description}`]
      : []),
    ...(/\]\(|\*\*/.test(hero_summary + meta_description) ? ["markup in a summary"] : []),
    ...(/^#\s|<[a-z/!]|undefined|\{value\}|\bnull\b/im.test(all) ? ["markup or a gap"] : []),
    ...emptySections(body).map((heading) => `empty section ${heading}`),
    ...unknownTokens(all, builtInFacts).map((token) => `unknown token ${token}`),
    ...[...draft.internal_links, ...links.filter((target) => target.startsWith("/"))]
      .filter((path) => !paths.has(path))
      .map((path) => `dead path ${path}`),
    ...links
      .filter((target) => !target.startsWith("/") && !addresses.has(target))
      .map((target) => `foreign address ${target}`),
    ...(excessiveMarkdown(body) === null ? [] : ["too deep"]),
    ...typedValues(withoutExamples(all)).map((value) => `typed value ${value}`),
  ];
}

/** An example calculates with numbers of its own. */
function withoutExamples(text: string): string {
  return text.replace(/^> \*\*Example.*(?:\n>.*)*/gm, "");
}

/** Headings after which comes the end, or a heading of the same or a higher level. */
function emptySections(body: string): readonly string[] {
  const blocks = body.split("\n\n");
  return blocks.filter((block, place) => {
    const next = blocks[place + 1] ?? "---";
    const isEnd = next === "---" || (/^#+ /.test(next) && levelOf(next) <= levelOf(block));
    return /^#+ /.test(block) && isEnd;
  });
}

function levelOf(heading: string): number {
  return heading.indexOf(" ");
}

/** Hours of a study plan are no value of the exam: the checks look at those, as at the words of texts and lists. */
const figures = [
  ...new Set(
    facts
      .filter(
        ({ value }) => !/^(?:text|list|points|steps|boolean|tally|signed-marks)$/.test(value.kind),
      )
      .map(factText)
      .filter((text) => !/^\d+ hours?$/.test(text)),
  ),
];

/** Values of records that stand in a text as words instead of tokens. */
function typedValues(text: string): readonly string[] {
  const typed = text.replaceAll(/\{\{[^{}\n]*\}\}/g, " · ");
  return figures.filter((value) => wholeWords(value).test(typed));
}
