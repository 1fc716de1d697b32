import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, brotliDecompress, constants, gzip } from "node:zlib";

/** How the bytes of an answer are coded, the shortest first. */
export type Coding = "br" | "gzip" | "identity";

/** The shortest coding that an `Accept-Encoding` header allows. */
export function acceptedCoding(header: string | undefined): Coding {
  if (header === undefined) return "identity";
  if (accepts(header, "br")) return "br";
  return accepts(header, "gzip") ? "gzip" : "identity";
}

const codingName = { br: /(?<![\w-])br(?![\w-])/i, gzip: /(?<![\w-])gzip(?![\w-])/i };

function accepts(header: string, coding: "br" | "gzip"): boolean {
  // Browsers send no weights, and the whole rule costs more than everything else that is read of a request.
  if (!/q=/i.test(header)) return codingName[coding].test(header);
  return header.split(",").some((part) => {
    const [name, ...parameters] = part.toLowerCase().split(";");
    return name?.trim() === coding && !parameters.some((text) => /^\s*q=0(\.0*)?\s*$/.test(text));
  });
}

/** A page or file as everybody gets it. */
export type CachedPage = {
  readonly status: number;
  /** Hash of the text, however it is coded. */
  readonly hash: string;
  /** Names and values in turn, as Node takes them, without those of one coding. */
  readonly headers: readonly string[];
  /** Those of them that a 304 repeats. */
  readonly notModifiedHeaders: readonly string[];
  /** Brotli is always there, the others once they were asked for. */
  readonly variants: { br: Variant } & Partial<Record<Coding, Variant>>;
};

/** The same text in one coding. */
type Variant = {
  /** Strong: other bytes have another one. */
  readonly etag: string;
  /** One character a byte: Node sends such a text in one piece with the headers, which is a tenth cheaper. */
  readonly body: string;
  /** All headers of the answer. */
  readonly headers: string[];
};

const compressBrotli = promisify(brotliCompress);
const decompressBrotli = promisify(brotliDecompress);
const compressGzip = promisify(gzip);

/** Browsers ask again each time; a cache in front of the site may use the page for half a minute. */
const cacheControl =
  "public, max-age=0, s-maxage=30, stale-while-revalidate=30, stale-if-error=86400";

/** Whether the answer is the same for everybody: no nonce, no cookie, not marked as private. */
export function isCacheable({ status, headers }: Response): boolean {
  return (
    status === 200 &&
    !headers.has("set-cookie") &&
    !/no-store|private/.test(headers.get("cache-control") ?? "") &&
    !(headers.get("content-security-policy") ?? "").includes("'nonce-")
  );
}

/** The answer in the form in which it is cached and sent; `former` itself where it says the same. */
export async function toCachedPage(answer: Response, former?: CachedPage): Promise<CachedPage> {
  const text = Buffer.from(await answer.arrayBuffer());
  const hash = createHash("sha256").update(text).digest("base64url").slice(0, 16);
  const all = new Headers(answer.headers);
  for (const name of ["etag", "content-length"]) all.delete(name);
  if (isCacheable(answer) && !all.has("cache-control")) all.set("cache-control", cacheControl);
  if (!/accept-encoding/i.test(all.get("vary") ?? "")) all.append("vary", "Accept-Encoding");
  const headers = [...all].flat();
  const isFormer =
    former?.hash === hash &&
    former.status === answer.status &&
    former.headers.join("\n") === headers.join("\n");
  if (isFormer) return former;
  return {
    status: answer.status,
    hash,
    headers,
    notModifiedHeaders: [...all]
      .filter(([name]) => name === "cache-control" || name === "vary")
      .flat(),
    variants: { br: toVariant({ hash, headers }, await brotli(text, 5), "br", "5") },
  };
}

/** The page's text in this coding; encoded now when nobody has asked for it before. */
export async function encodedVariant(page: CachedPage, coding: Coding): Promise<Variant> {
  const { variants } = page;
  if (coding === "br") return variants.br;
  const knownVariant = variants[coding];
  if (knownVariant !== undefined) return knownVariant;
  const text = await textOf(page);
  const bytes = coding === "gzip" ? await compressGzip(text, { level: 9 }) : text;
  return (variants[coding] = toVariant(page, bytes, coding, coding));
}

/** Makes the page's text as small as it gets: takes some forty times as long as at first, for an eighth less. */
export async function recompress(page: CachedPage): Promise<void> {
  page.variants.br = toVariant(page, await brotli(await textOf(page), 11), "br", "11");
}

/** How many bytes the page takes in memory, its headers included. */
export function sizeOf({ headers, variants }: CachedPage): number {
  const bodies = Object.values(variants).map(({ body }) => body.length);
  return bodies.reduce((sum, bytes) => sum + bytes, headers.join("").length * 2);
}

function textOf({ variants }: CachedPage): Promise<Buffer> {
  return decompressBrotli(Buffer.from(variants.br.body, "latin1"));
}

/** On another thread. */
function brotli(bytes: Buffer, quality: 5 | 11): Promise<Buffer> {
  return compressBrotli(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength,
    },
  });
}

function toVariant(
  page: Pick<CachedPage, "hash" | "headers">,
  bytes: Buffer,
  coding: Coding,
  ending: string,
): Variant {
  const etag = `"${page.hash}-${ending}"`;
  const headers = [
    ...page.headers,
    ...(coding === "identity" ? [] : ["Content-Encoding", coding]),
    "Content-Length",
    String(bytes.byteLength),
    "ETag",
    etag,
  ];
  return { etag, body: bytes.toString("latin1"), headers };
}
