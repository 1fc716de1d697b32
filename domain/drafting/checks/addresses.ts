import type { Finding, TextLocation } from "../../posts/ledger.ts";
import { hostOf, isAllowedAddress, isAllowedHost } from "./allowed-addresses.ts";
import type { DraftText, CheckContext } from "./draft-text.ts";
import { stopping } from "./finding.ts";
import { nodesOf } from "./nodes.ts";

const bareHost =
  /(?<![\w@/.-])(?:https?:\/\/)?((?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+(?:in|com|org|net|gov|info|edu|io|me|ly|xyz|online|site|shop|live|tk|link|app|page|club|top|store|ru|cn|gl|gg|ac|co|nic|biz|us|uk|eu|academy|education|institute))(?![\w-]|\.[a-z])(\/[^\s)\]]*)?/gi;

/** Addresses out of the site: official ones, sources of records, and those the person supplied. */
export function checkAddresses(
  { content, tree, statements }: DraftText,
  { suppliedAddresses }: CheckContext,
): readonly Finding[] {
  const check = (address: string, place: TextLocation) =>
    isAllowedAddress(address, suppliedAddresses) ? [] : [foreign(address, place)];
  const linked = nodesOf(tree).flatMap(({ node, block }) => {
    if (node.type !== "link" && node.type !== "definition") return [];
    const address = node.url.startsWith("//") ? `https:${node.url}` : node.url;
    const place: TextLocation = { field: "body_markdown", block };
    return /^https?:/i.test(address) ? check(address, place) : [];
  });
  const named = statements.flatMap(({ text, place }) =>
    [...text.matchAll(bareHost)].flatMap(([words, host = "", path = ""]) => {
      const known =
        path.length > 1
          ? isAllowedAddress(`https://${host}${path}`, suppliedAddresses)
          : isAllowedHost(host, suppliedAddresses);
      return known ? [] : [foreign(words, place)];
    }),
  );
  return unique([
    ...linked,
    ...named,
    ...content.source_references.flatMap(({ url }) => check(url, { field: "source_references" })),
    ...content.source_references
      .filter(({ url }) => hostOf(url) === "")
      .map(({ url }) => foreign(url, { field: "source_references" })),
    ...(content.hero_image_url === null
      ? []
      : check(content.hero_image_url, { field: "source_references" })),
  ]);
}

function foreign(address: string, place: TextLocation): Finding {
  return stopping(
    "foreign-address",
    place,
    address,
    `“${address}” is neither an official address, nor the source of a record, nor supplied by a person: leave it out.`,
  );
}

function unique(findings: readonly Finding[]): readonly Finding[] {
  const key = ({ place, quote }: Finding) => `${JSON.stringify(place)}${hostOf(quote) || quote}`;
  return [...new Map(findings.map((finding) => [key(finding), finding])).values()];
}
