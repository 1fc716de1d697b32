import { Hono, type ErrorHandler, type MiddlewareHandler } from "hono";
import { shareImagesPath } from "../app/share-image/share-image.ts";
import type { Site } from "../app/site-context.ts";
import type { OpenDatabase } from "../database/open-database.ts";
import type { Log } from "../domain/shared/log.ts";
import type { Services } from "../domain/services.ts";
import { mediaPath } from "../domain/shared/picture-address.ts";
import { unavailableFailure } from "../domain/shared/database-unavailable.ts";
import { authApi, respondAuthFault } from "./api/auth-api.ts";
import { functionsApi } from "./api/functions-api.ts";
import { bearerToken, noteClientAddress, type ProxyNetwork } from "./client-identity.ts";
import { createPlaceFinder } from "./facts/find-places.ts";
import { mediaFiles } from "./pictures/media-files.ts";
import type { Monitoring } from "./monitoring/monitoring.ts";
import type { BackupDownload } from "./backup/backup-download.ts";
import { builtFiles } from "./built-files.ts";
import type { PageServing } from "./page-cache/serve-pages.ts";
import { createPublicRendering, publicPages, sitemapOf } from "./public-pages.ts";
import { createRenderingTurns, createRequestLimits } from "./request-limits.ts";
import { requestLog } from "./request-log.ts";
import { respondFault, retryLater } from "./respond.ts";
import { securityHeaders } from "./security-headers.ts";
import type { ImageRenderer } from "./share-images/image-renderer.ts";
import { shareImages } from "./share-images/share-images.ts";

type AppDependencies = {
  readonly site: Site;
  readonly database: OpenDatabase;
  readonly pages: PageServing;
  readonly monitoring: Monitoring;
  readonly imageRenderer: ImageRenderer;
  readonly backup: BackupDownload;
  readonly trustedProxies: readonly ProxyNetwork[];
  readonly isDraining: () => boolean;
};

export function createApp(dependencies: AppDependencies): Hono {
  const { site, database, pages, monitoring, imageRenderer, trustedProxies, isDraining } =
    dependencies;
  const { services, log } = site;
  const https = site.url.startsWith("https:");
  const app = new Hono();
  app.onError(answerFault(log));
  app.use(noteClientAddress(trustedProxies));
  app.use(requestLog({ log, traffic: monitoring.traffic }));
  const secured = securityHeaders({ https, developing: import.meta.env.DEV });
  app.use(secured, retryLater, createRequestLimits({ log }));
  if (!import.meta.env.DEV) app.use(builtFiles());

  app.get("/healthz", (context) => context.json({ status: "ok" }));
  // Not before a stop, and not without the database.
  app.get("/readyz", async (context) => {
    if (isDraining()) return context.json({ error: "This instance is about to stop." }, 503);
    return (await database.isReachable())
      ? context.json({ status: "ready" })
      : context.json({ error: "The database does not answer." }, 503);
  });
  if (monitoring.metricsApi !== null) app.route("/", monitoring.metricsApi);
  app.route(
    "/auth/v1",
    authApi(services.auth, site.url).onError(answerFault(log, respondAuthFault)),
  );
  const { readStatus } = monitoring;
  const renderInTurn = createRenderingTurns({ log });
  const render = createPublicRendering(site);
  app.use("/functions/generate-sitemap", renderInTurn);
  if (database.engine === "postgres") app.use("/functions/*", seeOtherInstances(services));
  app.route(
    "/functions",
    functionsApi({
      ...services,
      log,
      sitemap: sitemapOf(site),
      readStatus,
      findPlaces: createPlaceFinder({ published: services.posts.published, render }),
      backup: dependencies.backup,
    }),
  );
  app.route(shareImagesPath, shareImages(site, imageRenderer));
  app.route(mediaPath, mediaFiles(services.pictures));

  app.use(redirectToCanonicalPath);
  // While developing, every edit has to be seen. What is kept has the headers of every answer.
  if (!import.meta.env.DEV) app.use(pages.servePage, secured);
  app.use(renderInTurn);
  app.route("/", publicPages(site));
  return app;
}

/** The one place where what was thrown becomes an answer: 503 for what may pass by itself, 500 for a fault of ours. */
function answerFault(log: Log, respond = respondFault): ErrorHandler {
  return (fault, context) => {
    // No fault of ours: the client went away while it was sending.
    if (context.req.raw.signal.aborted) return context.body(null, 400);
    log.error("fault", { path: context.req.path, fault });
    return respond(context, unavailableFailure(fault));
  };
}

/** Whoever is signed in sees what was acknowledged before, whichever instance did it; readers do within a second. */
function seeOtherInstances({ siteVersion }: Pick<Services, "siteVersion">): MiddlewareHandler {
  return async (context, next) => {
    if (bearerToken(context) !== null) await siteVersion.catchUp();
    await next();
  };
}

const redirectToCanonicalPath: MiddlewareHandler = async (context, next) => {
  const { pathname, search } = new URL(context.req.url);
  if (pathname === "/" || !pathname.endsWith("/")) return next();
  // Leading slashes go too: `//elsewhere.example/` would otherwise redirect to another site.
  return context.redirect(`/${pathname.replace(/^\/+|\/+$/g, "")}${search}`, 301);
};
