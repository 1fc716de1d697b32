import { Hono } from "hono";
import { createRequestHandler, RouterContextProvider } from "react-router";
import * as build from "virtual:react-router/server-build";
import { generateSitemap } from "../app/feeds/sitemap.ts";
import { shareImagesPath } from "../app/share-image/share-image.ts";
import { siteContext, type Site } from "../app/site-context.ts";
import type { OpenDatabase } from "../database/open-database.ts";
import { authApi } from "./api/auth-api.ts";
import { functionsApi } from "./api/functions-api.ts";
import { healthApi } from "./api/health-api.ts";
import { canonicalPath } from "./canonical-path.ts";
import { feeds } from "./feeds.ts";
import { offlineFiles } from "./offline-files.ts";
import { pageRequest } from "./page-request.ts";
import { requestLog } from "./request-log.ts";
import { securityHeaders } from "./security-headers.ts";
import type { Painter } from "./share-images/painter.ts";
import { shareImages } from "./share-images/share-images.ts";

export type AppDependencies = {
  readonly site: Site;
  readonly database: OpenDatabase;
  readonly painter: Painter;
};

const renderPage = createRequestHandler(build, import.meta.env.MODE);

/** The whole site, in the order in which a request meets it. */
export function createApp({ site, database, painter }: AppDependencies): Hono {
  const { services } = site;
  const sitemap = () => generateSitemap(site);
  const app = new Hono();
  app.use(requestLog(site.log));
  const https = site.url.startsWith("https:");
  app.use(securityHeaders({ https, developing: import.meta.env.DEV }));

  app.route("/", healthApi(database));
  app.route("/auth/v1", authApi(services.auth, site.url));
  app.route("/functions", functionsApi({ ...services, log: site.log, sitemap }));
  app.route(shareImagesPath, shareImages(site, painter));

  app.use(canonicalPath);
  app.route("/", feeds(site, sitemap));
  app.route("/", offlineFiles(site));
  app.all("*", async (context) => {
    const loadContext = new RouterContextProvider();
    loadContext.set(siteContext, site);
    const page = await renderPage(pageRequest(context.req.raw), loadContext);
    if (page.status === 405) page.headers.set("Allow", "GET, HEAD");
    // Browsers keep a 410 for ever unless told otherwise, and a withdrawn post may come back.
    if (page.status >= 400 && !page.headers.has("Cache-Control"))
      page.headers.set("Cache-Control", "no-cache");
    return page;
  });

  app.onError((fault, context) => {
    // Who went away while sending gets no answer, and it is no fault of ours.
    if (context.req.raw.signal.aborted) return context.body(null, 400);
    site.log.error("fault", { path: context.req.path, fault });
    return context.json({ error: "Something went wrong on our side. Please try again." }, 500);
  });
  return app;
}
