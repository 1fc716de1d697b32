import { LRUCache } from "lru-cache";
import { Hono, type Context, type Next } from "hono";
import type { ShareCard } from "../../app/share-image/card-drawing.ts";
import {
  drawVersion,
  homeImageName,
  pageCard,
  postCard,
  shareImageEnding,
  shareImagesPath,
  type VersionedDrawing,
} from "../../app/share-image/share-image.ts";
import { pictureArea } from "../../app/share-image/image-size.ts";
import type { Site } from "../../app/site-context.ts";
import { readEditionAddress } from "../../content/edition-address.ts";
import { cataloguePaths } from "../../content/page-catalogue.ts";
import {
  fileSizes,
  pictureAddress,
  pictureImage,
  type PictureSize,
} from "../../domain/shared/picture-address.ts";
import { matchesTag } from "../entity-tag.ts";
import { limits } from "../limits.ts";
import { refusals } from "../request-limits.ts";
import type { ImageRenderer, Jpeg } from "./image-renderer.ts";

/** What share images may cost. One is 40 to 150 kB. */
const shareImageBounds = {
  /** Most images in memory. */
  images: 200,
  /** Most bytes of images in memory. */
  bytes: 16 * 1024 * 1024,
  /** Most images that wait to be rendered. */
  pending: limits.pendingImages,
  /** How long others may cache an image, in seconds: its address changes when it does. */
  maxAge: 86_400,
} as const;

/**
 * The images that stand for pages and published posts where they are shared: `/home.jpg`,
 * `/{page}.jpg`, `/{edition}/{page}.jpg` and `/blog/{slug}.jpg`, in the version of now whichever is asked for. They were
 * PNG before: those addresses lead here. Other addresses are left to the pages, which answer 404.
 */
export function shareImages(
  site: Pick<Site, "services" | "provider">,
  { render }: ImageRenderer,
): Hono {
  const { services } = site;
  const images = createImageCache(
    async ({ drawing, picture }) => render(drawing, await readPicture(picture)),
    shareImageBounds,
  );

  /** The smallest file of a picture of ours that is large enough; null where it is gone. */
  async function readPicture(address: string | null): Promise<Uint8Array | null> {
    const picture = address === null ? null : pictureImage(address);
    if (picture === null) return null;
    const sizes = fileSizes(picture);
    const isEnough = (size: PictureSize) =>
      size.width >= pictureArea.width && size.height >= pictureArea.height;
    const { width } = sizes.find(isEnough) ?? picture;
    return services.pictures.fileAt(pictureAddress(picture.id, width));
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
    const image = await images.get(current);
    if (image === null) return respondTooBusy(context);
    context.header("Content-Type", "image/jpeg");
    context.header("Content-Length", String(image.byteLength));
    return context.body(image);
  }

  /** The page at this address, in the edition that it is of. */
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
  routes.get("/:path{[a-z0-9/-]+\\.png}", (context) =>
    context.redirect(
      `${shareImagesPath}/${withoutEnding(context.req.param("path"))}${shareImageEnding}`,
      301,
    ),
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

/**
 * Rendered images by version, in bounded memory: the least recently used image goes first. Requests
 * that come while an image is being rendered wait for that one; a failed rendering is not cached.
 * `null` when too many others wait.
 */
export function createImageCache(
  render: (image: VersionedDrawing) => Promise<Jpeg>,
  bounds: { readonly images: number; readonly bytes: number; readonly pending: number },
) {
  const images = new LRUCache<string, Jpeg>({
    max: bounds.images,
    maxSize: bounds.bytes,
    sizeCalculation: ({ byteLength }) => byteLength,
  });
  const inFlight = new Map<string, Promise<Jpeg>>();

  async function renderAndCache(drawing: VersionedDrawing): Promise<Jpeg> {
    try {
      const image = await render(drawing);
      images.set(drawing.version, image);
      return image;
    } finally {
      inFlight.delete(drawing.version);
    }
  }

  return {
    async get(drawing: VersionedDrawing): Promise<Jpeg | null> {
      const { version } = drawing;
      const image = images.get(version) ?? inFlight.get(version);
      if (image !== undefined) return image;
      if (inFlight.size >= bounds.pending) return null;
      const rendering = renderAndCache(drawing);
      inFlight.set(version, rendering);
      return rendering;
    },
  };
}
