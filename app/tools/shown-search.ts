import * as z from "zod/mini";
import { addressIn } from "../../content/edition-address.ts";
import type { Fact } from "../../content/facts/index.ts";
import type { FactSnapshot } from "../../content/facts/snapshot.ts";
import {
  type HitKind,
  hitKinds,
  type SearchAnswer,
  type SearchHit,
} from "../../domain/search/search-answer.ts";
import { anyText, oneOf, orElse, wholeNumber } from "./read-form.ts";

/** More parts than any search has. */
const maxParts = 99;

export const searchForm = z.object({
  q: orElse(anyText, ""),
  kind: orElse(oneOf(hitKinds, "There is no such type of result."), null),
  part: orElse(wholeNumber(1, maxParts), 1),
  exact: orElse(oneOf(["1"] as const, "To search exactly as typed, use exact=1."), null),
});

export type AskedSearch = {
  readonly q: string;
  /** Of one group alone; null: of all. */
  readonly kind: HitKind | null;
  readonly part: number;
  /** Set where nothing of it is to be corrected. */
  readonly exact: "1" | null;
};

export const hitsAPart = 10;

export type ShownSearch = Pick<
  SearchAnswer,
  "query" | "corrected" | "help" | "notCovered" | "asksNow" | "feeTool" | "isNearest"
> & {
  readonly values: readonly Fact[];
  /** How many results there are of all, and of each kind that there is. */
  readonly groups: readonly { readonly kind: HitKind | null; readonly count: number }[];
  readonly hits: readonly SearchHit[];
  readonly part: number;
  readonly parts: number;
};

export function shownSearch(
  { values, hits, ...answer }: SearchAnswer,
  { kind, part }: AskedSearch,
  facts: FactSnapshot,
): ShownSearch {
  const ofKind = (one: HitKind | null) => hits.filter((hit) => one === null || hit.kind === one);
  const wantedHits = ofKind(kind);
  // The chosen one stands next to all of them, where a narrow row shows it.
  const kinds = new Set([null, kind, ...hitKinds]);
  const groups = [...kinds].map((one) => ({ kind: one, count: ofKind(one).length }));
  return {
    ...answer,
    part,
    values: part === 1 && (kind === null || kind === "fact") ? values : [],
    groups: groups.filter((group) => group.count > 0 || group.kind === kind),
    hits: wantedHits
      .slice((part - 1) * hitsAPart, part * hitsAPart)
      .map((hit) => ({ ...hit, path: addressOf(hit.path, facts) })),
    parts: Math.max(1, Math.ceil(wantedHits.length / hitsAPart)),
  };
}

function addressOf(path: string, facts: FactSnapshot): string {
  const [page = "", anchor] = path.split("#", 2);
  return addressIn(page, facts) + (anchor === undefined ? "" : `#${anchor}`);
}

/** The address of a search; what it leaves out is as in the empty form. */
export function searchAddress({ q, kind, part = 1, exact }: Partial<AskedSearch>): string {
  const query = new URLSearchParams({
    q: q ?? "",
    ...(kind != null && { kind }),
    ...(part > 1 && { part: String(part) }),
    ...(exact != null && { exact }),
  });
  return `/search?${query.toString()}`;
}
