import { promisify } from "node:util";
import { brotliCompress, brotliDecompress, constants, gzip } from "node:zlib";

/** How the bytes of an answer are coded, the shortest first. */
export type Coding = "br" | "gzip" | "identity";

const asBrotli = promisify(brotliCompress);
const asGzip = promisify(gzip);
export const fromBrotli = promisify(brotliDecompress);

/** The shortest coding that an `Accept-Encoding` header allows. */
export function acceptedCoding(header: string | undefined): Coding {
  if (header === undefined) return "identity";
  // The whole rule costs more than everything else that is looked at in a request.
  if (!/q=/i.test(header)) return plainlyAccepted(header);
  if (accepts(header, "br")) return "br";
  return accepts(header, "gzip") ? "gzip" : "identity";
}

function plainlyAccepted(header: string): Coding {
  if (/(?<![\w-])br(?![\w-])/i.test(header)) return "br";
  return /(?<![\w-])gzip(?![\w-])/i.test(header) ? "gzip" : "identity";
}

function accepts(header: string, coding: Coding): boolean {
  return header.split(",").some((part) => {
    const [name, ...parameters] = part.toLowerCase().split(";");
    return name?.trim() === coding && !parameters.some((text) => /^\s*q=0(\.0*)?\s*$/.test(text));
  });
}

/** Quality 5 takes some milliseconds, quality 11 some forty times as long, for an eighth less; on another thread. */
export function brotli(bytes: Buffer, quality: 5 | 11): Promise<Buffer> {
  return asBrotli(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength,
    },
  });
}

export function gzipped(bytes: Buffer): Promise<Buffer> {
  return asGzip(bytes, { level: 9 });
}
