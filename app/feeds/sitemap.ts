import { Readable } from "node:stream";
import type { PostService } from "../../domain/posts/post-service.ts";
import type { Log } from "../../domain/shared/log.ts";
import { fail, succeed, type Result } from "../../domain/shared/result.ts";
import { readInTime } from "../late-data.ts";
import { sitemapEntries, type SitemapEntry } from "./sitemap-entries.ts";

type SitemapSite = {
  readonly services: { readonly posts: Pick<PostService, "publishedAddresses"> };
  /** Canonical origin, without a trailing slash. */
  readonly url: string;
  readonly log: Log;
};

/**
 * All public pages and published posts as https://www.sitemaps.org/protocol.html. Never rejects:
 * a failure is logged and comes back as `unavailable` (spec section 8).
 */
export async function generateSitemap({
  services,
  url,
  log,
}: SitemapSite): Promise<Result<string>> {
  try {
    const posts = await readInTime(services.posts.publishedAddresses());
    return succeed(await sitemapXml(sitemapEntries(posts), url));
  } catch (fault) {
    log.error("The sitemap could not be generated.", { fault });
    return fail("unavailable", "Failed to generate sitemap");
  }
}

/** The sitemap, or in its place the XML element that says what failed. */
export function sitemapOrError(sitemap: Result<string>): string {
  if (sitemap.ok) return sitemap.value;
  return `<?xml version="1.0" encoding="UTF-8"?>\n<error>${sitemap.failure.message}</error>`;
}

/** When first asked for: it would add 30 ms to each start. */
export function loadSitemapPackage() {
  return import("sitemap");
}

async function sitemapXml(entries: readonly SitemapEntry[], url: string): Promise<string> {
  const { SitemapStream, streamToPromise } = await loadSitemapPackage();
  // Made valid here: what the package refuses inside its stream, nobody could catch.
  const items = entries.map(({ path, lastChange }) => ({
    url: new URL(path, url).href,
    lastmod: new Date(lastChange).toISOString(),
  }));
  const xmlns = { news: false, xhtml: false, image: false, video: false };
  const xml = await streamToPromise(Readable.from(items).pipe(new SitemapStream({ xmlns })));
  // One element a line. Between two tags is no text: its ">" would be written as an entity.
  return xml.toString().replaceAll("><", ">\n<");
}
