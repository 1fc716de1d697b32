import type { MiddlewareHandler } from "hono";
import { getMimeType } from "hono/utils/mime";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { acceptedCoding } from "./page-cache/page-cache.ts";

const client = "build/client";

type Variant = {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly headers: Readonly<Record<string, string>>;
};
type BuiltFile = { readonly plain: Variant; readonly br: Variant | undefined };

/** From memory, a megabyte in all: a slow client holds a connection and no open file. */
export function builtFiles(): MiddlewareHandler {
  const files = new Map([
    ...readFolder("/", "public, max-age=86400"),
    ...readFolder("/assets/", "public, max-age=31536000, immutable"),
  ]);
  return async (context, next) => {
    const file = files.get(context.req.path);
    if (file === undefined || !/^(?:GET|HEAD)$/.test(context.req.method)) return next();
    const isBrotli = acceptedCoding(context.req.header("accept-encoding")) === "br";
    const { bytes, headers } = (isBrotli ? file.br : undefined) ?? file.plain;
    return new Response(bytes, { headers });
  };
}

function readFolder(folder: "/" | "/assets/", cacheControl: string): [string, BuiltFile][] {
  const names = readdirSync(client + folder, { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name);
  return names
    .filter((name) => !name.endsWith(".br"))
    .map((name) => {
      const path = client + folder + name;
      const isCoded = names.includes(`${name}.br`);
      const headers = {
        "Cache-Control": cacheControl,
        "Content-Type": getMimeType(name) ?? "application/octet-stream",
        "Last-Modified": statSync(path).mtime.toUTCString(),
        Vary: "Accept-Encoding",
      };
      const br = isCoded
        ? variant(`${path}.br`, { ...headers, "Content-Encoding": "br" })
        : undefined;
      return [folder + name, { plain: variant(path, headers), br }];
    });
}

function variant(path: string, headers: Readonly<Record<string, string>>): Variant {
  const bytes = new Uint8Array(readFileSync(path));
  return { bytes, headers: { ...headers, "Content-Length": String(bytes.length) } };
}
