import { createServer, type RequestListener } from "node:http";
import { onTestFinished, describe, expect, test } from "vitest";
import { z } from "zod";
import { createLookAtLink } from "../../domain/link-checks/providers/look-at-link.ts";
import { isPublicAddress } from "../../domain/link-checks/providers/public-addresses.ts";
import { labelledData } from "../support/labelled-data.ts";

/** A web server on this machine, and a look that may ask it. */
async function openServer(listener: RequestListener, timeout = 60_000) {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("no port");
  const look = createLookAtLink("https://guide.example", { mayAsk: () => true, timeout });
  return { url: `http://127.0.0.1:${address.port}`, look };
}

describe("a look at a link", () => {
  test.each([
    [200, true],
    [204, true],
    [401, true],
    [403, true],
    [429, true],
    [404, false],
    [410, false],
    [500, false],
    [503, false],
  ])("finds a site that answers %i alive: %s", async (status, isAlive) => {
    const { url, look } = await openServer((_request, response) => {
      response.writeHead(status).end();
    });
    expect((await look(`${url}/x`)).isAlive).toBe(isAlive);
  });

  test("asks by HEAD, and by GET only what turns HEAD away; says who asks; reads no body", async () => {
    const asked: string[] = [];
    const { url, look } = await openServer((request, response) => {
      asked.push(`${request.method ?? ""} ${request.headers["user-agent"] ?? ""}`);
      response.writeHead(request.method === "HEAD" ? 404 : 200);
      response.write("the beginning of a page without an end");
      if (request.method === "HEAD") response.end();
    });
    expect((await look(url)).isAlive).toBe(true);
    expect(asked.map((one) => one.split(" ")[0])).toEqual(["HEAD", "GET"]);
    expect(asked[0]).toContain("guide.example");
  });

  test("follows redirects, but not without an end", async () => {
    const { url, look } = await openServer((request, response) => {
      const to = { "/old": "/new", "/loop": "/loop" }[request.url ?? ""];
      if (to === undefined) response.writeHead(200).end();
      else response.writeHead(301, { Location: to }).end();
    });
    expect((await look(`${url}/old`)).isAlive).toBe(true);
    expect(await look(`${url}/loop`)).toMatchObject({ isAlive: false });
  });

  test("gives up on a site that never answers, and on one that nobody runs", async () => {
    const { url, look } = await openServer(() => undefined, 200);
    expect(await look(url)).toMatchObject({ isAlive: false });
    expect(await look("http://127.0.0.1:9/")).toMatchObject({ isAlive: false });
  });

  test("never asks this machine or the network around it, whatever the address or a redirect says", async () => {
    let asked = 0;
    const { url } = await openServer((_request, response) => {
      asked += 1;
      response.writeHead(200).end();
    });
    const { port } = new URL(url);
    const look = createLookAtLink("https://guide.example");
    for (const host of [
      "127.0.0.1",
      "localhost",
      "[::1]",
      "0x7f.1",
      "2130706433",
      "[::ffff:127.0.0.1]",
    ])
      expect(await look(`http://${host}:${port}/`), host).toMatchObject({ isAlive: false });
    const redirecting = await openServer((_request, response) => {
      response.writeHead(302, { Location: `http://10.0.0.1:${port}/` }).end();
    });
    const firstOnly = createLookAtLink("https://guide.example", {
      mayAsk: (address) => address === "127.0.0.1",
    });
    expect(await firstOnly(redirecting.url)).toMatchObject({ isAlive: false });
    expect(asked).toBe(0);
  });

  test("asks nothing but the web", async () => {
    const look = createLookAtLink("https://guide.example", { mayAsk: () => true });
    for (const address of ["ftp://example.org/", "file:///etc/passwd", "javascript:1", "nonsense"])
      expect(await look(address)).toMatchObject({ isAlive: false });
  });
});

test.each(labelledData("link-checks/cases/addresses", z.array(z.tuple([z.string(), z.boolean()]))))(
  "a public site can stand at %s: %s",
  (address, isPublic) => {
    expect(isPublicAddress(address)).toBe(isPublic);
  },
);
