import { addressIn } from "../../content/edition-address.ts";
import type { FactSnapshot } from "../../content/facts/snapshot.ts";
import type { SearchAnswer } from "../../domain/search/search-answer.ts";
import { anyText, oneOf, orElse, type ValuesOf, wholeNumber } from "./read-form.ts";

/** More parts than any search has. */
const maxParts = 99;

export const searchForm = {
  q: { schema: orElse(anyText, "") },
  part: { schema: orElse(wholeNumber(1, maxParts), 1) },
  exact: { schema: orElse(oneOf(["1"], "To search exactly as typed, use exact=1."), null) },
};

/** `exact` is set where nothing of it is to be corrected. */
export type AskedSearch = ValuesOf<typeof searchForm>;

export const hitsAPart = 10;

export type ShownSearch = ReturnType<typeof shownSearch>;

export function shownSearch(
  { values, hits, ...answer }: SearchAnswer,
  { part }: AskedSearch,
  facts: FactSnapshot,
) {
  return {
    ...answer,
    part,
    values: part === 1 ? values : [],
    count: hits.length,
    hits: hits
      .slice((part - 1) * hitsAPart, part * hitsAPart)
      .map((hit) => ({ ...hit, path: addressOf(hit.path, facts) })),
    parts: Math.max(1, Math.ceil(hits.length / hitsAPart)),
  };
}

function addressOf(path: string, facts: FactSnapshot): string {
  const [page = "", anchor] = path.split("#", 2);
  return addressIn(page, facts) + (anchor === undefined ? "" : `#${anchor}`);
}

/** The address of a search; what it leaves out is as in the empty form. */
export function searchAddress({ q, part = 1, exact }: Partial<AskedSearch>): string {
  const query = new URLSearchParams({
    q: q ?? "",
    ...(part > 1 && { part: String(part) }),
    ...(exact != null && { exact }),
  });
  return `/search?${query.toString()}`;
}
