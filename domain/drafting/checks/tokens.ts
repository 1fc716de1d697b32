import { unknownTokens } from "../../posts/fact-tokens.ts";
import type { Finding, TextLocation } from "../../posts/ledger.ts";
import type { DraftText } from "./draft-text.ts";
import { stopping } from "./finding.ts";
import { nodesOf } from "./nodes.ts";

const anyToken = /\{\{[^{}\n]*\}?\}?/;
const likeToken = /\{\{|\}\}|\{\s*fact\s*:|\[\[?\s*fact\s*:|<\s*fact\s*:|\{%|\$\{/i;

/** Tokens that name no record, and tokens where readers would see them unfilled. */
export function checkTokens({ content, tree }: DraftText): readonly Finding[] {
  return [
    ...fieldFindings({ field: "hero_summary" }, content.hero_summary),
    ...fieldFindings({ field: "meta_description" }, content.meta_description),
    ...forbidden({ field: "title" }, content.title),
    ...content.tags.flatMap((tag) => forbidden({ field: "tags" }, tag)),
    ...content.internal_links.flatMap((link) => forbidden({ field: "internal_links" }, link)),
    ...nodesOf(tree).flatMap(({ node, block }) => {
      const place: TextLocation = { field: "body_markdown", block };
      if (node.type === "text") return fieldFindings(place, node.value);
      if (node.type === "inlineCode" || node.type === "code") return forbidden(place, node.value);
      if (node.type === "link" || node.type === "image" || node.type === "definition")
        return forbidden(place, decoded(node.url));
      return [];
    }),
  ];
}

function fieldFindings(place: TextLocation, text: string): readonly Finding[] {
  const unknown = unknownTokens(text);
  const [malformed] = likeToken.exec(text.replaceAll(/\{\{[^{}\n]*\}\}/g, "")) ?? [];
  return [
    ...unknown.map((token) =>
      stopping(
        "unknown-token",
        place,
        token,
        `${token} names no record: use a token from the list of facts or leave the value out.`,
      ),
    ),
    ...(malformed === undefined || unknown.length > 0
      ? []
      : [
          stopping(
            "unknown-token",
            place,
            malformed,
            "A token is malformed: write {{fact:ID}} with the id of a record.",
          ),
        ]),
  ];
}

function forbidden(place: TextLocation, text: string): readonly Finding[] {
  const [token] = anyToken.exec(text) ?? [];
  if (token === undefined) return [];
  return [
    stopping(
      "unknown-token",
      place,
      token,
      "Titles, tags, addresses and code hold no tokens: say it in words there.",
    ),
  ];
}

function decoded(address: string): string {
  return address.replaceAll(/%7b/gi, "{").replaceAll(/%7d/gi, "}");
}
