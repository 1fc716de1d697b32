import type { Nodes, Root } from "mdast";
import type { FactSnapshot } from "../../../content/facts/snapshot.ts";
import type { Finding, TextLocation } from "../../posts/revisions/ledger.ts";
import { parseMarkdown } from "../../posts/text/markdown.ts";
import { excessiveContent } from "../../posts/text/text-limits.ts";
import { sentencesOf, type PlacedSentence } from "../marks/sentences.ts";
import type { DraftContent } from "../writer.ts";

export type SafetyContext = {
  readonly facts: FactSnapshot;
  readonly today: string;
  readonly paths: ReadonlySet<string>;
  /** Addresses out of the site that a person gave, besides official ones and sources of records. */
  readonly suppliedAddresses: ReadonlySet<string>;
  readonly ownContacts: ReadonlySet<string>;
  /** The address that the post has already; null where the title gives it. */
  readonly slug: string | null;
  /** True for a sentence of our own texts, which people have checked. */
  readonly isOwnSentence: (sentence: string) => boolean;
};

export type SafetyText = {
  readonly content: DraftContent;
  readonly tree: Root;
  readonly parts: readonly DraftPart[];
  readonly statements: readonly (PlacedSentence & { readonly place: TextLocation })[];
  /** The bound of a text that it is beyond; nothing of it is read then. */
  readonly excess: string | null;
};

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

export function readSafetyText(
  content: DraftContent,
  { facts, isOwnSentence }: Pick<SafetyContext, "facts" | "isOwnSentence">,
): SafetyText {
  const excess = excessiveContent(content);
  if (excess !== null)
    return { content, tree: parseMarkdown(""), parts: [], statements: [], excess };
  const tree = parseMarkdown(content.body_markdown);
  const statements = sentencesOf(content, facts)
    .filter(({ text }) => !isOwnSentence(text))
    .map((sentence) => {
      const { field, block } = sentence;
      const place = field === "body_markdown" ? { field, block } : { field };
      return Object.assign({}, sentence, { place });
    });
  return { content, tree, parts: draftParts(content, tree), statements, excess };
}

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
    ...of("source", sources, ...content.source_references.map(({ url }) => url)),
    ...of("source", sources, content.hero_image_url),
    ...tree.children.flatMap((child, index) =>
      nodeParts(child).flatMap(([is, text]) =>
        of(is, { field: "body_markdown", block: index + 1 }, text),
      ),
    ),
  ];
}

type NodePart = readonly [is: DraftPart["is"], text: string | null];

function nodeParts(node: Nodes): readonly NodePart[] {
  const below = "children" in node ? node.children.flatMap(nodeParts) : [];
  return [...ownParts(node), ...below];
}

function ownParts(node: Nodes): readonly NodePart[] {
  if (node.type === "text" || node.type === "html") return [[node.type, node.value]];
  if (node.type === "inlineCode") return [["code", node.value]];
  if (node.type === "code")
    return [
      ["code", node.value],
      ["label", node.meta ?? null],
    ];
  if (node.type === "link" || node.type === "definition")
    return [
      ["link", node.url],
      ["label", node.title ?? null],
    ];
  if (node.type === "image")
    return [
      ["image", node.url],
      ["label", node.alt ?? null],
      ["label", node.title ?? null],
    ];
  return node.type === "imageReference" ? [["label", node.alt ?? null]] : [];
}

const longestQuote = 200;

export function finding(
  kind: Finding["kind"],
  place: TextLocation,
  words: string,
  message: string,
  { record = null, stops = true }: Partial<Pick<Finding, "record" | "stops">> = {},
): Finding {
  const quote = words.length <= longestQuote ? words : `${words.slice(0, longestQuote - 1)}…`;
  return { kind, place, quote, message, record, stops };
}
