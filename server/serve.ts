import { getRequestListener } from "@hono/node-server";
import { createServer, type Server } from "node:http";
import type { Socket } from "node:net";
import { loadEnvironment, readSettings, type Settings } from "./config.ts";
import { connectionOptions, limitConnections } from "./connection-limits.ts";
import { shutDownGracefully } from "./graceful-shutdown.ts";
import { limits } from "./limits.ts";
import { openSite } from "./site-server.ts";
import { startFailureMessage, StartError } from "./start-error.ts";

export { openSite } from "./site-server.ts";

export async function serve(): Promise<void> {
  try {
    await start();
  } catch (error) {
    process.stderr.write(`${startFailureMessage(error)}\n`);
    process.exit(1);
  }
}

async function start(): Promise<void> {
  const settings = readSettings(loadEnvironment());
  const site = await openSite(settings);
  const server = createServer(connectionOptions);
  const serveRequest = getRequestListener(site.fetch);
  server.on("request", (request, response) => {
    if (site.serveFromCache(request, response)) return;
    // A client that waits for a slow writer has nothing to take yet; one that takes nothing is gone.
    response.on("timeout", (socket: Socket) => {
      if (socket.writableLength > 0) socket.destroy();
    });
    void serveRequest(request, response);
  });
  try {
    await listen(server, settings);
  } catch (error) {
    await site.close();
    throw error;
  }
  limitConnections(server, { log: site.log, trustedProxies: settings.trustedProxies });
  announce(settings, site.firstAdmin);
  shutDownGracefully(server, site);
}

function listen(server: Server, { port, host }: Settings): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) => reject(listenError(error, port, host)));
    server.listen(port, host, limits.backlog, resolve);
  });
}

function listenError(error: NodeJS.ErrnoException, port: number, host: string): Error {
  if (error.code === "EADDRINUSE")
    return new StartError(`Port ${port} is already in use: stop what uses it, or set PORT.`);
  if (error.code === "EACCES")
    return new StartError(
      `Port ${port} may not be used by this account: set PORT to one above 1023.`,
    );
  return new StartError(`The site cannot listen on HOST ${host}, PORT ${port}: ${error.message}.`);
}

function announce(
  settings: Settings,
  firstAdmin: { email: string; password: string } | null,
): void {
  const lines = [`The site answers on http://localhost:${settings.port}`];
  if (firstAdmin !== null)
    lines.push(
      "",
      "The first admin was made. This password is shown only now:",
      `  e-mail    ${firstAdmin.email}`,
      `  password  ${firstAdmin.password}`,
      `  sign in   http://localhost:${settings.port}/admin/login`,
      "",
    );
  // On standard error: standard output is the log, one JSON line an event.
  process.stderr.write(`${lines.join("\n")}\n`);
}
