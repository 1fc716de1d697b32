import type { Finding, TextLocation } from "../../posts/ledger.ts";
import type { DraftText } from "./draft-text.ts";
import { stopping } from "./finding.ts";
import { nodesOf } from "./nodes.ts";

const tag = /<\/?[a-z][a-z0-9-]*(?:\s[^<>]*)?\/?>|<!--|<!doctype|<\?[a-z]/i;
const dangerous =
  /<\s*\/?\s*(?:script|iframe|object|embed|style|svg|img|form|input|meta|link|base|video|audio)\b|\bon(?:error|load|click|mouseover|focus)\s*=/i;

/** HTML in any field, also when it is spelled as entities, and comments. */
export function checkHtml({ content, tree }: DraftText): readonly Finding[] {
  const fields = (["title", "hero_summary", "meta_description"] as const).map(
    (field) => [{ field }, content[field]] as const,
  );
  const tags = content.tags.map((text) => [{ field: "tags" }, text] as const);
  return [
    ...[...fields, ...tags].flatMap(([place, text]) =>
      tag.test(text) || dangerous.test(decoded(text)) ? [found(place, text)] : [],
    ),
    ...nodesOf(tree).flatMap(({ node, block }) => {
      const place: TextLocation = { field: "body_markdown", block };
      if (node.type === "html") return [found(place, node.value)];
      const isText = node.type === "text" || node.type === "code";
      return isText && dangerous.test(decoded(node.value)) ? [found(place, node.value)] : [];
    }),
  ];
}

function found(place: TextLocation, quote: string): Finding {
  return stopping(
    "raw-html",
    place,
    quote,
    "Articles are markdown without HTML: write it in markdown or leave it out.",
  );
}

const entities: Readonly<Record<string, string>> = { lt: "<", gt: ">", quot: '"', amp: "&" };

function decoded(text: string): string {
  return text
    .replaceAll(
      /&(lt|gt|quot|amp);/gi,
      (whole, name: string) => entities[name.toLowerCase()] ?? whole,
    )
    .replaceAll(/&#x([0-9a-f]{1,6});?/gi, (_, code: string) => charOf(Number.parseInt(code, 16)))
    .replaceAll(/&#(\d{1,7});?/g, (_, code: string) => charOf(Number(code)));
}

function charOf(code: number): string {
  return code > 0 && code <= 0x10_ff_ff ? String.fromCodePoint(code) : "";
}
