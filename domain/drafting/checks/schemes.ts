import type { Finding, TextLocation } from "../../posts/ledger.ts";
import { hostOf, isAllowedHost } from "./allowed-addresses.ts";
import type { DraftText, CheckContext } from "./draft-text.ts";
import { stopping } from "./finding.ts";
import { nodesOf } from "./nodes.ts";

/** Schemes of links (contract, section 5). */
const linkSchemes: ReadonlySet<string> = new Set([
  "http",
  "https",
  "irc",
  "ircs",
  "mailto",
  "xmpp",
]);

/** Links of other schemes than the site shows, and images from hosts that are not known. */
export function checkSchemes(
  { tree, statements }: DraftText,
  { suppliedAddresses }: CheckContext,
): readonly Finding[] {
  const nodes = nodesOf(tree).flatMap(({ node, block }) => {
    const place: TextLocation = { field: "body_markdown", block };
    if (node.type === "link" || node.type === "definition") return ofLink(node.url, place);
    if (node.type !== "image") return [];
    const isKnown =
      /^https?:/i.test(node.url) && isAllowedHost(hostOf(node.url), suppliedAddresses);
    return isKnown
      ? []
      : [
          stopping(
            "forbidden-scheme",
            place,
            node.url,
            "Articles show no images but those of known hosts by http(s): leave it out.",
          ),
        ];
  });
  const typed = statements.flatMap(({ text, place }) => {
    const [words] =
      /\b(?:javascript|vbscript):\s*\S+|\bdata:\s*(?:text|image|application)\/\S+/i.exec(text) ??
      [];
    return words === undefined
      ? []
      : [stopping("forbidden-scheme", place, words, "This is code and no text: leave it out.")];
  });
  return [...nodes, ...typed];
}

function ofLink(address: string, place: TextLocation): readonly Finding[] {
  const plain = address.replaceAll(/[\s\p{Control}]/gu, "");
  const [, scheme] = /^([a-z][a-z0-9+.-]*):/i.exec(plain) ?? [];
  if (scheme === undefined || linkSchemes.has(scheme.toLowerCase())) return [];
  return [
    stopping(
      "forbidden-scheme",
      place,
      address,
      `Links of the kind “${scheme}:” are not shown: use a page of this site or an official address.`,
    ),
  ];
}
