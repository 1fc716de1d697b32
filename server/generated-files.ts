import { Hono, type Context, type MiddlewareHandler } from "hono";
import { every, except } from "hono/combine";
import { etag } from "hono/etag";
import {
  blogFeed,
  blogFeedFiles,
  changeFeed,
  changeFeedFiles,
  factsCheckedAt,
  jsonFeed,
  xmlFeed,
} from "../app/feeds/feeds.ts";
import { importantDatesCalendar } from "../app/feeds/calendar-feed.ts";
import { factsFile, factsFilePath } from "../app/feeds/facts-file.ts";
import { webManifest } from "../app/feeds/web-manifest.ts";
import { manifestPath } from "../app/page-title.ts";
import { privatePaths } from "../app/private-paths.ts";
import type { Site } from "../app/site-context.ts";
import { readEditionAddress } from "../content/edition-address.ts";
import type { FactSnapshot } from "../content/facts/snapshot.ts";
import type { Failure } from "../domain/shared/result.ts";
import { sitemapCall, type SitemapSource } from "./api/functions-api.ts";
import { respondFailure } from "./respond.ts";

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
  serve(blogFeedFiles.rss.path, blogFeedFiles.rss.type, async (facts) =>
    xmlFeed(await blogFeed(site, facts), "rss2", site.clock.now()),
  );
  serve(blogFeedFiles.json.path, blogFeedFiles.json.type, async (facts) =>
    jsonFeed(await blogFeed(site, facts)),
  );
  serve(changeFeedFiles.atom.path, changeFeedFiles.atom.type, async (facts) =>
    xmlFeed(await changeFeed(site), "atom1", factsCheckedAt(facts)),
  );
  serve(changeFeedFiles.json.path, changeFeedFiles.json.type, async () =>
    jsonFeed(await changeFeed(site)),
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

  files.get(factsFilePath, revalidate, (context) => {
    const current = factsOf(context);
    const facts = current.inEdition(context.req.query("edition") ?? current.edition);
    if (facts === undefined) return respondFailure(context, noSuchEdition);
    return context.json(factsFile(facts, site));
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

const noSuchEdition: Failure = {
  kind: "not-found",
  message: "This site has no exam facts of that edition.",
};

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
