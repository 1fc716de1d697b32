import { createServer as createHttpServer, type RequestListener } from "node:http";
import { createServer as createSocketServer, type Server, type Socket } from "node:net";
import { onTestFinished } from "vitest";
import type { OutboundRequest } from "../../domain/outbound/outbound-client.ts";
import { openOnLoopback } from "./loopback.ts";

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
  const place = await openOnLoopback(server);
  onTestFinished(place.close);
  return place;
}
