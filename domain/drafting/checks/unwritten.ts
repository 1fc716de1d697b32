import type { Finding } from "../../posts/revisions/ledger.ts";
import { filledText } from "../../posts/text/fact-tokens.ts";
import type { CheckContext, DraftText } from "./draft-text.ts";
import { stopping } from "./finding.ts";

/** Headings with no text below them: sections that are still to be written. No post is published with one. */
export function checkUnwritten(
  { tree, content }: DraftText,
  { facts }: CheckContext,
): readonly Finding[] {
  return tree.children.flatMap((node, place) => {
    if (node.type !== "heading") return [];
    const next = tree.children[place + 1];
    const isEmpty = next === undefined || (next.type === "heading" && next.depth <= node.depth);
    if (!isEmpty) return [];
    const { start, end } = node.position ?? {};
    const written = content.body_markdown.slice(start?.offset ?? 0, end?.offset ?? 0);
    const heading = filledText(written.replace(/^#+\s*/, ""), facts);
    const message = `“${heading}” is still to be written: there is no text below this heading. Write it, or take the heading out.`;
    return [stopping("shape", { field: "body_markdown", block: place + 1 }, heading, message)];
  });
}
