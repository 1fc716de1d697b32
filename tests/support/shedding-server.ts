import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { promisify } from "node:util";
import { onTestFinished } from "vitest";
import { noLog } from "../../domain/shared/log.ts";
import { createAddressFinder } from "../../server/client-identity.ts";
import { proxyNetworks } from "../../server/environment-schema.ts";
import { createRefuse } from "../../server/refusals.ts";
import { createLoadShedding } from "../../server/load-shedding.ts";
import { createTraffic } from "../../server/monitoring/traffic.ts";

const bounds = {
  workingRequests: 2,
  sendingRequests: 2,
  monitoringRequests: 1,
  queueTime: 1_000,
  countedTurn: 400,
  turnsOfConnections: 2,
};

/** A server in which every request that is let in waits until the test answers it. */
export async function openServer(
  changed: Partial<typeof bounds> = {},
  loop?: Parameters<typeof createLoadShedding>[2],
) {
  const traffic = createTraffic();
  const server = createServer();
  const inside: ServerResponse[] = [];
  const dependencies = {
    serve: (_: IncomingMessage, response: ServerResponse) => inside.push(response),
    refuse: createRefuse({ https: true, traffic }),
    findAddress: createAddressFinder(proxyNetworks.parse(undefined)),
    ...{ log: noLog, server },
  };
  const serveInTurn = createLoadShedding(dependencies, { ...bounds, ...changed }, loop);
  let come = 0;
  server.on("request", (incoming, response) => {
    come += 1;
    serveInTurn(incoming, response);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  onTestFinished(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  const until = async (count: number) => {
    while (inside.length < count) await sleep(5);
  };
  const connections = promisify(server.getConnections.bind(server));
  const ours = { url: `http://127.0.0.1:${port}`, port, inside, until };
  return { ...ours, traffic, come: () => come, connections };
}

/** The event loop by hand: nothing moves but by `turn`, and no time passes but by `pass`. */
export async function openServerByHand(changed: Partial<typeof bounds> = {}) {
  const due: (() => void)[] = [];
  let time = 0;
  const loop = { now: () => time, inNextTurn: (work: () => void) => void due.push(work) };
  const wide = { workingRequests: 100, turnsOfConnections: 0, ...changed };
  const server = await openServer(wide, loop);
  const turn = () => due.splice(0).forEach((work) => work());
  const ask = async (path: string, from = "198.51.100.1") => {
    const come = server.come();
    const answer = fetch(server.url + path, { headers: { "x-forwarded-for": from } });
    // Most of them end with the test, unanswered.
    answer.catch(() => undefined);
    while (server.come() === come) await sleep(1);
    return { answer };
  };
  const served = () => server.inside.map(({ req }) => req.url);
  return { ...server, ask, turn, served, pass: (ms: number) => (time += ms) };
}
