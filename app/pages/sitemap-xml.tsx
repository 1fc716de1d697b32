import { PlainHead } from "../sections/page-frame.tsx";
import { Suspense } from "react";
import { Await, data } from "react-router";
import type { Route } from "./+types/sitemap-xml.ts";
import { statusOf } from "../failure-status.ts";
import { factsContext } from "../page-context.ts";
import { generateSitemap, sitemapOrError } from "../feeds/sitemap-feed.ts";
import { deferAfterMs, settlesWithin } from "../deferred-data.ts";
import { pageMeta } from "../page-meta.ts";
import { pageImage } from "../share-image/share-image.ts";
import { siteContext } from "../site-context.ts";

/** The sitemap for a person's browser; programs get the file itself (`server/generated-files.ts`). */
export async function loader({ context }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const facts = context.get(factsContext);
  const { edition } = facts;
  const image = pageImage({ ...site, facts }, "/sitemap");
  const sitemapData = { edition, address: `${site.url}/sitemap.xml`, image };
  const generating = generateSitemap(site, facts);
  // The answer has begun by then: it keeps its status, and the XML says what failed.
  if (!(await settlesWithin(deferAfterMs, generating)))
    return { shown: sitemapData, xml: generating.then(sitemapOrError) };
  const sitemap = await generating;
  const status = sitemap.ok ? 200 : statusOf[sitemap.failure.kind];
  return data({ shown: sitemapData, xml: sitemapOrError(sitemap) }, { status });
}

export function meta({ loaderData }: Route.MetaArgs) {
  return pageMeta({
    title: "XML Sitemap",
    description:
      "Every public address of this site with its last change, as search engines read it.",
    ...loaderData.shown,
    structuredData: [],
  });
}

export default function SitemapXmlPage({ loaderData: { xml } }: Route.ComponentProps) {
  return (
    <div className="stack-wide">
      <PlainHead
        title="XML Sitemap"
        lead={
          <>
            What search engines read. The same pages in four groups: <a href="/sitemap">Sitemap</a>.
          </>
        }
      />
      <Suspense fallback={<p role="status">Generating sitemap...</p>}>
        <Await resolve={xml}>{(text) => <pre className="file-text">{text}</pre>}</Await>
      </Suspense>
    </div>
  );
}
