import { createServer, type ServerResponse } from "node:http";
import { connect, type AddressInfo } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { noLog } from "../../domain/shared/log.ts";
import { connectionOptions, limitConnections } from "../../server/connection-limits.ts";

const request = "GET / HTTP/1.1\r\nHost: x\r\n\r\n";
const noRequest = "\u0000nonsense\r\n\r\n";

/** Sends what is no request once the answers to these are under way; what came back until the end. */
async function sendAfter(requests: string, answer: (response: ServerResponse) => void) {
  const server = createServer(connectionOptions, (_request, response) => answer(response));
  limitConnections(server, { log: noLog, trustedProxies: [] });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => new Promise<void>((resolve) => server.close(() => resolve())));
  const socket = connect((server.address() as AddressInfo).port, "127.0.0.1");
  let text = "";
  socket.on("data", (part: Buffer) => (text += part.toString()));
  socket.on("error", () => undefined);
  const ended = new Promise<void>((resolve) => socket.once("close", () => resolve()));
  server.once("request", () => setTimeout(() => socket.write(noRequest), 50));
  socket.write(requests);
  await ended;
  return text;
}

test("what is no request, sent into an answer in the making, leaves no word in it", async () => {
  const text = await sendAfter(request, (response) => response.write("data: first\n\n"));
  expect(text).toContain("data: first");
  expect(text).not.toContain("400");
});

test("nor in one for which others wait", async () => {
  let first: ServerResponse | undefined;
  const text = await sendAfter(request.repeat(2), (response) => {
    first ??= response;
    first.write("data: more\n\n");
  });
  expect(text).toContain("data: more");
  expect(text).not.toContain("400");
});

test("what is no request is told so before and after an answer", async () => {
  expect(await sendAfter(request, () => undefined)).toMatch(/^HTTP\/1\.1 400 /);
  expect(await sendAfter(request, (response) => response.end("done"))).toMatch(
    /done.*HTTP\/1\.1 400 /s,
  );
});
