import { createHash } from "node:crypto";
import { Hono } from "hono";
import { LRUCache } from "lru-cache";
import type { PictureService } from "../../domain/pictures/picture-service.ts";
import { mediaPath } from "../../domain/shared/picture-address.ts";
import { matchesTag } from "../respond.ts";

const mediaBounds = {
  files: 500,
  bytes: 24 * 1024 * 1024,
  /** How long a file is sent without asking whether it is still there, in milliseconds: others may delete it. */
  freshTime: 60_000,
} as const;

type MediaFile = { readonly content: Uint8Array<ArrayBuffer>; readonly etag: string };

/** For ever: another content has another address. */
const cacheControl = "public, max-age=31536000, immutable";

export function mediaFiles(library: Pick<PictureService, "fileAt">): Hono {
  // Those who ask for the same file at the same time wait for one reading.
  const files = new LRUCache<string, MediaFile>({
    max: mediaBounds.files,
    maxSize: mediaBounds.bytes,
    sizeCalculation: ({ content }) => content.byteLength + 200,
    ttl: mediaBounds.freshTime,
    fetchMethod: async (address) => {
      const storedFile = await library.fileAt(address);
      if (storedFile === null) return undefined;
      const content = new Uint8Array(storedFile);
      const etag = `"${createHash("sha256").update(content).digest("base64url").slice(0, 22)}"`;
      return { content, etag };
    },
  });

  const routes = new Hono();
  routes.get("/:file", async (context, next) => {
    const file = await files.fetch(`${mediaPath}/${context.req.param("file")}`);
    if (file === undefined) return next();
    context.header("Cache-Control", cacheControl);
    context.header("ETag", file.etag);
    // Feeds and places where posts are shared show it in their pages.
    context.header("Cross-Origin-Resource-Policy", "cross-origin");
    if (matchesTag(context.req.header("if-none-match"), file.etag)) return context.body(null, 304);
    context.header("Content-Type", "image/webp");
    context.header("Content-Length", String(file.content.byteLength));
    return context.body(file.content);
  });
  routes.get("*", (context) => {
    context.header("Cache-Control", "no-store");
    return context.text("There is no such picture.", 404);
  });
  return routes;
}
