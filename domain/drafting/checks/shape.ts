import { excessiveMarkdown } from "../../posts/markdown.ts";
import { filledText } from "../../posts/fact-tokens.ts";
import type { Finding, TextLocation } from "../../posts/ledger.ts";
import type { DraftText } from "./draft-text.ts";
import { remark, stopping } from "./finding.ts";
import { runOf } from "./text/run.ts";
import { sentencesOf } from "./text/sentences.ts";

const bounds = {
  title: { least: 3, most: 110 },
  description: { least: 50, most: 160 },
  summary: { most: 300, mostSentences: 4 },
  tags: { least: 1, most: 6, longest: 40 },
  /** Characters of a body below which there is nothing to publish. */
  leastBody: 200,
} as const;

/** Lengths and numbers of the parts, as readers see them. */
export function checkShape({ content, tree }: DraftText): readonly Finding[] {
  const { title, hero_summary, meta_description, tags, body_markdown } = content;
  const titleLength = title.trim().length;
  const description = filledText(meta_description).trim();
  const summary = filledText(hero_summary).trim();
  const sentences = sentencesOf(runOf(hero_summary, null)).length;
  const headings = tree.children.filter((node) => node.type === "heading" && node.depth === 1);
  const excess = excessiveMarkdown(body_markdown);
  return [
    ...unless(
      titleLength >= bounds.title.least && titleLength <= bounds.title.most,
      { field: "title" },
      title,
      `The title has ${titleLength} characters; it needs ${bounds.title.least} to ${bounds.title.most}.`,
    ),
    ...unless(
      description.length >= bounds.description.least &&
        description.length <= bounds.description.most,
      { field: "meta_description" },
      description,
      `The description for search engines has ${description.length} characters as read; it needs ${bounds.description.least} to ${bounds.description.most}.`,
    ),
    ...unless(
      summary !== "" && summary.length <= bounds.summary.most,
      { field: "hero_summary" },
      summary,
      `The summary has ${summary.length} characters as read; it needs 1 to ${bounds.summary.most}.`,
    ),
    ...unless(
      sentences <= bounds.summary.mostSentences,
      { field: "hero_summary" },
      summary,
      `The summary has ${sentences} sentences; it needs one to ${bounds.summary.mostSentences}.`,
    ),
    ...unless(
      tags.length >= bounds.tags.least && tags.length <= bounds.tags.most,
      { field: "tags" },
      tags.join(", "),
      `There are ${tags.length} tags; it needs ${bounds.tags.least} to ${bounds.tags.most}.`,
    ),
    ...tags
      .filter((tag) => tag.trim() === "" || tag.length > bounds.tags.longest)
      .map((tag) =>
        stopping(
          "shape",
          { field: "tags" },
          tag,
          `A tag needs 1 to ${bounds.tags.longest} characters.`,
        ),
      ),
    ...unless(
      body_markdown.trim().length >= bounds.leastBody,
      { field: "body_markdown", block: 1 },
      body_markdown,
      `The body has ${body_markdown.trim().length} characters; with fewer than ${bounds.leastBody} there is nothing to read.`,
    ),
    ...headings.map(() =>
      remark(
        "shape",
        { field: "body_markdown", block: 1 },
        "# ",
        "The body has a heading of level 1, which is the title's: begin with level 2.",
      ),
    ),
    ...unless(
      excess === null,
      { field: "body_markdown", block: 1 },
      "",
      `The body cannot be drawn: ${excess ?? ""}.`,
    ),
  ];
}

function unless(
  holds: boolean,
  place: TextLocation,
  quote: string,
  message: string,
): readonly Finding[] {
  return holds ? [] : [stopping("shape", place, quote, message)];
}
