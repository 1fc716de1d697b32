import type { Nodes, RootContent } from "hast";
import { expect, test } from "vitest";
import { withExampleBoxes } from "../../domain/posts/text/article.ts";
import { markdownTree } from "../../domain/posts/text/markdown.ts";

function quoteOf(markdown: string): RootContent {
  const [quote] = withExampleBoxes(markdownTree(markdown)).children;
  if (quote === undefined) throw new Error("no quote");
  return quote;
}

function textOf(node: Nodes): string {
  if (node.type === "text") return node.value;
  return "children" in node ? node.children.map(textOf).join("") : "";
}

const label = "Example, with made-up numbers";

test.each([
  ["> **Example.** Suppose you score 180.", `${label}Suppose you score 180.`],
  ["> **Example:** Suppose you score 180.", `${label}Suppose you score 180.`],
  ["> **Example**: Suppose you score 180.", `${label}Suppose you score 180.`],
  ["> **Example**\n>\n> Suppose you score 180.", `${label}Suppose you score 180.`],
  ["> **Example: from marks to rank.** You score 180.", `${label}Example: from marks to rank. You`],
])("readers of %j see a box that says whose numbers these are", (markdown, text) => {
  const box = quoteOf(markdown);
  expect(box).toMatchObject({ tagName: "figure", properties: { className: ["example"] } });
  expect(textOf(box).replaceAll("\n", "")).toContain(text);
});

test.each([
  "> **Note:** ask the school.",
  "> An example of a quote.",
  "> **Examples abound.**",
  "**Example.** x",
])("%j is no box", (markdown) => {
  expect(JSON.stringify(quoteOf(markdown))).not.toContain("figcaption");
});
