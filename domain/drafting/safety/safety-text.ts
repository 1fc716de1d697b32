import type { Nodes, Root } from "mdast";
import type { FactSnapshot } from "../../../content/facts/snapshot.ts";
import type { Finding, TextLocation } from "../../posts/revisions/ledger.ts";
import { parseMarkdown } from "../../posts/text/markdown.ts";
import { excessiveContent } from "../../posts/text/text-limits.ts";
import { sentencesOf } from "../marks/sentences.ts";
import type { DraftContent } from "../writer.ts";

export type SafetyContext = {
  readonly facts: FactSnapshot;
  /** ISO day in India. */
  readonly today: string;
  /** Paths that exist: pages and published posts. */
  readonly paths: ReadonlySet<string>;
  /** Addresses out of the site that a person gave, besides official ones and sources of records. */
  readonly suppliedAddresses: ReadonlySet<string>;
  /** Phone numbers and e-mail addresses of the institute. */
  readonly ownContacts: ReadonlySet<string>;
  /** The address that the post has already; null where the title gives it. */
  readonly slug: string | null;
  /** True for a sentence of our own texts, which people have checked. */
  readonly isOwnSentence: (sentence: string) => boolean;
};

/** A sentence as readers see it, with what belongs to it. */
export type SafetySentence = {
  readonly place: TextLocation;
  readonly text: string;
  /** The sentence before, or what opens its list or table; empty for none. */
  readonly before: string;
  /** The heads of a cell; empty for what is none. */
  readonly heads: string;
  readonly headings: readonly string[];
};

/** A draft read once for all rules. */
export type SafetyText = {
  readonly content: DraftContent;
  readonly tree: Root;
  readonly parts: readonly DraftPart[];
  /** Its sentences but for those of our own texts. */
  readonly statements: readonly SafetySentence[];
  /** Why it is beyond the bounds of a text, in words; nothing of it is read then. */
  readonly excess: string | null;
};

export function readSafetyText(
  content: DraftContent,
  { facts, isOwnSentence }: Pick<SafetyContext, "facts" | "isOwnSentence">,
): SafetyText {
  const excess = excessiveContent(content);
  if (excess !== null)
    return { content, tree: parseMarkdown(""), parts: [], statements: [], excess };
  const tree = parseMarkdown(content.body_markdown);
  const doubted = sentencesOf(content, facts).filter(({ text }) => !isOwnSentence(text));
  const statements = doubted.map(
    ({ field, block, text, before, row, column, headings }): SafetySentence => ({
      place: field === "body_markdown" ? { field, block } : { field },
      text,
      before,
      heads: [column, row].filter((head) => head !== "").join(" "),
      headings,
    }),
  );
  return { content, tree, parts: draftParts(content, tree), statements, excess: null };
}

/** A stretch of a draft as it is written, and what it is. */
export type DraftPart = {
  readonly is:
    | "title"
    | "tag"
    | "summary"
    | "text"
    | "code"
    | "html"
    | "label"
    | "link"
    | "image"
    | "related"
    | "source";
  readonly place: TextLocation;
  readonly text: string;
};

/** Everything that a draft holds, each stretch once: fields, tags, and what stands in each node of the body. */
function draftParts(content: DraftContent, tree: Root): readonly DraftPart[] {
  const of = (is: DraftPart["is"], place: TextLocation, ...texts: readonly (string | null)[]) =>
    texts.flatMap((text) => (text === null || text === "" ? [] : [{ is, place, text }]));
  const sources = { field: "source_references" } as const;
  return [
    ...of("title", { field: "title" }, content.title),
    ...of("summary", { field: "hero_summary" }, content.hero_summary),
    ...of("summary", { field: "meta_description" }, content.meta_description),
    ...of("tag", { field: "tags" }, ...content.tags),
    ...of("related", { field: "internal_links" }, ...content.internal_links),
    ...of("label", sources, content.hero_image_alt),
    ...of("label", sources, ...content.source_references.map(({ title }) => title)),
    ...content.source_references.map(({ url }): DraftPart => ({
      is: "source",
      place: sources,
      text: url,
    })),
    ...of("source", sources, content.hero_image_url),
    ...nodesOf(tree).flatMap(({ node, block }) =>
      nodeParts(node).flatMap(([is, text]) => of(is, { field: "body_markdown", block }, text)),
    ),
  ];
}

/** The written parts of each kind of node, by their properties. */
// prettier-ignore
const partsOfNodes: Readonly<Record<string, readonly (readonly [DraftPart["is"], string])[]>> = {
  text: [["text", "value"]],
  html: [["html", "value"]],
  inlineCode: [["code", "value"]],
  code: [["code", "value"], ["label", "meta"]],
  link: [["link", "url"], ["label", "title"]],
  definition: [["link", "url"], ["label", "title"]],
  image: [["image", "url"], ["label", "alt"], ["label", "title"]],
  imageReference: [["label", "alt"]],
};

function nodeParts(node: Nodes): readonly (readonly [DraftPart["is"], string])[] {
  const written = new Map<string, unknown>(Object.entries(node));
  return (partsOfNodes[node.type] ?? []).flatMap(([is, property]) => {
    const text = written.get(property);
    return typeof text === "string" ? [[is, text] as const] : [];
  });
}

/** Every node of a body, each with the number of the block in which it stands. */
function nodesOf(tree: Root) {
  const found: { readonly node: Nodes; readonly block: number }[] = [];
  const collect = (node: Nodes, block: number): void => {
    found.push({ node, block });
    if ("children" in node) for (const child of node.children) collect(child, block);
  };
  tree.children.forEach((child, index) => collect(child, index + 1));
  return found;
}

/** A finding that stops publication, without a record unless one is named. */
export function stopping(
  kind: Finding["kind"],
  place: TextLocation,
  quote: string,
  message: string,
  record: string | null = null,
): Finding {
  return { kind, place, quote: shortQuote(quote), message, record, stops: true };
}

/** A finding that a reviewer should see and that stops nothing. */
export function remark(
  kind: Finding["kind"],
  place: TextLocation,
  quote: string,
  message: string,
): Finding {
  return { kind, place, quote: shortQuote(quote), message, record: null, stops: false };
}

const longestQuote = 200;

function shortQuote(quote: string): string {
  return quote.length <= longestQuote ? quote : `${quote.slice(0, longestQuote - 1)}…`;
}
