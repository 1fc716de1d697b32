import { Hono, type ErrorHandler } from "hono";
import { createRequestHandler, RouterContextProvider } from "react-router";
import * as build from "virtual:react-router/server-build";
import { generateSitemap } from "../app/feeds/sitemap.ts";
import { shareImagesPath } from "../app/share-image/share-image.ts";
import { requestIdContext, siteContext, type Site } from "../app/site-context.ts";
import type { OpenDatabase } from "../database/open-database.ts";
import type { Log } from "../domain/shared/log.ts";
import { unavailability } from "../domain/shared/unavailable.ts";
import { authApi } from "./api/auth-api.ts";
import { respondAuthFault } from "./api/auth-answers.ts";
import { functionsApi } from "./api/functions-api.ts";
import { healthApi } from "./api/health-api.ts";
import { noteClientAddress } from "./client-address.ts";
import { canonicalPath } from "./canonical-path.ts";
import { feeds } from "./feeds.ts";
import { metricsApi, type MetricsDependencies } from "./monitoring/metrics-api.ts";
import type { Traffic } from "./monitoring/traffic.ts";
import type { PageCache } from "./page-cache/page-cache.ts";
import { pageRequests } from "./page-cache/page-requests.ts";
import { pageRequest } from "./page-request.ts";
import type { ProxyNetwork } from "./proxy-networks.ts";
import { requestId } from "./request-id.ts";
import { requestLog } from "./request-log.ts";
import { respondFault } from "./respond.ts";
import { retryLater } from "./retry-later.ts";
import { securityHeaders } from "./security-headers.ts";
import type { ImageRenderer } from "./share-images/image-renderer.ts";
import type { SiteStatus } from "./monitoring/site-status.ts";
import { shareImages } from "./share-images/share-images.ts";

type RouteDependencies = {
  readonly site: Site;
  readonly database: OpenDatabase;
  readonly imageRenderer: ImageRenderer;
  /** Whether this process is about to stop. */
  readonly isDraining: () => boolean;
  readonly readStatus: () => Promise<SiteStatus>;
  /** What `/metrics` answers; null where nobody may read it. */
  readonly metrics: MetricsDependencies | null;
};

export type AppDependencies = RouteDependencies & {
  readonly pages: PageCache;
  /** Whose word is taken for the address that a request comes from. */
  readonly trustedProxies: readonly ProxyNetwork[];
  /** Whether it is known of late what has changed. */
  readonly isConfirmed: () => boolean;
  readonly traffic: Traffic;
};

const renderPage = createRequestHandler(build, import.meta.env.MODE);

/** The whole site, in the order in which a request meets it. */
export function createApp({
  pages,
  trustedProxies,
  isConfirmed,
  traffic,
  ...dependencies
}: AppDependencies): Hono {
  const { site } = dependencies;
  const app = new Hono();
  const routes = createRoutes(dependencies);
  app.onError(faultAnswer(site.log));
  app.use(noteClientAddress(trustedProxies));
  app.use(requestLog({ log: site.log, traffic }));
  // While developing, every edit is to be seen.
  if (!import.meta.env.DEV)
    app.use(
      pageRequests({
        pages,
        isConfirmed,
        traffic,
        // Without a reader's headers, and by the settings' origin: everybody gets the same.
        render: async (address) => routes.request(site.url + address),
      }),
    );
  app.route("/", routes);
  return app;
}

function createRoutes(dependencies: RouteDependencies): Hono {
  const {
    site,
    database,
    imageRenderer: painter,
    isDraining: isLeaving,
    readStatus,
    metrics,
  } = dependencies;
  const { services } = site;
  const sitemap = () => generateSitemap(site);
  const app = new Hono();
  app.onError(faultAnswer(site.log));
  const https = site.url.startsWith("https:");
  app.use(securityHeaders({ https, developing: import.meta.env.DEV }));
  app.use(retryLater);

  app.route("/", healthApi({ database, isLeaving }));
  if (metrics !== null) app.route("/", metricsApi(metrics));
  app.route(
    "/auth/v1",
    authApi(services.auth, site.url).onError(faultAnswer(site.log, respondAuthFault)),
  );
  app.route("/functions", functionsApi({ ...services, log: site.log, sitemap, readStatus }));
  app.route(shareImagesPath, shareImages(site, painter));

  app.use(canonicalPath);
  app.route("/", feeds(site, sitemap));
  app.all("*", async (context) => {
    const loadContext = new RouterContextProvider();
    loadContext.set(siteContext, site);
    loadContext.set(requestIdContext, requestId());
    const page = await renderPage(pageRequest(context.req.raw), loadContext);
    if (page.status === 405) page.headers.set("Allow", "GET, HEAD");
    // Browsers keep a 410 for ever unless told otherwise, and a withdrawn post may come back.
    if (page.status >= 400 && !page.headers.has("Cache-Control"))
      page.headers.set("Cache-Control", "no-cache");
    return page;
  });
  return app;
}

/** The one place where what was thrown becomes an answer: 503 for what may pass by itself, 500 for a fault of ours. */
function faultAnswer(log: Log, respond = respondFault): ErrorHandler {
  return (fault, context) => {
    // Who went away while sending gets no answer, and it is no fault of ours.
    if (context.req.raw.signal.aborted) return context.body(null, 400);
    log.error("fault", { path: context.req.path, fault });
    return respond(context, unavailability(fault));
  };
}
