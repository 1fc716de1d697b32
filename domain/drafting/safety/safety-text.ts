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

type PartKind =
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

export type DraftPart = {
  readonly is: PartKind;
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
  const { title, hero_summary, meta_description, tags, internal_links } = content;
  const { hero_image_alt, hero_image_url, source_references } = content;
  const sources = { field: "source_references" } as const;
  const parts: { is: PartKind; place: TextLocation; text: string | null }[] = [
    { is: "title", place: { field: "title" }, text: title },
    { is: "summary", place: { field: "hero_summary" }, text: hero_summary },
    { is: "summary", place: { field: "meta_description" }, text: meta_description },
    { is: "label", place: sources, text: hero_image_alt },
    { is: "source", place: sources, text: hero_image_url },
  ];
  for (const text of tags) parts.push({ is: "tag", place: { field: "tags" }, text });
  for (const text of internal_links)
    parts.push({ is: "related", place: { field: "internal_links" }, text });
  for (const { title: text, url } of source_references)
    parts.push({ is: "label", place: sources, text }, { is: "source", place: sources, text: url });
  tree.children.forEach((child, index) => readNode(child, index + 1));
  return parts.flatMap(({ is, place, text }) => (text ? { is, place, text } : []));

  function readNode(node: Nodes, block: number): void {
    const place = { field: "body_markdown", block } as const;
    const add = (is: PartKind, text: string | null = null) => parts.push({ is, place, text });
    if (node.type === "text" || node.type === "html") add(node.type, node.value);
    if (node.type === "inlineCode" || node.type === "code") add("code", node.value);
    if (node.type === "code") add("label", node.meta);
    if (node.type === "link" || node.type === "definition") add("link", node.url);
    if (node.type === "image") add("image", node.url);
    if (node.type === "image" || node.type === "imageReference") add("label", node.alt);
    if ("title" in node) add("label", node.title);
    if ("children" in node) for (const child of node.children) readNode(child, block);
  }
}

const longestQuote = 200;

export function finding(
  kind: Finding["kind"],
  place: TextLocation,
  words: string,
  message: string,
  stops = true,
  record: string | null = null,
): Finding {
  const quote = words.length <= longestQuote ? words : `${words.slice(0, longestQuote - 1)}…`;
  return { kind, place, quote, message, record, stops };
}
