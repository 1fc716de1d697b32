import type { Server } from "node:http";
import { setImmediate as nextTurn, setTimeout as sleep } from "node:timers/promises";
import type { RunningSite } from "./site.ts";
import { limits } from "./limits.ts";

type Stoppable = Pick<RunningSite, "startDraining" | "isShared" | "stopDrafting" | "close">;

/**
 * At SIGTERM: say that no more requests should come, and wait until those who send them know; then, as
 * at once at Ctrl-C: take no more, finish those in flight, close the site, exit 0.
 */
export function shutDownGracefully(server: Server, site: Stoppable): void {
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
  process.on("SIGTERM", () => stop(site.isShared ? limits.readinessDrainTime : 0));
}

async function stopAfter(notice: number, server: Server, site: Stoppable): Promise<void> {
  setTimeout(() => void site.stopDrafting(), limits.draftingDrainTime).unref();
  endConnections(server);
  site.startDraining();
  await sleep(notice);
  await drainRequests(server);
  await site.close();
}

/** From now on each answer is the last one of its connection, and says so. */
function endConnections(server: Server): void {
  server.prependListener("request", (_request, response) => {
    response.shouldKeepAlive = false;
  });
}

/**
 * Takes no more requests and waits for the answers to those in flight, for `graceTime` at most. What was sent before
 * is answered too, also what the kernel alone knows of: a proxy may not send a call twice of which it does not know
 * whether it was read.
 */
export async function drainRequests(server: Server): Promise<void> {
  await takeWaiting(server);
  return new Promise((resolve) => {
    // A kept-alive connection becomes idle only when its answer has gone out, and not when a request lies there unread.
    const sweep = setInterval(() => setImmediate(() => server.closeIdleConnections()), 50);
    const giveUp = setTimeout(() => server.closeAllConnections(), limits.requestDrainTime);
    server.close(() => {
      clearInterval(sweep);
      clearTimeout(giveUp);
      resolve();
    });
  });
}

/** Takes the connections that wait to be taken: closing the port resets them. One comes each turn of the event loop. */
async function takeWaiting(server: Server): Promise<void> {
  let taken = 0;
  const count = () => (taken += 1);
  server.on("connection", count);
  // To where it has not looked yet in this one.
  await nextTurn();
  let before: number;
  do {
    before = taken;
    await nextTurn();
  } while (taken > before && taken < limits.backlog);
  server.off("connection", count);
}
