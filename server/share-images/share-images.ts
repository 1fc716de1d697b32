import { LRUCache } from "lru-cache";
import { Hono, type Context, type Next } from "hono";
import type { ShareCard } from "../../app/share-image/card-drawing.ts";
import {
  drawVersion,
  homeImageName,
  pageCard,
  postCard,
  shareImageEnding,
  type VersionedDrawing,
} from "../../app/share-image/share-image.ts";
import type { Site } from "../../app/site-context.ts";
import { readEditionAddress } from "../../content/edition-address.ts";
import { cataloguePaths } from "../../content/page-catalogue.ts";
import { pictureImage } from "../../domain/shared/picture-address.ts";
import { limits } from "../limits.ts";
import { refusals } from "../request-limits.ts";
import { matchesTag } from "../respond.ts";
import type { ImageRenderer, Jpeg } from "./image-renderer.ts";

const shareImageBounds = {
  images: 200,
  bytes: 16 * 1024 * 1024,
  /** How long others may cache an image, in seconds: its address changes when it does. */
  maxAge: 86_400,
} as const;

/** `/home.jpg`, `/{page}.jpg`, `/{edition}/{page}.jpg` and `/blog/{slug}.jpg`, in the version of now whichever is asked for. */
export function shareImages(
  site: Pick<Site, "services" | "provider">,
  { render }: ImageRenderer,
): Hono {
  const { services } = site;
  // Those who ask for the same image at the same time wait for one rendering.
  const images = new LRUCache<string, Jpeg, VersionedDrawing>({
    max: shareImageBounds.images,
    maxSize: shareImageBounds.bytes,
    sizeCalculation: ({ byteLength }) => byteLength,
    fetchMethod: async (_version, _stale, { context: { drawing, picture } }) => {
      pending += 1;
      try {
        return await render(drawing, await readPicture(picture));
      } finally {
        pending -= 1;
      }
    },
  });
  let pending = 0;

  async function readPicture(address: string | null): Promise<Uint8Array | null> {
    const picture = pictureImage(address ?? "");
    return picture === null ? null : services.pictures.fileAt(picture.src);
  }

  async function answer(context: Context, next: Next, card: ShareCard | null) {
    if (card === null) return next();
    const current = drawVersion(card);
    // Weak: another release of the libraries may render the same drawing in other bytes.
    const etag = `W/"${current.version}"`;
    context.header("Cache-Control", `public, max-age=${shareImageBounds.maxAge}`);
    context.header("ETag", etag);
    // Other sites show it in their pages.
    context.header("Cross-Origin-Resource-Policy", "cross-origin");
    if (matchesTag(context.req.header("if-none-match"), etag)) return context.body(null, 304);
    if (pending >= limits.pendingImages && !images.has(current.version))
      return respondTooBusy(context);
    const image = await images.forceFetch(current.version, { context: current });
    context.header("Content-Type", "image/jpeg");
    context.header("Content-Length", String(image.byteLength));
    return context.body(image);
  }

  function cardOfPage(name: string): ShareCard | null {
    const current = services.facts.current();
    const address = name === homeImageName ? "/" : `/${name}`;
    const requestedPage = readEditionAddress(address, current.editions);
    if (requestedPage.kind !== "page") return null;
    const path = cataloguePaths.find((one) => one === requestedPage.path);
    const facts = current.inEdition(requestedPage.edition);
    if (path === undefined || facts === undefined) return null;
    return pageCard(path, { provider: site.provider, edition: facts.edition });
  }

  async function cardOfPost(slug: string): Promise<ShareCard | null> {
    const facts = services.facts.current();
    const post = await services.posts.published.bySlug(slug, facts);
    if (!post.ok) return null;
    return postCard(post.value.post, { provider: site.provider, edition: facts.edition });
  }

  const routes = new Hono();
  routes.get("/:file{[a-z0-9-]+\\.jpg}", (context, next) =>
    answer(context, next, cardOfPage(withoutEnding(context.req.param("file")))),
  );
  // The pages of an edition that has not the evergreen addresses, and the tools.
  routes.get("/:folder{20\\d\\d|tools}/:file{[a-z-]+\\.jpg}", (context, next) => {
    const { folder, file } = context.req.param();
    return answer(context, next, cardOfPage(`${folder}/${withoutEnding(file)}`));
  });
  routes.get("/blog/:file{[a-z0-9-]+\\.jpg}", async (context, next) =>
    answer(context, next, await cardOfPost(withoutEnding(context.req.param("file")))),
  );
  return routes;
}

function respondTooBusy(context: Context): Response {
  for (const name of ["ETag", "Cross-Origin-Resource-Policy"]) context.header(name);
  context.header("Cache-Control", "no-store");
  context.header("Retry-After", String(limits.retryAfter));
  return context.text(refusals.tooBusy.message, 503);
}

function withoutEnding(file: string): string {
  return file.slice(0, -shareImageEnding.length);
}
