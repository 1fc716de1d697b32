import { Hono } from "hono";
import { createRequestHandler, RouterContextProvider } from "react-router";
import * as build from "virtual:react-router/server-build";
import { siteContext, type Site } from "../app/site-context.ts";
import type { OpenDatabase } from "../database/open-database.ts";
import { canonicalPath } from "./canonical-path.ts";
import { healthApi } from "./api/health-api.ts";
import { pageRequest } from "./page-request.ts";
import { requestLog } from "./request-log.ts";
import { securityHeaders } from "./security-headers.ts";

export type AppDependencies = { readonly site: Site; readonly database: OpenDatabase };

const renderPage = createRequestHandler(build, import.meta.env.MODE);

/** The whole site, in the order in which a request meets it. */
export function createApp({ site, database }: AppDependencies): Hono {
  const app = new Hono();
  app.use(requestLog(site.log));
  app.use(securityHeaders({ https: site.url.startsWith("https:") }));

  app.route("/", healthApi(database));

  app.use(canonicalPath);
  app.all("*", (context) => {
    const loadContext = new RouterContextProvider();
    loadContext.set(siteContext, site);
    return renderPage(pageRequest(context.req.raw), loadContext);
  });

  app.onError((fault, context) => {
    site.log.error("fault", { path: context.req.path, fault });
    return context.json({ error: "Something went wrong on our side. Please try again." }, 500);
  });
  return app;
}
