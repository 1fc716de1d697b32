import { factsIn } from "../../posts/text/fact-tokens.ts";
import type { Claim, Ledger, TextLocation, Verdict } from "../../posts/revisions/ledger.ts";
import type { PostContent } from "../../posts/post.ts";
import { factNote, factText, type Fact } from "../../../content/facts/index.ts";
import type { FactSnapshot } from "../../../content/facts/snapshot.ts";
import { isAllowedAddress } from "../../drafting/checks/allowed-addresses.ts";
import { draftParts, type DraftPart } from "../../drafting/checks/safety/draft-parts.ts";
import { isSamePlace } from "../../posts/revisions/confirmation.ts";
import { parsedBody } from "../../drafting/checks/text/parse-body.ts";

/** One record on which statements of a revision rest. */
export type CheckedFigure = {
  readonly id: string;
  /** As it is now; null when it was taken out since. */
  readonly record: RecordView | null;
  /** Its value at the time of the check, when that is not its value now. */
  readonly was: string | null;
  /** Null when the revision was not checked. */
  readonly verdict: Verdict | null;
  /** No token looks it up: the writer typed the value. */
  readonly isTyped: boolean;
  /** Where it is used, each place once. */
  readonly places: readonly TextLocation[];
};

/** The figures of a revision: those of its statements in reading order, then values that state nothing. */
export function checkedFigures(
  content: PostContent,
  ledger: Ledger | null,
  facts: FactSnapshot,
): readonly CheckedFigure[] {
  const looked = factsIn(
    [content.hero_summary, content.body_markdown, content.meta_description].join("\n"),
    facts,
  );
  const tokens = new Set<string>(looked.map(({ id }) => id));
  const claimed = claimedRecords(ledger);
  const unclaimed = looked.filter(({ id }) => !claimed.has(id));
  const contradicting = new Set(
    (ledger?.findings ?? []).flatMap(({ stops, record }) => (stops ? (record ?? []) : [])),
  );
  return [
    ...[...claimed].map(([id, { value, places }]): CheckedFigure => {
      const record = recordView(id, facts);
      return {
        id,
        record,
        was: record?.value === value ? null : value,
        verdict: contradicting.has(id) ? "contradicted" : "supported",
        isTyped: !tokens.has(id),
        places,
      };
    }),
    ...unclaimed.map((record): CheckedFigure => {
      const verdict = ledger === null ? null : "supported";
      const { id } = record;
      return { id, record: viewOf(record, facts), was: null, verdict, isTyped: false, places: [] };
    }),
  ];
}

function claimedRecords(ledger: Ledger | null) {
  const claimed = new Map<string, { readonly value: string; readonly places: TextLocation[] }>();
  for (const { place, records } of ledger?.claims ?? [])
    for (const { id, value } of records) {
      const known = claimed.get(id) ?? { value, places: [] };
      if (!known.places.some((one) => isSamePlace(one, place))) known.places.push(place);
      claimed.set(id, known);
    }
  return claimed;
}

/** A record of the registry as a reviewer needs it. */
export type RecordView = {
  readonly id: string;
  readonly label: string;
  /** As it is read now, in the edition of the post. */
  readonly value: string;
  readonly edition: string;
  readonly note: string | null;
  readonly source: { readonly title: string; readonly url: string };
  /** ISO day. */
  readonly checkedOn: string;
  /** Our page with it. */
  readonly page: string;
};

/** The record of this id; null when it was taken out since. */
export function recordView(id: string, facts: FactSnapshot): RecordView | null {
  const record = facts.find(id);
  return record === undefined ? null : viewOf(record, facts);
}

function viewOf(record: Fact, facts: FactSnapshot): RecordView {
  const { id, label, edition, source, checkedOn, page } = record;
  return {
    id,
    label,
    value: factText(record),
    edition,
    note: factNote(record, facts),
    source: { title: source.title, url: source.address },
    checkedOn,
    page,
  };
}

/** What of ours is nearest to a statement: a record as it is now, or a sentence of a page without a record. */
export type NearestStated = {
  readonly factId: string | null;
  readonly edition: string | null;
  readonly text: string;
  readonly source: { readonly title: string; readonly address: string | null };
};

/** Null for a record that was taken out since. */
export function nearestStated(
  nearest: Claim["nearest"],
  facts: FactSnapshot,
): NearestStated | null {
  if (nearest === null) return null;
  if (nearest.kind === "page") {
    const { title, text } = nearest;
    return { factId: null, edition: null, text, source: { title, address: null } };
  }
  const record = facts.find(nearest.id);
  if (record === undefined) return null;
  const { edition, source, label } = record;
  return {
    factId: nearest.id,
    edition,
    text: `${label}: ${factText(record)}`,
    source: { title: source.title, address: source.address },
  };
}

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
  readonly places: readonly TextLocation[];
};

/** Every address to which a revision leads: those of its text, then its related pages and sources. */
export function checkedLinks(
  content: PostContent,
  ledger: Ledger | null,
  facts: FactSnapshot,
): readonly CheckedLink[] {
  const links = new Map<string, TextLocation[]>();
  for (const { text: address, place } of placedLinks(content)) {
    const places = links.get(address) ?? [];
    if (!places.some((one) => isSamePlace(one, place))) places.push(place);
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
    return isAllowedAddress(address, { facts, suppliedAddresses: new Set() })
      ? "official"
      : "supplied";
  }
}

/** What of a draft leads somewhere, in the order in which it is told. */
const leading: readonly (readonly DraftPart["is"][])[] = [
  ["link", "image"],
  ["related"],
  ["source"],
];

function placedLinks(content: PostContent): readonly DraftPart[] {
  const parts = draftParts(content, parsedBody(content.body_markdown));
  return leading.flatMap((kinds) =>
    parts.filter(({ is, text }) => kinds.includes(is) && text !== ""),
  );
}

/** Whether a finding's quote, which may be shortened, is this address. */
function names(quote: string, address: string): boolean {
  const isBeginning = quote.length > 1 && quote.endsWith("…");
  return quote === address || (isBeginning && address.startsWith(quote.slice(0, -1)));
}
