import { readFileSync } from "node:fs";
import { brotliCompressSync, constants } from "node:zlib";
import { z } from "zod";
import { cataloguePaths } from "../content/page-catalogue.ts";
import { examplePrompts } from "../tests/support/example-drafts.ts";
import { siteProgram, signIn, startPeer, stopPeer } from "./processes.ts";
import type { Part, Row } from "./report.ts";

export async function measurePageWeight(folder: string): Promise<Part> {
  const site = await startPeer(await siteProgram(folder));
  try {
    const posts = await publishPosts(site.port, 12);
    const rows: Row[] = [];
    for (const path of [...cataloguePaths, ...posts, "/no-such-page"]) {
      const answer = await fetch(`http://127.0.0.1:${site.port}${path}`);
      const { words, body, headers, styles } = await weighed(path, answer);
      rows.push({
        page: path,
        words,
        "with headers": body + headers,
        body,
        stylesheets: styles,
        [firstOfVisit]: body + styles,
      });
    }
    const heaviest = rows.toSorted((one, other) => total(other) - total(one));
    return {
      title: "Page weight",
      method: `The ${reported} heaviest of ${rows.length} pages. Bytes of a page and of the stylesheets that it waits for, brotli 11, each kept by the browser for the pages that follow; the limit of both is ${maxBytes}, the first flight of TCP. Words are all that a reader sees, header and footer included.`,
      rows: heaviest.slice(0, reported),
    };
  } finally {
    await stopPeer(site);
  }
}

const reported = 12;
const firstOfVisit = "first of a visit";

function total(row: Row): number {
  return Number(row[firstOfVisit]);
}

const feedSchema = z.object({ items: z.array(z.object({ url: z.string() })) });

/** Made of our guides as an approver would make them. Answers their paths. */
export async function publishPosts(port: number, count: number): Promise<readonly string[]> {
  const call = await signIn(port);
  for (const [prompt, category] of examplePrompts.slice(0, count))
    await call("manual-blog-generation", { prompt, category, publish: true });
  const feed = await fetch(`http://127.0.0.1:${port}/blog/feed.json`);
  return feedSchema.parse(await feed.json()).items.map(({ url }) => new URL(url).pathname);
}

/** Most bytes of one public page with its stylesheets: what a server sends in its first flight. */
export const maxBytes = 14_600;

/** In bytes: the body as it is cached for sending, the headers, and the stylesheets that the page waits for. */
export async function weighed(path: string, answer: Response) {
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
