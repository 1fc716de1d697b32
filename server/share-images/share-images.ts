import { Hono, type Context, type Next } from "hono";
import type { ShareCard } from "../../app/share-image/drawing.ts";
import {
  drawVersion,
  homeImageName,
  pageCard,
  postCard,
  type VersionedDrawing,
} from "../../app/share-image/share-image.ts";
import type { Site } from "../../app/site-context.ts";
import { pageCatalogue } from "../../content/page-catalogue.ts";
import { limits } from "../limits.ts";
import { refusals } from "../load-shedding.ts";
import type { ImageRenderer, Png } from "./image-renderer.ts";

/**
 * The images that stand for pages and published posts where they are shared: `/home.png`,
 * `/{page}.png` and `/blog/{slug}.png`, in the version of now whichever is asked for. Other
 * addresses are left to the pages, which answer 404.
 */
export function shareImages(
  { services, provider }: Pick<Site, "services" | "provider">,
  { render: paint }: ImageRenderer,
): Hono {
  const images = createImageCache(paint, shareImageBounds);

  async function answer(context: Context, next: Next, card: ShareCard | null) {
    if (card === null) return next();
    const current = drawVersion(card);
    // Weak: another release of the libraries may paint the same drawing in other bytes.
    const etag = `W/"${current.version}"`;
    context.header("Cache-Control", `public, max-age=${shareImageBounds.maxAge}`);
    context.header("ETag", etag);
    // Other sites show it in their pages.
    context.header("Cross-Origin-Resource-Policy", "cross-origin");
    if (names(context.req.header("if-none-match"), etag)) return context.body(null, 304);
    const image = await images.get(current);
    if (image === null) return tooManyPaintings(context);
    context.header("Content-Type", "image/png");
    context.header("Content-Length", String(image.byteLength));
    return context.body(image);
  }

  function cardOfPage(name: string): ShareCard | null {
    const path = name === homeImageName ? "/" : `/${name}`;
    const page = pageCatalogue.find((entry) => entry.path === path);
    return page === undefined ? null : pageCard(page.path, provider);
  }

  async function cardOfPost(slug: string): Promise<ShareCard | null> {
    const post = await services.posts.published.bySlug(slug);
    return post.ok ? postCard(post.value.post, provider) : null;
  }

  const routes = new Hono();
  routes.get("/:file{[a-z0-9-]+\\.png}", (context, next) =>
    answer(context, next, cardOfPage(withoutEnding(context.req.param("file")))),
  );
  routes.get("/blog/:file{[a-z0-9-]+\\.png}", async (context, next) =>
    answer(context, next, await cardOfPost(withoutEnding(context.req.param("file")))),
  );
  return routes;
}

function tooManyPaintings(context: Context): Response {
  for (const name of ["ETag", "Cross-Origin-Resource-Policy"]) context.header(name);
  context.header("Cache-Control", "no-store");
  context.header("Retry-After", String(limits.retryAfter));
  return context.text(refusals.tooBusy.message, 503);
}

function withoutEnding(file: string): string {
  return file.slice(0, -".png".length);
}

/** Whether an `If-None-Match` header names this tag. */
function names(header: string | undefined, etag: string): boolean {
  return (header ?? "").split(",").some((tag) => tag.trim() === etag);
}

type ImageStore = {
  /** The image; null when too many others wait to be painted. */
  readonly get: (drawing: VersionedDrawing) => Promise<Png | null>;
};

/**
 * Painted images by version, the least recently used out first. Who asks while an image is being
 * painted waits for that one; a failed painting is not kept.
 */
export function createImageCache(
  paint: ImageRenderer["render"],
  bounds: { readonly images: number; readonly bytes: number; readonly paintings: number },
): ImageStore {
  const kept = new Map<string, Png>();
  const underWay = new Map<string, Promise<Png>>();
  let bytes = 0;

  function keep(version: string, image: Png): void {
    kept.set(version, image);
    bytes += image.byteLength;
    for (const [oldest, { byteLength }] of kept) {
      if (kept.size <= bounds.images && bytes <= bounds.bytes) return;
      kept.delete(oldest);
      bytes -= byteLength;
    }
  }

  async function paintAndKeep({ drawing, version }: VersionedDrawing) {
    try {
      const image = await paint(drawing);
      keep(version, image);
      return image;
    } finally {
      underWay.delete(version);
    }
  }

  return {
    async get(drawing) {
      const { version } = drawing;
      const image = kept.get(version);
      if (image !== undefined) {
        // Put last again: the map's order is the order of use.
        kept.delete(version);
        kept.set(version, image);
        return image;
      }
      const begun = underWay.get(version);
      if (begun !== undefined) return begun;
      if (underWay.size >= bounds.paintings) return null;
      const painting = paintAndKeep(drawing);
      underWay.set(version, painting);
      return painting;
    },
  };
}

/** What share images may cost. One is 30 to 100 kB. */
export const shareImageBounds = {
  /** Most images in memory. */
  images: 200,
  /** Most bytes of images in memory. */
  bytes: 16 * 1024 * 1024,
  /** Most images that wait to be painted. */
  paintings: limits.pendingImages,
  /** How long others may keep an image, in seconds: its address changes when it does. */
  maxAge: 86_400,
} as const;
