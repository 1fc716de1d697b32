import type { RequestListener, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import type { Writable } from "node:stream";
import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { createOutboundClient } from "../../domain/outbound/outbound-client.ts";
import { openServer, openSocket, request } from "../support/outbound-server.ts";

const zeros = Buffer.alloc(50_000_000);
const tooLarge = /^Its page is larger than/;
const broken = /^Its page arrived broken$/;
const brokeOff = /^The connection broke off$/;
const late = /^It does not answer within/;

/** Writes as long as somebody reads. */
function pour(response: Writable, chunk: Uint8Array | string): void {
  const send = () => {
    while (response.write(chunk));
  };
  response.on("drain", send);
  send();
}

function drip(target: ServerResponse | Socket, piece: string): void {
  const timer = setInterval(() => target.write(piece), 20);
  target.on("close", () => clearInterval(timer));
}

const ofServers: readonly [what: string, reason: RegExp, RequestListener][] = [
  ["more than it may be", tooLarge, (_request, response) => void response.end(zeros)],
  [
    "said to be more",
    tooLarge,
    (_request, response) => {
      response.writeHead(200, { "Content-Length": "99999999999" }).flushHeaders();
    },
  ],
  ["without an end", tooLarge, (_request, response) => pour(response, zeros.subarray(0, 65_536))],
  [
    "packed all the same",
    /^Its page is packed in a way/,
    (_request, response) => {
      response.writeHead(200, { "Content-Encoding": "gzip" }).end(gzipSync(zeros));
    },
  ],
  [
    "cut off",
    broken,
    (_request, response) => {
      response.writeHead(200, { "Content-Length": "1000" });
      response.write("half");
      setImmediate(() => response.destroy());
    },
  ],
  ["slow, letter by letter", late, (_request, response) => drip(response, "x")],
  ["slow to begin", late, () => undefined],
  [
    "promises of an answer",
    late,
    (_request, response) => {
      const timer = setInterval(() => response.writeProcessing(), 20);
      response.on("close", () => clearInterval(timer));
    },
  ],
  [
    "redirects without an end",
    /^It leads from one address to the next/,
    (_request, response) => {
      response.writeHead(301, { Location: "/again" });
      pour(response, zeros.subarray(0, 65_536));
    },
  ],
  [
    "headers without an end",
    brokeOff,
    (_request, response) => {
      response.writeHead(200, { "X-Long": "x".repeat(40_000) }).end();
    },
  ],
];

const ofSockets: readonly [what: string, reason: RegExp, string][] = [
  ["no HTTP", brokeOff, "220 mail.example ESMTP\r\n"],
  ["an older HTTP", brokeOff, "<h1>a page</h1>"],
  ["NUL bytes", brokeOff, "HTTP/1.1 200 OK\r\nX: \0\0\r\n\r\n"],
  ["two lengths", brokeOff, "HTTP/1.1 200 OK\r\nContent-Length: 1\r\nContent-Length: 9\r\n\r\nx"],
  ["a length below none", brokeOff, "HTTP/1.1 200 OK\r\nContent-Length: -1\r\n\r\nx"],
  ["broken chunks", broken, "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\nx"],
  ["another protocol", brokeOff, "HTTP/1.1 101 On\r\nUpgrade: tls\r\nConnection: Upgrade\r\n\r\n"],
];

async function expectGivenUp(server: Awaited<ReturnType<typeof openServer>>, reason: RegExp) {
  const client = createOutboundClient({ hosts: [server.host] });
  const timeout = reason === late ? 500 : request.timeout;
  expect(await client.ask(server.url, { ...request, timeout })).toEqual({
    kind: "failure",
    reason: expect.stringMatching(reason) as string,
  });
  // Nothing stays open.
  await expect.poll(server.open).toBe(0);
}

test.each(ofServers)("an answer is given up that is %s", async (_what, reason, listener) => {
  await expectGivenUp(await openServer(listener), reason);
});

test.each(ofSockets)("an answer is given up that is %s", async (_what, reason, text) => {
  await expectGivenUp(await openSocket((socket) => socket.write(text, "latin1")), reason);
});

test("what follows the length of an answer is no part of it", async () => {
  const text = "HTTP/1.1 200 OK\r\nContent-Length: 4\r\n\r\npage and HTTP/1.1 200 OK\r\n\r\n";
  const { url, host } = await openSocket((socket) => socket.write(text));
  const answer = await createOutboundClient({ hosts: [host] }).ask(url, request);
  expect(answer.kind === "answer" && Buffer.from(answer.body).toString()).toBe("page");
});
