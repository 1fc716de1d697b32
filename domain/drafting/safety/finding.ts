import type { Finding, TextLocation } from "../../posts/revisions/ledger.ts";

/** A finding that stops publication, without a record unless one is named. */
export function stopping(
  kind: Finding["kind"],
  place: TextLocation,
  quote: string,
  message: string,
  record: string | null = null,
): Finding {
  return { kind, place, quote: shortQuote(quote), message, record, stops: true };
}

/** A finding that a reviewer should see and that stops nothing. */
export function remark(
  kind: Finding["kind"],
  place: TextLocation,
  quote: string,
  message: string,
): Finding {
  return { kind, place, quote: shortQuote(quote), message, record: null, stops: false };
}

const longestQuote = 200;

function shortQuote(quote: string): string {
  return quote.length <= longestQuote ? quote : `${quote.slice(0, longestQuote - 1)}…`;
}
