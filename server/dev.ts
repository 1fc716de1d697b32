import { createServer } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { createServer as createViteServer, type Plugin } from "vite";
import { loadEnvironment, readSettings } from "./config.ts";
import type { RunningSite } from "./site-server.ts";
import { startFailureMessage } from "./start-error.ts";

process.env.NODE_ENV = "development";

type SiteModule = typeof import("./site-server.ts");

/** Tells pages without script of their own of an edit that the server makes another page of. */
const tellReaders: Plugin = {
  name: "tell-readers",
  hotUpdate: {
    order: "pre",
    handler({ modules, server }) {
      const isServed = this.environment.name === "ssr" && modules.length > 0;
      if (isServed) server.environments.client.hot.send("site:edit");
    },
  },
};

async function start(): Promise<void> {
  const settings = readSettings({ ...loadEnvironment(), NODE_ENV: "development" });
  const server = createServer();
  const vite = await createViteServer({
    appType: "custom",
    plugins: [tellReaders],
    server: { middlewareMode: true, ws: { server } },
  });

  // An edit below server/, domain/ or database/ gives a new module: the site is opened anew with it.
  let running: { module: SiteModule; site: Promise<RunningSite> } | undefined;
  const currentSite = async () => {
    const module = (await vite.ssrLoadModule("./server/site-server.ts")) as SiteModule;
    if (running?.module !== module) {
      const previous = running;
      const reopenSite = async () => {
        if (previous !== undefined) await (await previous.site).close();
        return module.openSite(settings);
      };
      running = { module, site: reopenSite() };
    }
    return running.site;
  };

  const site = await currentSite();
  const listener = getRequestListener(async (request, bindings) =>
    (await currentSite()).fetch(request, bindings),
  );
  server.on("request", (request, response) =>
    vite.middlewares(request, response, () => void listener(request, response)),
  );
  server.listen(settings.port, () => {
    console.log(`The site answers on http://localhost:${settings.port} and follows every edit.`);
    if (site.firstAdmin !== null)
      console.log(`First admin: ${site.firstAdmin.email}, password ${site.firstAdmin.password}`);
  });
  const stop = () =>
    void currentSite()
      .then((current) => current.close())
      .then(() => process.exit(0));
  process.on("SIGINT", stop);
  process.on("SIGTERM", stop);
}

start().catch((error: unknown) => {
  console.error(startFailureMessage(error));
  process.exit(1);
});
