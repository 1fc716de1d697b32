import { onTestFinished } from "vitest";
import type { AtEnd } from "./empty-folder.ts";
import { freePort } from "./free-port.ts";
import { spawnServer, untilReady, type Environment, type ServerProcess } from "./spawn-server.ts";

export type { ServerProcess } from "./spawn-server.ts";

/** Starts the built site as its own process, as `npm start` does; ended at the latest with the test. */
export function launchServer(
  environment: Environment,
  port: number,
  atEnd: AtEnd = onTestFinished,
): ServerProcess {
  const server = spawnServer(environment, port);
  atEnd(async () => {
    server.child.kill("SIGKILL");
    await server.ended;
  });
  return server;
}

/** Starts the site on a free port and waits until it is ready; throws with its output when it ends before. */
export async function startServer(environment: Environment, atEnd?: AtEnd): Promise<ServerProcess> {
  return untilReady(launchServer(environment, await freePort(), atEnd));
}

/** For a start that has to end: how it does, and the last line printed. */
export async function startFailure(environment: Environment, port?: number) {
  const server = launchServer(environment, port ?? (await freePort()));
  const code = await server.ended;
  return { code, sentence: server.output().trim().split("\n").at(-1) ?? "" };
}

export function at(url: string) {
  return { request: (path: string, init?: RequestInit) => fetch(url + path, init) };
}
