import {
  request,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type ServerResponse,
} from "node:http";
import { openServer } from "./outbound-server.ts";

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
  const { port } = await openServer((incoming, response) => {
    if (!isAnswered(incoming, response)) response.writeHead(501).end();
  });
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
