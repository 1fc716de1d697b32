import { createServer } from "node:net";

/**
 * A port on loopback that nobody uses at this moment. It lies below those that systems give to outgoing
 * connections, so that none of them takes it before it is listened on.
 */
export async function freePort(): Promise<number> {
  for (let attempts = 0; attempts < 100; attempts += 1) {
    const port = 10_000 + Math.floor(Math.random() * 20_000);
    if (await isFree(port)) return port;
  }
  throw new Error("no free port");
}

function isFree(port: number): Promise<boolean> {
  const probe = createServer();
  return new Promise((resolve) => {
    probe.once("error", () => resolve(false));
    probe.listen(port, "127.0.0.1", () => probe.close(() => resolve(true)));
  });
}
