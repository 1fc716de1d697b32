import type { Nodes, Root } from "mdast";
import type { FactSnapshot } from "../../../content/facts/snapshot.ts";
import type { Finding, TextLocation } from "../../posts/revisions/ledger.ts";
import { parseMarkdown } from "../../posts/text/markdown.ts";
import { excessiveContent } from "../../posts/text/text-limits.ts";
import { sentencesOf } from "../marks/sentences.ts";
import type { DraftContent } from "../writer.ts";

export type SafetyContext = {
  readonly facts: FactSnapshot;
  readonly paths: ReadonlySet<string>;
  /** Addresses out of the site that a person gave, besides official ones and sources of records. */
  readonly suppliedAddresses: ReadonlySet<string>;
  readonly ownContacts: ReadonlySet<string>;
  /** The address that the post has already; null where the title gives it. */
  readonly slug: string | null;
  /** True for a sentence of our own texts, which people have checked. */
  readonly isOwnSentence: (sentence: string) => boolean;
};

export type SafetyText = ReturnType<typeof readSafetyText>;

/** A piece of a draft: `field` a title, summary or tag, `label` words that stand beside a link or picture. */
export type DraftPart = {
  readonly is: "field" | "text" | "code" | "html" | "label" | "link" | "image" | "source";
  readonly place: TextLocation;
  readonly text: string;
};

export function readSafetyText(
  content: DraftContent,
  { facts, isOwnSentence }: Pick<SafetyContext, "facts" | "isOwnSentence">,
) {
  const excess = excessiveContent(content);
  // Of a text beyond its bounds nothing is read.
  if (excess !== null)
    return { content, tree: parseMarkdown(""), parts: [], statements: [], excess };
  const tree = parseMarkdown(content.body_markdown);
  const statements = sentencesOf(content, facts)
    .filter(({ sentence }) => !isOwnSentence(sentence))
    .map((sentence) => {
      const { field, block } = sentence;
      const place = field === "body_markdown" ? { field, block } : { field };
      return Object.assign({}, sentence, { place });
    });
  return { content, tree, parts: draftParts(content, tree), statements, excess };
}

function draftParts(content: DraftContent, tree: Root): readonly DraftPart[] {
  const { tags, internal_links, hero_image_alt, hero_image_url, source_references } = content;
  const parts: DraftPart[] = [];
  const add = (is: DraftPart["is"], place: TextLocation, text: string | null | undefined) => {
    if (text) parts.push({ is, place, text });
  };
  for (const field of ["title", "hero_summary", "meta_description"] as const)
    add("field", { field }, content[field]);
  for (const tag of tags) add("field", { field: "tags" }, tag);
  for (const path of internal_links) add("link", { field: "internal_links" }, path);
  const sources = { field: "source_references" } as const;
  add("label", sources, hero_image_alt);
  add("source", sources, hero_image_url);
  for (const { title, url } of source_references) {
    add("label", sources, title);
    add("source", sources, url);
  }
  for (const [index, child] of tree.children.entries()) readNode(child, index + 1);
  return parts;

  function readNode(node: Nodes, block: number): void {
    const place = { field: "body_markdown", block } as const;
    if (node.type === "text" || node.type === "html") add(node.type, place, node.value);
    if (node.type === "inlineCode" || node.type === "code") add("code", place, node.value);
    if (node.type === "code") add("label", place, node.meta);
    if (node.type === "link" || node.type === "definition") add("link", place, node.url);
    if (node.type === "image") add("image", place, node.url);
    if (node.type === "image" || node.type === "imageReference") add("label", place, node.alt);
    if ("title" in node) add("label", place, node.title);
    if ("children" in node) for (const child of node.children) readNode(child, block);
  }
}

const longestQuote = 200;

export function finding(
  kind: Finding["kind"],
  place: TextLocation,
  words: string,
  message: string,
  record: string | null = null,
): Finding {
  const quote = words.length <= longestQuote ? words : `${words.slice(0, longestQuote - 1)}…`;
  return { kind, place, quote, message, record, stops: true };
}
