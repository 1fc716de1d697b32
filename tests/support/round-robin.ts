import { Agent, createServer, request, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";

/** How often each instance is asked whether it is ready, in milliseconds. */
const askingInterval = 250;

type RoundRobin = { readonly url: string; readonly close: () => Promise<void> };

/**
 * A proxy in front of instances, on loopback, as simple as they come: each request goes to the next
 * instance that is ready, or to the next of all when none is. A refused connection is tried again
 * elsewhere, and so is a reading request whose connection broke before its answer. Everything else
 * that fails is the client's: 502.
 */
export async function startRoundRobin(ports: readonly number[]): Promise<RoundRobin> {
  const agent = new Agent({ keepAlive: true });
  const ready = new Set<number>(ports);
  let next = 0;

  const asking = setInterval(() => {
    for (const port of ports)
      void isReady(port).then((answer) => (answer ? ready.add(port) : ready.delete(port)));
  }, askingInterval);

  const server = createServer((asked, answer) => {
    void buffer(asked).then((body) => pass(asked, body, answer, order()));
  });

  /** All instances, the ready ones first, beginning with the one whose turn it is. */
  function order(): number[] {
    next++;
    const turned = ports.map((_, index) => ports[(next + index) % ports.length] ?? 0);
    return [
      ...turned.filter((port) => ready.has(port)),
      ...turned.filter((port) => !ready.has(port)),
    ];
  }

  function pass(
    asked: IncomingMessage,
    body: Buffer,
    answer: ServerResponse,
    [port, ...others]: readonly number[],
  ): void {
    if (port === undefined) {
      answer.writeHead(502).end("no instance answers");
      return;
    }
    const { method, url, headers } = asked;
    const passed = request(
      { port, host: "127.0.0.1", method, path: url, headers, agent },
      (response) => {
        answer.writeHead(response.statusCode ?? 502, response.headers);
        response.pipe(answer);
        response.once("error", () => answer.destroy());
      },
    );
    passed.once("error", (error: NodeJS.ErrnoException) => {
      if (answer.headersSent) answer.destroy();
      else if (error.code === "ECONNREFUSED" || method === "GET" || method === "HEAD")
        pass(asked, body, answer, others);
      else answer.writeHead(502).end(`${method} ${url}: ${String(error)}`);
    });
    passed.end(body);
  }

  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    async close() {
      clearInterval(asking);
      agent.destroy();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function isReady(port: number): Promise<boolean> {
  const limit = AbortSignal.timeout(1_000);
  return fetch(`http://127.0.0.1:${port}/readyz`, { signal: limit }).then(
    ({ ok }) => ok,
    () => false,
  );
}
