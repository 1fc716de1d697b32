import { Hono, type Context, type Next } from "hono";
import {
  drawVersion,
  homeImageName,
  pageCard,
  postCard,
} from "../../app/share-image/share-image.ts";
import type { ShareCard } from "../../app/share-image/drawing.ts";
import type { Site } from "../../app/site-context.ts";
import { pageCatalogue } from "../../content/page-catalogue.ts";
import { limits } from "../limits.ts";
import { refusals } from "../refusals.ts";
import { shareImageBounds } from "./bounds.ts";
import { createImageCache } from "./image-store.ts";
import type { ImageRenderer } from "./image-renderer.ts";

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
