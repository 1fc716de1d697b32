import { freePort } from "./free-port.ts";
import { startRoundRobin } from "./round-robin.ts";
import { spawnServer, untilReady, type Environment, type ServerProcess } from "./spawn-server.ts";

export type Fleet = Awaited<ReturnType<typeof startFleet>>;

/** So many processes of the built site on one database, and a proxy before them; whoever starts it has to close it. */
export async function startFleet(
  count: number,
  settings: Environment,
  startProxy: typeof startRoundRobin = startRoundRobin,
) {
  // Sessions name the site's address: it is the same for all.
  const environment = { SITE_URL: "http://localhost:3000", ...settings };
  const ports = await Promise.all(Array.from({ length: count }, freePort));
  const servers: ServerProcess[] = [];
  try {
    // One after the other: the first makes the admin.
    for (const port of ports) {
      const server = spawnServer(environment, port);
      servers.push(server);
      await untilReady(server);
    }
  } catch (fault) {
    await killAll();
    throw fault;
  }
  const proxy = await startProxy(ports);

  async function killAll(): Promise<void> {
    for (const { child } of servers) child.kill("SIGKILL");
    await Promise.all(servers.map((server) => server.ended));
  }

  function serverAt(index: number): ServerProcess {
    const server = servers[index];
    if (server === undefined) throw new Error(`there is no instance ${index}`);
    return server;
  }

  return {
    url: proxy.url,
    serverAt,

    /** Ends an instance by this signal and starts it anew; answers how it ended. */
    async restart(index: number, signal: "SIGTERM" | "SIGKILL"): Promise<number | string> {
      const server = serverAt(index);
      server.child.kill(signal);
      const ending = await server.ended;
      const port = Number(new URL(server.url).port);
      servers[index] = await untilReady(spawnServer(environment, port));
      return ending;
    },

    async close(): Promise<void> {
      await proxy.close();
      await killAll();
    },
  };
}

/** A site's calls by this address. */
export function at(url: string) {
  return { request: (path: string, init?: RequestInit) => fetch(url + path, init) };
}
