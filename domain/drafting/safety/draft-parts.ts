import type { Nodes, Root } from "mdast";
import type { TextLocation } from "../../posts/revisions/ledger.ts";
import type { DraftContent } from "../writer.ts";

/**
 * A stretch of a draft as it is written, and what it is. `label`: what stands beside a link, an image or
 * code (title, alternative text). `related`: a path in the list of related pages; `source`: an address out of the site
 * beside the text.
 */
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
export function draftParts(content: DraftContent, tree: Root): readonly DraftPart[] {
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
      nodeParts(node).flatMap(([is, text]) =>
        of(is, { field: "body_markdown", block }, text ?? null),
      ),
    ),
  ];
}

function nodeParts(
  node: Nodes,
): readonly (readonly [DraftPart["is"], string | null | undefined])[] {
  if (node.type === "text" || node.type === "html") return [[node.type, node.value]];
  if (node.type === "inlineCode") return [["code", node.value]];
  if (node.type === "code")
    return [
      ["code", node.value],
      ["label", node.meta],
    ];
  if (node.type === "link" || node.type === "definition")
    return [
      ["link", node.url],
      ["label", node.title],
    ];
  if (node.type === "image")
    return [
      ["image", node.url],
      ["label", node.alt],
      ["label", node.title],
    ];
  return node.type === "imageReference" ? [["label", node.alt]] : [];
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
