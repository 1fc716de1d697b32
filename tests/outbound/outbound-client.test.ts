import { isIP } from "node:net";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { createOutboundClient } from "../../domain/outbound/outbound-client.ts";
import { isPublicAddress } from "../../domain/outbound/public-addresses.ts";
import { openServer, request } from "../support/outbound-server.ts";
import { labelledData } from "../support/labelled-data.ts";

/** Spelled in every way that leads inside or to no page; `PORT` is the port of a server on this machine. */
const hostileAddresses = labelledData("outbound/cases/hostile-addresses", z.array(z.string()));

const asFound = (address: string) => ({ address, family: isIP(address.replace(/%.*/, "")) });

describe("what is asked out of the site", () => {
  /** A server inside, and a client for which all names but a few lead to it. */
  async function openInside() {
    let asked = 0;
    const { port } = await openServer((_request, response) => {
      asked += 1;
      response.end("inside");
    });
    const resolve = (host: string) =>
      Promise.resolve((addressesOf[host] ?? ["127.0.0.1"]).map(asFound));
    const client = (...hosts: readonly string[]) => createOutboundClient({ hosts, resolve });
    return { port, client, count: () => asked };
  }

  const addressesOf: Record<string, readonly string[]> = {
    "two.example": ["8.8.8.8", "127.0.0.1"],
    "six.example": ["::1"],
    "mapped.example": ["::ffff:127.0.0.1"],
    "scoped.example": ["fe80::1%lo"],
    "cloud.example": ["169.254.169.254"],
    "public.example": ["8.8.8.8"],
  };

  test.each(hostileAddresses)("never is %s", async (address) => {
    const { port, client, count } = await openInside();
    const whole = address.replace("PORT", String(port));
    const asked = await client().ask(whole, request);
    expect(asked).toEqual({ kind: "refused", reason: expect.stringMatching(/^It/) as string });
    expect(await client().refusal(whole)).toBe(asked.kind === "refused" && asked.reason);
    // The same after two redirects of a site that may be asked.
    const location = whole.replaceAll(/[^ -~]+/g, encodeURIComponent);
    const outside = await openServer((asking, response) => {
      response.writeHead(302, { Location: asking.url === "/" ? "/on" : location }).end();
    });
    const led = await client(outside.host).ask(outside.url, request);
    expect(led).toMatchObject({ kind: "refused" });
    expect(count()).toBe(0);
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
    expect(await client.ask("http://127.0.0.1:1/", request)).toMatchObject({ kind: "refused" });
  });

  test("is asked for as it is, not packed", async () => {
    const { url, host } = await openServer(({ headers }, response) => {
      response.writeHead(200, { "Content-Encoding": headers["accept-encoding"] }).end("a page");
    });
    const answer = await createOutboundClient({ hosts: [host] }).ask(url, request);
    expect(answer.kind === "answer" && Buffer.from(answer.body).toString()).toBe("a page");
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
