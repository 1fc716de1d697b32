import type { Context } from "hono";
import { statusOf } from "../../app/failure-status.ts";
import { sitemapOrError } from "../../app/feeds/sitemap.ts";
import type { Result } from "../../domain/shared/result.ts";

export type SitemapSource = () => Promise<Result<string>>;

/** Answers the sitemap as XML; a failure too, as an XML element with its status. */
export function sitemapCall(generate: SitemapSource) {
  return async (context: Context): Promise<Response> => {
    const sitemap = await generate();
    const status = sitemap.ok ? 200 : statusOf[sitemap.failure.kind];
    return context.body(sitemapOrError(sitemap), status, {
      "Content-Type": "application/xml; charset=utf-8",
    });
  };
}
