import { createServer, type RequestListener } from "node:http";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { describe, expect, onTestFinished, test } from "vitest";
import { z } from "zod";
import {
  createOutboundClient,
  type OutboundRequest,
} from "../../domain/outbound/outbound-client.ts";
import { isPublicAddress } from "../../domain/outbound/public-addresses.ts";
import { labelledData } from "../support/labelled-data.ts";

const request: OutboundRequest = { method: "GET", headers: {}, timeout: 60_000, longest: 100_000 };

/** A web server on this machine; a client may ask it by its `host:port`. */
async function openServer(listener: RequestListener) {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("no port");
  const host = `127.0.0.1:${address.port}`;
  return { host, port: address.port, url: `http://${host}` };
}

describe("what is asked out of the site", () => {
  test("never is this machine or the network around it, whatever the address, a name or a redirect says", async () => {
    let asked = 0;
    const { port } = await openServer((_request, response) => {
      asked += 1;
      response.end("inside");
    });
    const client = createOutboundClient({
      resolve: (host) =>
        Promise.resolve(
          host === "two.example"
            ? [
                { address: "8.8.8.8", family: 4 },
                { address: "127.0.0.1", family: 4 },
              ]
            : [{ address: "127.0.0.1", family: 4 }],
        ),
    });
    const hosts =
      "127.0.0.1 localhost [::1] 0x7f.1 2130706433 [::ffff:127.0.0.1] 0.0.0.0 [::]".split(" ");
    hosts.push("169.254.169.254", "[fd00:ec2::254]", "10.0.0.1", "inside.example", "two.example");
    for (const host of hosts)
      expect(await client.ask(`http://${host}:${port}/`, request), host).toMatchObject({
        kind: "closed",
      });
    for (const target of [
      `http://127.0.0.1:${port}/`,
      `http://inside.example:${port}/`,
      "file:///etc/passwd",
    ]) {
      const outside = await openServer((_request, response) => {
        response.writeHead(302, { Location: target }).end();
      });
      const named = createOutboundClient({
        hosts: [outside.host],
        resolve: () => Promise.resolve([{ address: "127.0.0.1", family: 4 }]),
      });
      expect(await named.ask(outside.url, request), target).toMatchObject({ kind: "closed" });
    }
    expect(asked).toBe(0);
  });

  test("goes to the address that was judged, whatever the name leads to a moment later", async () => {
    let asked = 0;
    const { port } = await openServer((_request, response) => {
      asked += 1;
      response.end();
    });
    let lookups = 0;
    const client = createOutboundClient({
      mayAsk: (address) => address === "127.0.0.2",
      resolve: () =>
        Promise.resolve([{ address: ++lookups === 1 ? "127.0.0.2" : "127.0.0.1", family: 4 }]),
    });
    await client.ask(`http://rebound.example:${port}/`, request);
    expect(asked).toBe(0);
    expect(lookups).toBe(1);
  });

  test("may be a host that is named with its port, and nothing else beside it", async () => {
    const { url, host } = await openServer((_request, response) => response.end("mirror"));
    const client = createOutboundClient({ hosts: [host] });
    const answer = await client.ask(url, request);
    expect(answer).toMatchObject({ kind: "answer", status: 200 });
    expect(answer.kind === "answer" && Buffer.from(answer.body).toString()).toBe("mirror");
    expect(await client.ask("http://127.0.0.1:1/", request)).toMatchObject({ kind: "closed" });
  });

  test.each([
    ["gzip", gzipSync("a page")],
    ["br", brotliCompressSync("a page")],
    ["identity", Buffer.from("a page")],
  ])("is unpacked from %s", async (coding, body) => {
    const { url, host } = await openServer((_request, response) => {
      response.writeHead(200, { "Content-Encoding": coding }).end(body);
    });
    const answer = await createOutboundClient({ hosts: [host] }).ask(url, request);
    expect(answer.kind === "answer" && Buffer.from(answer.body).toString()).toBe("a page");
  });

  const hostile: readonly [string, RequestListener][] = [
    ["more than it may be", (_request, response) => void response.end(Buffer.alloc(200_000))],
    [
      "without an end",
      (_request, response) => {
        const send = () => {
          while (response.write(Buffer.alloc(65_536)));
        };
        response.on("drain", send);
        send();
      },
    ],
    [
      "a bomb that unpacks to gigabytes",
      (_request, response) => {
        response
          .writeHead(200, { "Content-Encoding": "gzip" })
          .end(gzipSync(Buffer.alloc(50_000_000)));
      },
    ],
    [
      "packed in an unknown way",
      (_request, response) => {
        response.writeHead(200, { "Content-Encoding": "zstd9" }).end("x");
      },
    ],
    [
      "broken gzip",
      (_request, response) => {
        response.writeHead(200, { "Content-Encoding": "gzip" }).end("no gzip");
      },
    ],
    [
      "cut off",
      (_request, response) => {
        response.writeHead(200, { "Content-Length": "1000" });
        response.write("half");
        setImmediate(() => response.destroy());
      },
    ],
    [
      "redirects without an end",
      (_request, response) => {
        response.writeHead(301, { Location: "/again" }).end();
      },
    ],
    [
      "headers without an end",
      (_request, response) => {
        response.writeHead(200, { "X-Long": "x".repeat(40_000) }).end();
      },
    ],
  ];
  test.each(hostile)("is given up when it is %s", async (_what, listener) => {
    const { url, host } = await openServer(listener);
    const answer = await createOutboundClient({ hosts: [host] }).ask(url, request);
    expect(answer.kind).toBe("failure");
  });

  test("is given up when it does not answer in time, and when nobody runs it", async () => {
    const { url, host } = await openServer(() => undefined);
    const client = createOutboundClient({ hosts: [host, "127.0.0.1:9"] });
    const late = await client.ask(url, { ...request, timeout: 200 });
    expect(late).toEqual({ kind: "failure", reason: "It does not answer within 0 seconds" });
    expect(await client.ask("http://127.0.0.1:9/", request)).toMatchObject({ kind: "failure" });
    const silent = createOutboundClient({ resolve: () => new Promise(() => undefined) });
    expect(await silent.ask("http://slow.example/", { ...request, timeout: 50 })).toMatchObject({
      kind: "failure",
    });
  });
});

test.each(labelledData("outbound/cases/addresses", z.array(z.tuple([z.string(), z.boolean()]))))(
  "a public site can stand at %s: %s",
  (address, isPublic) => {
    expect(isPublicAddress(address)).toBe(isPublic);
  },
);
