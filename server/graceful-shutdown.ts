import type { Server } from "node:http";
import { setImmediate as nextTurn, setTimeout as sleep } from "node:timers/promises";
import type { RunningSite } from "./site-server.ts";
import { limits } from "./limits.ts";

type DrainableSite = Pick<RunningSite, "startDraining" | "isShared" | "stopDrafting" | "close">;

/** At SIGTERM proxies are told first. Then: accept no more, finish what is in flight, close, exit 0. */
export function shutDownGracefully(server: Server, site: DrainableSite): void {
  let stopping = false;
  const stop = (noticeTime: number) => {
    if (stopping) return;
    stopping = true;
    void drainAndClose(noticeTime, server, site).then(
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

async function drainAndClose(
  noticeTime: number,
  server: Server,
  site: DrainableSite,
): Promise<void> {
  setTimeout(() => void site.stopDrafting(), limits.draftingDrainTime).unref();
  closeAfterNextAnswer(server);
  site.startDraining();
  await sleep(noticeTime);
  await drainRequests(server);
  await site.close();
}

function closeAfterNextAnswer(server: Server): void {
  server.prependListener("request", (_request, response) => {
    response.shouldKeepAlive = false;
  });
}

/** Answers what the kernel alone knows of, too: a proxy may not repeat a call that may have been read. */
export async function drainRequests(server: Server): Promise<void> {
  await acceptBacklog(server);
  return new Promise((resolve) => {
    // A kept-alive connection becomes idle only when its answer has gone out, and not when a request lies there unread.
    const sweep = setInterval(() => setImmediate(() => server.closeIdleConnections()), 50);
    const timeout = setTimeout(() => server.closeAllConnections(), limits.requestDrainTime);
    server.close(() => {
      clearInterval(sweep);
      clearTimeout(timeout);
      resolve();
    });
  });
}

/** Accepts the connections that wait in the backlog: closing the port resets them. Each turn of the event loop accepts one. */
async function acceptBacklog(server: Server): Promise<void> {
  let acceptedCount = 0;
  const count = () => (acceptedCount += 1);
  server.on("connection", count);
  await nextTurn();
  let before: number;
  do {
    before = acceptedCount;
    await nextTurn();
  } while (acceptedCount > before && acceptedCount < limits.backlog);
  server.off("connection", count);
}
