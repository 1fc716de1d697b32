import { Hono, type Context, type MiddlewareHandler } from "hono";
import { every, except } from "hono/combine";
import { etag } from "hono/etag";
import { blogFeed, blogFeedPath } from "../app/feeds/blog-feed.ts";
import { importantDatesCalendar } from "../app/feeds/calendar-feed.ts";
import { changeFeed, changeFeedPath, factsCheckedAt } from "../app/feeds/change-feed.ts";
import { feedType, rssFeed } from "../app/feeds/feed-formats.ts";
import { webManifest } from "../app/feeds/web-manifest.ts";
import { manifestPath } from "../app/page-title.ts";
import { privatePaths } from "../app/private-paths.ts";
import type { Site } from "../app/site-context.ts";
import { readEditionAddress } from "../content/edition-address.ts";
import type { FactSnapshot } from "../content/facts/snapshot.ts";
import { sitemapCall, type SitemapSource } from "./api/functions-api.ts";

const revalidate = every(etag(), async (context, next) => {
  await next();
  if (context.res.ok) context.header("Cache-Control", "public, no-cache");
});

export function generatedFiles(site: Site, sitemap: SitemapSource): Hono {
  const files = new Hono();

  serve("/robots.txt", "text/plain", () => robotsText(site.url));
  serve(manifestPath, "application/manifest+json", (facts) =>
    JSON.stringify(webManifest(site.provider, facts.editions.current)),
  );
  serve(blogFeedPath, feedType, async (facts) =>
    rssFeed(await blogFeed(site, facts), site.clock.now()),
  );
  serve(changeFeedPath, feedType, async (facts) =>
    rssFeed(await changeFeed(site), factsCheckedAt(facts)),
  );

  const sitemapFile = sitemapCall(sitemap);
  files.get("/sitemap.xml", variesByReader, except(isNavigation, revalidate), (context, next) =>
    isNavigation(context) ? next() : sitemapFile(context),
  );

  for (const path of ["/important-dates.ics", "/:edition{20\\d\\d}/important-dates.ics"])
    files.get(path, revalidate, async (context, next) => {
      const current = factsOf(context);
      const address = readEditionAddress(context.req.path, current.editions);
      const facts = address.kind === "page" ? current.inEdition(address.edition) : undefined;
      // A year that is not listed, or the current one: the pages say so, or lead on.
      if (facts === undefined) return next();
      return context.body(await importantDatesCalendar({ ...site, facts }), 200, {
        "Content-Type": "text/calendar; charset=utf-8",
      });
    });

  return files;

  function serve(
    path: string,
    type: string,
    textWith: (facts: FactSnapshot) => string | Promise<string>,
  ): void {
    files.get(path, revalidate, async (context) =>
      context.body(await textWith(factsOf(context)), 200, {
        "Content-Type": `${type}; charset=utf-8`,
      }),
    );
  }

  function factsOf(context: Context): FactSnapshot {
    return context.get("facts") ?? site.services.facts.current();
  }
}

function isNavigation(context: Context): boolean {
  return context.req.header("Sec-Fetch-Dest") === "document";
}

const variesByReader: MiddlewareHandler = async (context, next) => {
  await next();
  context.res.headers.append("Vary", "Sec-Fetch-Dest");
};

function robotsText(siteUrl: string): string {
  return [
    "User-agent: *",
    ...privatePaths.map((path) => `Disallow: ${path}`),
    "Allow: /",
    "",
    `Sitemap: ${siteUrl}/sitemap.xml`,
    "",
  ].join("\n");
}
