import type { Server } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import type { RunningSite } from "./site.ts";
import { limits } from "./limits.ts";

type Stoppable = Pick<RunningSite, "leave" | "hasOthers" | "stopDrafting" | "close">;

/**
 * At SIGTERM: say that no more requests should come, and wait until those who send them know; then, as
 * at once at Ctrl-C: take no more, finish those in flight, close the site, exit 0.
 */
export function stopGracefully(server: Server, site: Stoppable): void {
  let stopping = false;
  const stop = (notice: number) => {
    if (stopping) return;
    stopping = true;
    void stopAfter(notice, server, site).then(
      () => process.exit(0),
      (error: unknown) => {
        process.stderr.write(`The stop was not clean: ${String(error)}\n`);
        process.exit(1);
      },
    );
  };
  process.on("SIGINT", () => stop(0));
  process.on("SIGTERM", () => stop(site.hasOthers ? limits.leavingTime : 0));
}

async function stopAfter(notice: number, server: Server, site: Stoppable): Promise<void> {
  setTimeout(() => void site.stopDrafting(), limits.patienceWithRuns).unref();
  endConnections(server);
  site.leave();
  await sleep(notice);
  await finishRequests(server);
  await site.close();
}

/** From now on each answer is the last one of its connection, and says so. */
function endConnections(server: Server): void {
  server.prependListener("request", (_request, response) => {
    response.shouldKeepAlive = false;
  });
}

function finishRequests(server: Server): Promise<void> {
  return new Promise((resolve) => {
    // A kept-alive connection becomes idle only when its answer has gone out.
    const sweep = setInterval(() => server.closeIdleConnections(), 50);
    const giveUp = setTimeout(() => server.closeAllConnections(), limits.graceTime);
    server.close(() => {
      clearInterval(sweep);
      clearTimeout(giveUp);
      resolve();
    });
  });
}
