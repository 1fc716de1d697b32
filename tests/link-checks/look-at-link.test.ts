import { createServer, type RequestListener } from "node:http";
import { onTestFinished, describe, expect, test } from "vitest";
import { createLookAtLink } from "../../domain/link-checks/look-at-link.ts";
import { createOutboundClient } from "../../domain/outbound/outbound-client.ts";

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
  const look = createLookAtLink(
    createOutboundClient({ mayAsk: () => true }),
    "https://guide.example",
    timeout,
  );
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

  test("asks nothing but the web", async () => {
    const look = createLookAtLink(
      createOutboundClient({ mayAsk: () => true }),
      "https://guide.example",
    );
    for (const address of ["ftp://example.org/", "file:///etc/passwd", "javascript:1", "nonsense"])
      expect(await look(address)).toMatchObject({ isAlive: false });
  });
});
