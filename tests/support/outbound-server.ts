import { createServer as createHttpServer, type RequestListener } from "node:http";
import { createServer as createSocketServer, type Server, type Socket } from "node:net";
import { onTestFinished } from "vitest";
import type { OutboundRequest } from "../../domain/outbound/outbound-client.ts";

export const request: OutboundRequest = {
  headers: {},
  timeout: 60_000,
  longest: 100_000,
};

/** A web server on this machine; a client may ask it by its `host:port`. */
export const openServer = (listener: RequestListener) => opened(createHttpServer(listener));

/** One that answers with what is no HTTP, or odd. */
export const openSocket = (answer: (socket: Socket) => void) =>
  opened(
    createSocketServer((socket) => {
      socket.on("error", () => undefined);
      socket.once("data", () => answer(socket));
    }),
  );

async function opened(server: Server) {
  const sockets = new Set<Socket>();
  server.on("connection", (socket) => {
    sockets.add(socket);
    socket.once("close", () => sockets.delete(socket));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("no port");
  const host = `127.0.0.1:${address.port}`;
  return { host, port: address.port, url: `http://${host}`, open: () => sockets.size };
}
