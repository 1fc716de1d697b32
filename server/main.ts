import { createServer, type Server } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { withBuiltFiles } from "./built-files.ts";
import { loadEnvironment, readSettings, type Settings } from "./config.ts";
import { isStartError, StartError } from "./start-error.ts";
import { stopGracefully } from "./graceful-stop.ts";

/** How long a client may take to send one request, in milliseconds. */
const requestTimeout = 30_000;

/** The built site; in a variable, because the type checker must not look for a built file. */
const builtSite = new URL("../build/server/index.js", import.meta.url).href;

async function start(): Promise<void> {
  const environment = loadEnvironment();
  const settings = readSettings(environment);
  // Before the import of the built site: it selects React's production build.
  process.env.NODE_ENV = environment.NODE_ENV ?? "production";
  const { openSite } = (await import(builtSite)) as typeof import("./site.ts");
  const site = await openSite(settings);
  const https = settings.siteUrl.startsWith("https:");
  const others = getRequestListener(withBuiltFiles(site, { https }).fetch);
  const server = createServer({ requestTimeout }, (request, response) => {
    if (!site.answerKept(request, response)) void others(request, response);
  });
  try {
    await listen(server, settings);
  } catch (error) {
    await site.close();
    throw error;
  }
  announce(settings, site.firstAdmin);
  stopGracefully(server, site);
}

function listen(server: Server, { port, host }: Settings): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) => reject(listenError(error, port, host)));
    server.listen(port, host, resolve);
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

start().catch((error: unknown) => {
  const sentence = isStartError(error) ? error.message : undefined;
  process.stderr.write(`${sentence ?? (error instanceof Error ? error.stack : String(error))}\n`);
  process.exit(1);
});
