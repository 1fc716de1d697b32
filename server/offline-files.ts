import { Hono } from "hono";
import { manifestPath, workerPath } from "../app/offline/addresses.ts";
import { webManifest } from "../app/offline/manifest.ts";
import { serviceWorker } from "../app/offline/worker-files.ts";
import type { Site } from "../app/site-context.ts";
import { revalidated } from "./revalidated.ts";

/** What a browser asks for to install the site and to keep pages of it. */
export function offlineFiles(site: Pick<Site, "provider" | "offline">): Hono {
  const files = new Hono();

  const manifest = JSON.stringify(webManifest(site.provider));
  files.get(manifestPath, revalidated, (context) =>
    context.body(manifest, 200, { "Content-Type": "application/manifest+json; charset=utf-8" }),
  );

  // Its own policy is the worker's: it may ask this site, and nobody else.
  const worker = serviceWorker(site);
  files.get(workerPath, revalidated, (context) =>
    context.body(worker, 200, {
      "Content-Type": "text/javascript; charset=utf-8",
      "Content-Security-Policy": "default-src 'none'; connect-src 'self'",
      "Service-Worker-Allowed": "/",
    }),
  );

  return files;
}
