import type { Root } from "hast";
import { entriesOf, filledText, textParts } from "./fact-tokens.ts";
import { withExampleBoxes } from "./example-boxes.ts";
import { createFigureList, withFactValues, type Figure } from "./figures.ts";
import { markdownTree } from "./markdown.ts";
import type { Post, PostSummary } from "./post.ts";

export { entriesOf };

/** A post as its readers get it: no token is left in it. */
export type Article = {
  readonly post: Post;
  /** The body with values, each marked with the letter of its source in `figures`. */
  readonly tree: Root;
  readonly figures: readonly Figure[];
};

/** Looks up every value of a post, as its records stand now. */
export function articleOf(source: Post): Article {
  const list = createFigureList();
  const tree = withFactValues(withExampleBoxes(markdownTree(source.body_markdown)), list);
  return { post: readablePost(source), tree, figures: list.figures };
}

/** The post with values in place of tokens, for those who read it as data. */
export function readablePost(source: Post): Post {
  return {
    ...source,
    title: filledText(source.title),
    hero_summary: filledText(source.hero_summary),
    meta_description: filledText(source.meta_description),
    body_markdown: filledBody(source.body_markdown),
    schema_jsonld: filledData(source.schema_jsonld),
  };
}

export function readableSummary(source: PostSummary): PostSummary {
  return {
    ...source,
    title: filledText(source.title),
    hero_summary: filledText(source.hero_summary),
  };
}

/** The markdown with values; a line that is nothing but a record with points or steps becomes a list. */
export function filledBody(body: string): string {
  if (!body.includes("{{")) return body;
  return body
    .split("\n")
    .map((line) => listOf(line) ?? filledText(line))
    .join("\n");
}

function listOf(line: string): string | null {
  const [part, ...rest] = textParts(line.trim());
  const entries = part?.kind === "fact" && rest.length === 0 ? entriesOf(part.record) : null;
  if (entries === null) return null;
  return entries.texts
    .map((text, index) => (entries.ordered ? `${index + 1}. ${text}` : `- ${text}`))
    .join("\n");
}

function filledData(data: Record<string, unknown>): Record<string, unknown> {
  const text = JSON.stringify(data);
  if (!text.includes("{{")) return data;
  return JSON.parse(text, (_key, value: unknown) =>
    typeof value === "string" ? filledText(value) : value,
  ) as Record<string, unknown>;
}
