import type { Root, ElementContent, Parents } from "hast";
import { filledText, textParts, unknownValue, type TextPart } from "./fact-tokens.ts";
import { markdownTree } from "./markdown.ts";
import type { Post, PostSummary } from "./post.ts";
import { factNote, type Fact } from "../../content/facts/index.ts";

/** A post as its readers get it: no token is left in it. */
export type Article = {
  readonly post: Post;
  /** The body, each value leading to its place in `figures`. */
  readonly tree: Root;
  readonly figures: readonly Figure[];
};

/** Looks up every value of a post, as its records stand now. */
export function articleOf(source: Post): Article {
  const list = createFigureList();
  const tree = withFactValues(markdownTree(source.body_markdown), list);
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

/** One record whose value a post shows, as the list of its figures names it. */
export type Figure = {
  readonly id: string;
  /** The id of its element in the list below the post. */
  readonly anchor: string;
  readonly label: string;
  readonly edition: string;
  readonly note: string | null;
  readonly source: { readonly title: string; readonly url: string };
  /** ISO day. */
  readonly checkedOn: string;
  readonly page: string;
};

/** Collects the figures of a post, each once, in the order of their first use. */
export type FigureList = {
  readonly figures: Figure[];
  readonly anchorOf: (record: Fact) => string;
};

export function createFigureList(): FigureList {
  const figures: Figure[] = [];
  return {
    figures,
    anchorOf(record) {
      const listed = figures.find(({ id }) => id === record.id);
      if (listed !== undefined) return listed.anchor;
      const anchor = `figure-${figures.length + 1}`;
      figures.push(figureOf(record, anchor));
      return anchor;
    },
  };
}

/** The tree with values in place of tokens: each leads to its source in the list of figures. */
export function withFactValues(tree: Root, list: FigureList): Root {
  fillChildren(tree, list, false);
  return tree;
}

function fillChildren(parent: Parents, list: FigureList, insideLink: boolean): void {
  parent.children = parent.children.flatMap((child): ElementContent[] => {
    if (child.type === "text") return filled(child.value, list, insideLink);
    if (child.type !== "element") return [];
    const items = child.tagName === "p" ? listInPlaceOf(child.children, list) : null;
    if (items !== null) return [items];
    if (typeof child.properties.alt === "string")
      child.properties.alt = plainValues(child.properties.alt);
    fillChildren(child, list, insideLink || child.tagName === "a");
    return [child];
  });
}

function filled(text: string, list: FigureList, insideLink: boolean): ElementContent[] {
  if (!text.includes("{{")) return [{ type: "text", value: text }];
  return textParts(text).map((part) => {
    if (part.kind !== "fact" || insideLink) return { type: "text", value: plainValue(part) };
    return {
      type: "element",
      tagName: "a",
      properties: { className: ["fact"], href: `#${list.anchorOf(part.record)}` },
      children: [{ type: "text", value: part.text }],
    };
  });
}

/** A paragraph of nothing but a record with points or steps reads as a list. */
function listInPlaceOf(
  children: readonly ElementContent[],
  list: FigureList,
): ElementContent | null {
  const [only, ...others] = children;
  if (only?.type !== "text" || others.length > 0) return null;
  const [part, ...rest] = textParts(only.value.trim());
  if (part?.kind !== "fact" || rest.length > 0) return null;
  const entries = entriesOf(part.record);
  if (entries === null) return null;
  list.anchorOf(part.record);
  return {
    type: "element",
    tagName: entries.ordered ? "ol" : "ul",
    properties: {},
    children: entries.texts.map((value) => ({
      type: "element",
      tagName: "li",
      properties: {},
      children: [{ type: "text", value }],
    })),
  };
}

/** The points or steps of a record, each a sentence's beginning; null for a value that fits into a sentence. */
export function entriesOf({
  value,
}: Pick<Fact, "value">): { readonly ordered: boolean; readonly texts: readonly string[] } | null {
  if (value.kind === "points") return { ordered: false, texts: value.points.map(capitalised) };
  if (value.kind === "steps") return { ordered: true, texts: value.steps.map(capitalised) };
  return null;
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function plainValues(text: string): string {
  return textParts(text).map(plainValue).join("");
}

function plainValue(part: TextPart): string {
  return part.kind === "unknown" ? unknownValue : part.text;
}

function figureOf(record: Fact, anchor: string): Figure {
  const { id, label, edition, source, checkedOn, page } = record;
  const note = factNote(record);
  return {
    id,
    anchor,
    label,
    edition,
    note,
    source: { title: source.title, url: source.address },
    checkedOn,
    page,
  };
}
