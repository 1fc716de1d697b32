import { Hono } from "hono";
import { generateSitemap } from "../app/feeds/sitemap-feed.ts";
import type { Site } from "../app/site-context.ts";
import type { FactSnapshot } from "../content/facts/snapshot.ts";
import { nextTurn } from "../domain/shared/yield-to-others.ts";
import type { SitemapSource } from "./api/functions-api.ts";
import { generatedFiles } from "./generated-files.ts";
import { renderPage } from "./render-page.ts";

export function sitemapOf(site: Site): SitemapSource {
  return (facts = site.services.facts.current()) => generateSitemap(site, facts);
}

export function publicPages(site: Site): Hono {
  const pages = new Hono();
  pages.route("/", generatedFiles(site, sitemapOf(site)));
  pages.all("*", (context) => renderPage(context.req.raw, site, context.get("facts")));
  return pages;
}

export type RenderPublic = (path: string, facts: FactSnapshot) => Promise<Response>;

/** In this process, past the page cache; each in a turn of its own, so that readers wait for one at most. */
export function createPublicRendering(site: Site): RenderPublic {
  const pages = new Hono<{ Bindings: { readonly facts: FactSnapshot } }>();
  pages.use((context, next) => {
    context.set("facts", context.env.facts);
    return next();
  });
  pages.route("/", publicPages(site));
  return async (path, facts) => {
    await nextTurn();
    return pages.fetch(new Request(site.url + path), { facts });
  };
}
