import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { onTestFinished } from "vitest";

/** The answer of an official site at a path. */
type OfficialAnswer =
  | string
  | ((request: IncomingMessage, response: ServerResponse) => void)
  | { readonly status?: number; readonly type?: string; readonly body: string | Uint8Array };

/** A loopback server that plays official sites; what it answers can be changed, and what it was asked is noted. */
export async function openOfficialServer() {
  const answers = new Map<string, OfficialAnswer>();
  const asked: { readonly path: string; readonly headers: IncomingMessage["headers"] }[] = [];
  const server = createServer((request, response) => {
    const path = request.url ?? "/";
    asked.push({ path, headers: request.headers });
    const answer = answers.get(path);
    if (answer === undefined) response.writeHead(404).end();
    else if (typeof answer === "function") answer(request, response);
    else if (typeof answer === "string")
      response.writeHead(200, { "Content-Type": "text/html; charset=utf-8" }).end(answer);
    else
      response
        .writeHead(answer.status ?? 200, { "Content-Type": answer.type ?? "text/html" })
        .end(answer.body);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("no port");
  const host = `127.0.0.1:${address.port}`;
  return {
    host,
    address: (path: string) => `http://${host}${path}`,
    answers,
    asked,
    /** How often a path was asked for. */
    count: (path: string) => asked.filter((one) => one.path === path).length,
  };
}
