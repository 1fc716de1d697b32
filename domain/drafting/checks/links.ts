import type { Finding, TextLocation } from "../../posts/ledger.ts";
import type { DraftText, CheckContext } from "./draft-text.ts";
import { stopping } from "./finding.ts";
import { nodesOf } from "./nodes.ts";

/** Short addresses that redirect to a page (contract, section 2). */
const redirects = new Set(["/eligibility", "/registration", "/syllabus"]);
const files = new Set(["/sitemap.xml"]);

/** Links within the site lead to what exists. */
export function checkLinks(
  { content, tree }: DraftText,
  { paths }: CheckContext,
): readonly Finding[] {
  const dead = (path: string, place: TextLocation) =>
    exists(path, paths)
      ? []
      : [
          stopping(
            "dead-link",
            place,
            path,
            `There is no page at “${path}”: link to a path from the list of pages or leave the link out.`,
          ),
        ];
  return [
    ...content.internal_links.flatMap((path) => dead(path, { field: "internal_links" })),
    ...nodesOf(tree).flatMap(({ node, block }) => {
      if (node.type !== "link" && node.type !== "definition") return [];
      const isOutside = /^[a-z][a-z0-9+.-]*:|^\/\/|^\\/i.test(node.url);
      return isOutside ? [] : dead(node.url, { field: "body_markdown", block });
    }),
    ...nodesOf(tree).flatMap(({ node, block }) =>
      node.type === "text" ? unresolved(node.value, { field: "body_markdown", block }) : [],
    ),
  ];
}

function exists(address: string, paths: ReadonlySet<string>): boolean {
  if (address.startsWith("#")) return address.length > 1;
  if (!address.startsWith("/")) return false;
  const [path = ""] = address.split(/[?#]/);
  return paths.has(path) || redirects.has(path) || files.has(path);
}

/** A link whose target was forgotten or written wrongly reads as brackets. */
function unresolved(text: string, place: TextLocation): readonly Finding[] {
  const [words] = /\[[^\]\n]{2,80}\]\s?\((?!\s)[^)\n]*\)?/.exec(text) ?? [];
  if (words === undefined) return [];
  return [
    stopping(
      "dead-link",
      place,
      words,
      `“${words}” is no link as it is written: mend its address or leave it out.`,
    ),
  ];
}
