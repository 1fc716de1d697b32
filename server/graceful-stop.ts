import { Server } from "node:http";
import type { ServerType } from "@hono/node-server";
import type { RunningSite } from "./site.ts";

/** How long requests in flight may take after a stop was asked for, in milliseconds (contract section 1). */
const graceTime = 10_000;

/** When what is still being written is given up, so that those who wait for it are told in time. */
const patienceWithRuns = 8_000;

/** At Ctrl-C or SIGTERM: take no more requests, finish those in flight, close the site, exit 0. */
export function stopGracefully(
  server: ServerType,
  site: Pick<RunningSite, "stopDrafting" | "close">,
): void {
  let stopping = false;
  const stop = () => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => void site.stopDrafting(), patienceWithRuns).unref();
    void finishRequests(server)
      .then(() => site.close())
      .then(
        () => process.exit(0),
        (error: unknown) => {
          process.stderr.write(`The stop was not clean: ${String(error)}\n`);
          process.exit(1);
        },
      );
  };
  process.on("SIGINT", stop);
  process.on("SIGTERM", stop);
}

function finishRequests(server: ServerType): Promise<void> {
  return new Promise((resolve) => {
    const http = server instanceof Server ? server : undefined;
    // A kept-alive connection becomes idle only when its answer has gone out.
    const sweep = setInterval(() => http?.closeIdleConnections(), 50);
    const giveUp = setTimeout(() => http?.closeAllConnections(), graceTime);
    server.close(() => {
      clearInterval(sweep);
      clearTimeout(giveUp);
      resolve();
    });
  });
}
