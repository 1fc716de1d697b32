import { mkdtempSync, rmSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { cataloguePaths } from "../content/page-catalogue.ts";
import { migrate } from "../database/migrate.ts";
import { openDatabase } from "../database/open-database.ts";
import { readSettings } from "../server/config.ts";
import type { Part, Row } from "./support/bench-part.ts";
import { publishWeighedPosts } from "./weighed-posts.ts";
import { brotliCompressSync, constants } from "node:zlib";

/** In a variable, because the type checker must not look for a built file. */
const builtSite = new URL("../build/server/index.js", import.meta.url).href;

export async function measurePageWeight(): Promise<Part> {
  const { openSite } = (await import(builtSite)) as typeof import("../server/serve.ts");
  const dataDir = mkdtempSync(join(tmpdir(), "page-weight-"));
  const settings = readSettings({ DATA_DIR: dataDir });
  const database = await openDatabase({ dataDir });
  await migrate(database);
  const posts = await publishWeighedPosts(database, settings.siteUrl);
  await database.close();
  const site = await openSite(settings);
  try {
    const paths = [...cataloguePaths, ...posts, "/no-such-page"];
    const rows: Row[] = [];
    for (const path of paths)
      rows.push(await rowOf(path, () => site.fetch(new Request(settings.siteUrl + path))));
    return {
      title: "Page weight",
      method: `Bytes of a page and of the stylesheets that it waits for, brotli 11, each kept by the browser for the pages that follow; the limit of both is ${maxBytes}, the first flight of TCP. Words are all that a reader sees, header and footer included.`,
      rows,
    };
  } finally {
    await site.close();
    rmSync(dataDir, { recursive: true });
  }
}

async function rowOf(path: string, fetched: () => Response | Promise<Response>): Promise<Row> {
  const { words, body, headers, styles } = await weighed(path, await fetched());
  return {
    page: path,
    words,
    "with headers": body + headers,
    body,
    stylesheets: styles,
    "first of a visit": body + styles,
  };
}

/** Most bytes of one public page with its stylesheets: what a server sends in its first flight. */
export const maxBytes = 14_600;

type PageWeight = {
  readonly path: string;
  /** Words that a reader sees, header and footer included. */
  readonly words: number;
  readonly html: number;
  /** The HTML as it is cached for sending: brotli, quality 11. */
  readonly body: number;
  readonly headers: number;
  /** The stylesheets that the page waits for; the browser keeps them for the pages that follow. */
  readonly styles: number;
};

export async function weighed(path: string, answer: Response): Promise<PageWeight> {
  const html = await answer.text();
  const sheets = html.matchAll(
    /<link rel="stylesheet" href="(\/assets\/[\w.-]+)" data-precedence/g,
  );
  return {
    path,
    words: wordsRead(html),
    html: Buffer.byteLength(html),
    body: compressedBytes(html),
    headers: headerBytes(answer.headers),
    styles: [...sheets].reduce((sum, [, address = ""]) => sum + sheetBytes(address), 0),
  };
}

function sheetBytes(address: string): number {
  return compressedBytes(readFileSync(new URL(`../build/client${address}`, import.meta.url)));
}

/** Bytes after brotli at its highest quality. */
function compressedBytes(text: string | Uint8Array): number {
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
