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

/** What was rendered once. While it is cached, everybody who asks gets it. */
export type Rendering = {
  readonly status: number;
  readonly key: string;
  readonly tags: readonly string[];
  /** It cannot be rendered while the database is away; what shows exam facts alone can. */
  readonly needsDatabase: boolean;
  /** The Indian day on which it is true, counted from 1970. */
  readonly indianDay: number;
  /** Hash of the text, however it is coded. */
  readonly hash: string;
  /** Names and values in turn, as Node takes them, without those of one coding. */
  readonly headers: readonly string[];
  /** Those of them that a 304 repeats. */
  readonly notModifiedHeaders: readonly string[];
};

/** The same text in one coding. */
export type Variant = {
  /** Strong: other bytes have another one. */
  readonly etag: string;
  /** One character a byte: Node sends such a text in one piece with the headers, which is a tenth cheaper. */
  readonly body: string;
  /** All headers of the answer. */
  readonly headers: string[];
};

/** Brotli is always there, the others once they were asked for. */
export type CachedPage = {
  readonly rendering: Rendering;
  readonly variants: { readonly br: Variant } & Partial<Readonly<Record<Coding, Variant>>>;
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

/** The answer in the form in which it is cached and sent; `factTags` names the exam facts that it has shown. */
export async function toCachedPage(
  answer: Response,
  about: Pick<Rendering, "key" | "tags" | "indianDay">,
  factTags: () => readonly string[],
): Promise<CachedPage> {
  const text = Buffer.from(await answer.arrayBuffer());
  const headers = new Headers(answer.headers);
  for (const name of ["etag", "content-length"]) headers.delete(name);
  if (isCacheable(answer) && !headers.has("cache-control"))
    headers.set("cache-control", cacheControl);
  if (!/accept-encoding/i.test(headers.get("vary") ?? ""))
    headers.append("vary", "Accept-Encoding");
  const rendering: Rendering = {
    ...about,
    // Not before the whole text is there: until then it may ask for more.
    tags: [...about.tags, ...factTags()],
    needsDatabase: about.tags.length > 0,
    status: answer.status,
    hash: createHash("sha256").update(text).digest("base64url").slice(0, 16),
    headers: [...headers].flat(),
    notModifiedHeaders: [...headers]
      .filter(([name]) => name === "cache-control" || name === "vary")
      .flat(),
  };
  return { rendering, variants: { br: toVariant(rendering, await brotli(text, 5), "br", "5") } };
}

/** The page's text in this coding. */
export async function encodeVariant(page: CachedPage, coding: Exclude<Coding, "br">) {
  const text = await textOf(page);
  const bytes = coding === "gzip" ? await compressGzip(text, { level: 9 }) : text;
  return toVariant(page.rendering, bytes, coding, coding);
}

/** The page's text in the fewest bytes: takes some forty times as long as at first, for an eighth less. */
export async function recompress(page: CachedPage): Promise<Variant> {
  return toVariant(page.rendering, await brotli(await textOf(page), 11), "br", "11");
}

/** How many bytes the page takes in memory, its headers and tags included. */
export function sizeOf({ rendering, variants }: CachedPage): number {
  const { headers, tags } = rendering;
  const bodies = Object.values(variants).map(({ body }) => body.length);
  const about = headers.join("").length * 2 + tags.join("").length;
  return bodies.reduce((sum, bytes) => sum + bytes, about);
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

function toVariant(rendering: Rendering, bytes: Buffer, coding: Coding, ending: string): Variant {
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
