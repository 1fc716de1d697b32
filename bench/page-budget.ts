import { brotliCompressSync, constants } from "node:zlib";

/** Most bytes of one public page, headers included: what a server sends in its first flight. */
export const mostBytes = 14_000;

type PageWeight = {
  readonly path: string;
  /** Words that a reader sees, header and footer included. */
  readonly words: number;
  readonly html: number;
  /** The HTML as it is cached for sending: brotli, quality 11. */
  readonly body: number;
  readonly headers: number;
  readonly styles: number;
};

/** What an answer with a page weighs on its way. */
export async function weighed(path: string, answer: Response): Promise<PageWeight> {
  const html = await answer.text();
  const [, styles = ""] = /<style>(.*?)<\/style>/s.exec(html) ?? [];
  return {
    path,
    words: wordsRead(html),
    html: Buffer.byteLength(html),
    body: compressedBytes(html),
    headers: headerBytes(answer.headers),
    styles: compressedBytes(styles),
  };
}

/** Bytes after brotli at its highest quality. */
export function compressedBytes(text: string | Uint8Array): number {
  return brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;
}

/** As HTTP/1.1 writes them: the status line, one line each, and what the server itself adds. */
function headerBytes(headers: Headers): number {
  const own = [
    "date: Sat, 21 Nov 2026 00:00:00 GMT",
    "connection: keep-alive",
    "keep-alive: timeout=5",
  ];
  const lines = [...headers].map(([name, value]) => `${name}: ${value}`);
  return ["HTTP/1.1 200 OK", "content-encoding: br", ...lines, ...own, ""].join("\r\n").length + 2;
}

function wordsRead(html: string): number {
  const text = html.replace(/<(script|style)[^>]*>.*?<\/\1>/gs, " ").replace(/<[^>]*>/g, " ");
  return text.match(/[^\s]+/g)?.length ?? 0;
}
