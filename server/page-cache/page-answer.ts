import type { CachedPage, Variant } from "./cached-page.ts";

/** An answer as both fronts send it: names and values of headers in turn. */
export type PageAnswer = {
  readonly status: number;
  readonly headers: string[];
  /** A character a byte. */
  readonly body: string | null;
};

export type Asked = {
  readonly isHead: boolean;
  readonly ifNoneMatch: string | undefined;
  /** It could not be learnt whether the page is still true. */
  readonly isStale: boolean;
};

/** Said with a page that goes on being served while the database cannot be asked (RFC 9211, and RFC 7234 for older caches). */
const staleness = [
  "Cache-Status",
  "site; hit; detail=unconfirmed",
  "Warning",
  '110 - "Response is Stale"',
];

/** 304 when the reader has the same text already, in whichever coding; otherwise the variant. */
export function pageAnswer({ rendering }: CachedPage, variant: Variant, asked: Asked): PageAnswer {
  const known =
    rendering.status === 200 && asked.ifNoneMatch !== undefined
      ? knownTag(asked.ifNoneMatch, rendering.hash, variant)
      : undefined;
  const headers = known !== undefined ? [...rendering.validity, "ETag", known] : variant.headers;
  return {
    status: known !== undefined ? 304 : rendering.status,
    headers: asked.isStale ? [...headers, ...staleness] : headers,
    body: known !== undefined || asked.isHead ? null : variant.body,
  };
}

/** The tag by which the reader keeps this text. Proxies make tags weak; coding does not matter to what is read. */
function knownTag(header: string, hash: string, { etag }: Variant): string | undefined {
  if (header === etag) return etag;
  if (header.trim() === "*") return etag;
  return header
    .split(",")
    .map((tag) => tag.trim().replace(/^W\//, ""))
    .find((tag) => tag.startsWith(`"${hash}-`));
}
