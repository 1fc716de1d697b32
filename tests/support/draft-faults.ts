import { factText } from "../../content/facts/index.ts";
import { builtInFacts } from "../../content/facts/snapshot.ts";
import { officialSites } from "../../content/official-sites.ts";
import { cataloguePaths } from "../../content/page-catalogue.ts";
import { wholeWords } from "../../domain/drafting/offline/replaced-words.ts";
import type { DraftContent } from "../../domain/drafting/writer.ts";
import { filledText, unknownTokens } from "../../domain/posts/text/fact-tokens.ts";
import { excessiveMarkdown } from "../../domain/posts/text/text-limits.ts";
import { draftContentSchema } from "../../domain/posts/post.ts";

const { all: facts } = builtInFacts;

const paths = new Set<string>(cataloguePaths);
const addresses = new Set<string>(Object.values(officialSites).map(({ address }) => address));

/** Objections of a reader, a link checker or a search engine; empty for a sound draft. */
export function draftFaults(draft: DraftContent): readonly string[] {
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
