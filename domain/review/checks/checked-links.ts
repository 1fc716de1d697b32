import { isAllowedAddress } from "../../drafting/checks/allowed-addresses.ts";
import { nodesOf } from "../../drafting/checks/nodes.ts";
import { parsedBody } from "../../drafting/checks/text/parse-body.ts";
import type { Ledger, Place } from "../../posts/ledger.ts";
import type { PostContent } from "../../posts/post.ts";

/**
 * `stopped`: the checks refused it. `page`: it leads to a page of this site. `official`: an official
 * address or the source of a record. `supplied`: a person gave it. `unchecked`: the revision is older than the checks.
 */
export type LinkState = "stopped" | "page" | "official" | "supplied" | "unchecked";

export type CheckedLink = {
  readonly address: string;
  readonly isInternal: boolean;
  readonly state: LinkState;
  /** Where it stands, each place once. */
  readonly places: readonly Place[];
};

/** Every address to which a revision leads: those of its text, then its related pages and sources. */
export function checkedLinks(content: PostContent, ledger: Ledger | null): readonly CheckedLink[] {
  const links = new Map<string, Place[]>();
  for (const { address, place } of placedLinks(content)) {
    const places = links.get(address) ?? [];
    if (!places.some((one) => JSON.stringify(one) === JSON.stringify(place))) places.push(place);
    links.set(address, places);
  }
  const refused = (ledger?.findings ?? []).filter(({ stops }) => stops);
  return [...links].map(([address, places]) => {
    const isInternal = /^[/#?]/.test(address) && !address.startsWith("//");
    const isStopped = refused.some(({ quote }) => names(quote, address));
    return { address, isInternal, state: stateOf(address, { isInternal, isStopped }), places };
  });

  function stateOf(address: string, link: { isInternal: boolean; isStopped: boolean }): LinkState {
    if (ledger === null) return "unchecked";
    if (link.isStopped) return "stopped";
    if (link.isInternal) return "page";
    return isAllowedAddress(address, new Set()) ? "official" : "supplied";
  }
}

type PlacedLink = { readonly address: string; readonly place: Place };

function placedLinks(content: PostContent): readonly PlacedLink[] {
  const inText = nodesOf(parsedBody(content.body_markdown)).flatMap(({ node, block }) =>
    node.type === "link" || node.type === "definition" || node.type === "image"
      ? [{ address: node.url, place: { field: "body_markdown", block } as const }]
      : [],
  );
  const related = content.internal_links.map((address) => ({
    address,
    place: { field: "internal_links" } as const,
  }));
  const outside = [
    ...content.source_references.map(({ url }) => url),
    ...(content.hero_image_url === null ? [] : [content.hero_image_url]),
  ].map((address) => ({ address, place: { field: "source_references" } as const }));
  return [...inText, ...related, ...outside].filter(({ address }) => address !== "");
}

/** Whether a finding's quote, which may be shortened, is this address. */
function names(quote: string, address: string): boolean {
  const isBeginning = quote.length > 1 && quote.endsWith("…");
  return quote === address || (isBeginning && address.startsWith(quote.slice(0, -1)));
}
