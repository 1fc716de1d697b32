import { getMimeType } from "hono/utils/mime";
import { readdirSync, readFileSync, statSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { Traffic } from "./monitoring/traffic.ts";
import { acceptedCoding } from "./page-cache/page-cache.ts";
import { nextRequestId } from "./request-id.ts";
import { defaultHeaders } from "./security-headers.ts";

const client = "build/client";
const yearInSeconds = 31_536_000;
const dayInSeconds = 86_400;

/** The bytes that are sent, with the headers that they always have: names and values in turn. */
type Variant = { readonly bytes: Buffer; readonly headers: readonly string[] };
type BuiltFile = { readonly plain: Variant; readonly br: Variant | undefined };

/**
 * Built files are answered before the site: hashed ones may be cached for a year, the few at the root for a day.
 * They are in memory, a megabyte in all, and all answers send the same bytes: a slow client holds a
 * connection and nothing else. No line in the log: what is worth knowing of a file is in its address.
 */
export function createBuiltFileHandler({ https, traffic }: { https: boolean; traffic: Traffic }) {
  const security = Object.entries(defaultHeaders({ https })).flat();
  const files = new Map([
    ...readFolder("/", [...security, "Cache-Control", `public, max-age=${dayInSeconds}`]),
    ...readFolder("/assets/", [
      ...security,
      "Cache-Control",
      `public, max-age=${yearInSeconds}, immutable`,
    ]),
  ]);
  /** Answers a request for a built file; returns whether it did. */
  return function serveBuiltFile(
    { method, url = "", headers }: IncomingMessage,
    response: ServerResponse,
  ): boolean {
    if (method !== "GET" && method !== "HEAD") return false;
    const startedAt = performance.now();
    const file = files.get(pathOf(url));
    if (file === undefined) return false;
    const isBrotli = acceptedCoding(headers["accept-encoding"]?.toString()) === "br";
    const variant = (isBrotli ? file.br : undefined) ?? file.plain;
    const part = partOf(variant.bytes, method === "GET" ? headers.range : undefined);
    const { status } = part;
    response.writeHead(status, [
      ...variant.headers,
      ...part.headers,
      "Content-Length",
      String(part.bytes.length),
      "X-Request-Id",
      nextRequestId(),
    ]);
    response.end(method === "HEAD" ? undefined : part.bytes);
    const ms = performance.now() - startedAt;
    traffic.count({ handler: "file", route: "built files", method, status, ms });
    return true;
  };
}

function readFolder(folder: "/" | "/assets/", headers: readonly string[]): [string, BuiltFile][] {
  const names = readdirSync(client + folder, { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name);
  return names
    .filter((name) => !name.endsWith(".br"))
    .map((name) => {
      const path = client + folder + name;
      const type = getMimeType(name) ?? "application/octet-stream";
      const lastModified = statSync(path).mtime.toUTCString();
      const isCoded = names.includes(`${name}.br`);
      const ownHeaders = [
        ...headers,
        ...["Content-Type", type, "Last-Modified", lastModified],
        ...(isCoded ? ["Vary", "Accept-Encoding"] : []),
      ];
      const plain = { bytes: readFileSync(path), headers: ownHeaders };
      const br = isCoded
        ? { bytes: readFileSync(`${path}.br`), headers: [...ownHeaders, "Content-Encoding", "br"] }
        : undefined;
      return [folder + name, { plain, br }];
    });
}

/** What a request's target says of the path, also when it names the host before it (RFC 9112, section 3.2.2). */
function pathOf(target: string): string {
  return target.replace(/^https?:\/\/[^/?]*/i, "").replace(/\?.*/s, "");
}

/** The one part that a `Range` asks for; everything for none, several, or what is no range (RFC 9110, section 14.2). */
function partOf(content: Buffer, range = "") {
  const [, first = "", last = ""] = /^bytes=(\d*)-(\d*)$/.exec(range) ?? [];
  if (first === "" && last === "") return { status: 200, bytes: content, headers: [] };
  const size = content.length;
  const start = first === "" ? Math.max(size - Number(last), 0) : Number(first);
  const end = first === "" || last === "" ? size - 1 : Math.min(Number(last), size - 1);
  const isInside = start <= end;
  const position = isInside ? `${start}-${end}` : "*";
  return {
    status: isInside ? 206 : 416,
    bytes: isInside ? content.subarray(start, end + 1) : Buffer.alloc(0),
    headers: ["Accept-Ranges", "bytes", "Content-Range", `bytes ${position}/${size}`],
  };
}
