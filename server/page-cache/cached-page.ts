import { createHash } from "node:crypto";
import { brotli, fromBrotli, gzipped, type Coding } from "./content-coding.ts";

/** What was rendered once: when it is kept, the same for everybody who asks until it is dropped. */
export type Rendering = {
  readonly status: number;
  readonly key: string;
  readonly tags: readonly string[];
  /** The Indian day on which it is true, counted from 1970. */
  readonly indianDay: number;
  /** Of its text, whichever way it is coded. */
  readonly hash: string;
  /** Names and values in turn, as Node takes them; without those of one coding. */
  readonly headers: readonly string[];
  /** What a 304 repeats of them. */
  readonly validity: readonly string[];
};

/** The same text in one coding. */
export type Variant = {
  /** Strong: other bytes have another one. */
  readonly etag: string;
  /** The bytes, a character each: Node sends such a text in one piece with the headers, which is a tenth cheaper. */
  readonly body: string;
  /** All headers of the answer. */
  readonly headers: string[];
};

/** Brotli is always there, the others once they were asked for. */
export type Variants = { readonly br: Variant } & Partial<Readonly<Record<Coding, Variant>>>;

export type CachedPage = { readonly rendering: Rendering; readonly variants: Variants };

/** What browsers ask again for each time, and what a cache in front of the site may keep for half a minute. */
const shared = "public, max-age=0, s-maxage=30, stale-while-revalidate=30, stale-if-error=86400";

const repeated = ["cache-control", "vary"];

/** A page may be kept when it is the same for everybody: no nonce, no cookie, not said to be private. */
export function isCacheable({ status, headers }: Response): boolean {
  return (
    status === 200 &&
    !headers.has("set-cookie") &&
    !/no-store|private/.test(headers.get("cache-control") ?? "") &&
    !(headers.get("content-security-policy") ?? "").includes("'nonce-")
  );
}

/** The answer as it can be kept and sent. */
export async function toCachedPage(
  answer: Response,
  about: Pick<Rendering, "key" | "tags" | "indianDay">,
): Promise<CachedPage> {
  const text = Buffer.from(await answer.arrayBuffer());
  const headers = new Headers(answer.headers);
  for (const name of ["etag", "content-length"]) headers.delete(name);
  if (isCacheable(answer) && !headers.has("cache-control")) headers.set("cache-control", shared);
  if (!/accept-encoding/i.test(headers.get("vary") ?? ""))
    headers.append("vary", "Accept-Encoding");
  const rendering: Rendering = {
    ...about,
    status: answer.status,
    hash: createHash("sha256").update(text).digest("base64url").slice(0, 16),
    headers: [...headers].flat(),
    validity: [...headers].filter(([name]) => repeated.includes(name)).flat(),
  };
  return { rendering, variants: { br: variant(rendering, await brotli(text, 5), "br", "5") } };
}

/** The page's text in this coding. */
export async function encodeVariant({ rendering, variants }: CachedPage, coding: Coding) {
  const kept = variants[coding];
  if (kept !== undefined) return kept;
  const text = await textOf(variants);
  return variant(rendering, coding === "gzip" ? await gzipped(text) : text, coding, coding);
}

/** The page's text in as few bytes as it takes. */
export async function recompressed({ rendering, variants }: CachedPage): Promise<Variant> {
  const text = await textOf(variants);
  return variant(rendering, await brotli(text, 11), "br", "11");
}

function textOf({ br }: Variants): Promise<Buffer> {
  return fromBrotli(Buffer.from(br.body, "latin1"));
}

/** How many bytes it holds, its headers included. */
export function sizeOf({ rendering, variants }: CachedPage): number {
  const bodies = Object.values(variants).map(({ body }) => body.length);
  return bodies.reduce((sum, bytes) => sum + bytes, rendering.headers.join("").length * 2);
}

function variant(rendering: Rendering, bytes: Buffer, coding: Coding, ending: string): Variant {
  const etag = `"${rendering.hash}-${ending}"`;
  const headers = [
    ...rendering.headers,
    ...(coding === "identity" ? [] : ["Content-Encoding", coding]),
    "Content-Length",
    String(bytes.byteLength),
    "ETag",
    etag,
  ];
  return { etag, body: bytes.toString("latin1"), headers };
}
