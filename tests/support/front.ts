import {
  createServer,
  request,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type ServerResponse,
} from "node:http";
import type { AddressInfo } from "node:net";
import { onTestFinished } from "vitest";

type FrontAnswer = {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  /** As it was sent, coded or not. */
  readonly body: Buffer;
};

/** Asks on a socket for what is answered before everything else; 501 stands for what is left to the rest. */
export async function openFront(
  isAnswered: (request: IncomingMessage, response: ServerResponse) => boolean,
) {
  const server = createServer((incoming, response) => {
    if (!isAnswered(incoming, response)) response.writeHead(501).end();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => new Promise<void>((resolve) => server.close(() => resolve())));
  const { port } = server.address() as AddressInfo;
  return (path: string, headers: Record<string, string> = {}, method = "GET") =>
    new Promise<FrontAnswer>((resolve, reject) =>
      request({ port, path, method, headers, agent: false }, (answer) => {
        const parts: Buffer[] = [];
        answer.on("data", (part: Buffer) => parts.push(part));
        answer.on("end", () =>
          resolve({
            status: answer.statusCode ?? 0,
            headers: answer.headers,
            body: Buffer.concat(parts),
          }),
        );
      })
        .on("error", reject)
        .end(),
    );
}
