import type { Root, Element, ElementContent, RootContent } from "hast";
import { LRUCache } from "lru-cache";
import type { FactSnapshot } from "../../../content/facts/snapshot.ts";
import { entriesOf, filledText, textParts, reportedText, factsOf } from "./fact-tokens.ts";
import { withoutDelimiters } from "./formula-pattern.ts";
import {
  createFigureList,
  withFactValues,
  type Figure,
  type FigureList,
} from "./figures-of-post.ts";
import { element, words } from "./formulas.ts";
import { markdownTree } from "./markdown.ts";
import type { Post, ReadablePost, StoredSummary } from "../post.ts";

export { entriesOf };

export type Article = {
  readonly post: ReadablePost;
  readonly tree: Root;
  readonly figures: readonly Figure[];
};

export function articleOf(source: Post, facts: FactSnapshot): Article {
  const own = factsOf(source, facts);
  const list = createFigureList(own);
  const tree = treeOf(source.body_markdown, list);
  return { post: readablePost(source, facts), tree, figures: list.figures };
}

export function treeOf(markdown: string, list: FigureList): Root {
  return withFactValues(withExampleBoxes(parsed.memo(markdown)), list);
}

/** Most memory of the bodies that are kept parsed, in bytes; a tree takes some ten times its text. */
const maxParsed = 8_000_000;

const parsed = new LRUCache<string, Root>({
  maxSize: maxParsed,
  sizeCalculation: (_tree, body) => body.length * 12 + 1_000,
  memoMethod: markdownTree,
});

export function readablePost(source: Post, facts: FactSnapshot): ReadablePost {
  const own = factsOf(source, facts);
  return {
    ...readableSummary(source, facts),
    meta_description: withoutDelimiters(filledText(source.meta_description, own)),
    body_markdown: filledBody(source.body_markdown, own),
    schema_jsonld: filledData(source.schema_jsonld, own),
  };
}

export function readableSummary<
  Source extends Pick<StoredSummary, "edition" | "title" | "hero_summary">,
>({ edition, ...source }: Source, facts: FactSnapshot) {
  const own = factsOf({ edition }, facts);
  return {
    ...source,
    title: withoutDelimiters(filledText(source.title, own)),
    hero_summary: withoutDelimiters(reportedText(source.hero_summary, own)),
  };
}

export function searchTextOf(
  { edition, title, slug, tags }: Pick<Post, "edition" | "title" | "slug" | "tags">,
  facts: FactSnapshot,
): string {
  const read = filledText(title, factsOf({ edition }, facts));
  return [read, slug, ...tags].join("\n").toLowerCase();
}

export function filledBody(body: string, facts: FactSnapshot): string {
  if (!body.includes("{{")) return body;
  return body
    .split("\n")
    .map((line) => listOf(line, facts) ?? filledText(line, facts))
    .join("\n");
}

function listOf(line: string, facts: FactSnapshot): string | null {
  const [part, ...rest] = textParts(line.trim(), facts);
  const entries = part?.kind === "fact" && rest.length === 0 ? entriesOf(part.record) : null;
  if (entries === null) return null;
  return entries.texts
    .map((text, index) => (entries.ordered ? `${index + 1}. ${text}` : `- ${text}`))
    .join("\n");
}

function filledData(data: Record<string, unknown>, facts: FactSnapshot): Record<string, unknown> {
  const text = JSON.stringify(data);
  if (!/\{\{|[$\\]/.test(text)) return data;
  return JSON.parse(text, (_key, value: unknown) =>
    typeof value === "string" ? withoutDelimiters(filledText(value, facts)) : value,
  ) as Record<string, unknown>;
}

const label = "Example, with made-up numbers";

export function withExampleBoxes(tree: Root): Root {
  return { ...tree, children: tree.children.map(boxed) };
}

function boxed<Node extends RootContent>(node: Node): Node | Element {
  if (node.type !== "element") return node;
  const opened = node.tagName === "blockquote" ? withoutOpening(node.children) : null;
  const children = (opened ?? node.children).map(boxed);
  if (opened === null) return { ...node, properties: { ...node.properties }, children };
  const caption = element("figcaption", [words(label)]);
  return element("figure", [caption, ...children], { ...node.properties, className: ["example"] });
}

function withoutOpening(children: readonly ElementContent[]): readonly ElementContent[] | null {
  const at = children.findIndex(({ type }) => type === "element");
  const first = children[at];
  if (first?.type !== "element" || first.tagName !== "p") return null;
  const [bold, ...rest] = first.children;
  if (bold?.type !== "element" || bold.tagName !== "strong") return null;
  const [opening, ...others] = bold.children;
  if (opening?.type !== "text" || !/^example\b/i.test(opening.value)) return null;
  const isBare = others.length === 0 && /^example\s*[.:]?$/i.test(opening.value.trim());
  if (!isBare) return children;
  const opened = withoutLeadingMark(rest);
  return opened.length === 0
    ? children.toSpliced(at, 1)
    : children.toSpliced(at, 1, { ...first, children: opened });
}

function withoutLeadingMark([first, ...rest]: readonly ElementContent[]): ElementContent[] {
  if (first?.type !== "text") return first === undefined ? [] : [first, ...rest];
  const value = first.value.replace(/^[\s.:]+/, "");
  return value === "" ? rest : [{ ...first, value }, ...rest];
}
