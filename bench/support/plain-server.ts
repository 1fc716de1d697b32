import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { brotliCompressSync } from "node:zlib";
import { plainPage } from "./plain-page.ts";

/** Serves the words of these pages of a site as somebody would write them by hand: bytes from memory, by bare node:http. */
export async function servePlainPages(site: string, paths: readonly string[]) {
  const bodies = new Map<string, Buffer>();
  for (const path of paths) {
    const answer = await fetch(site + path, { headers: { "sec-fetch-dest": "document" } });
    bodies.set(path, brotliCompressSync(plainPage(await answer.text())));
  }
  const server = createServer(({ url = "" }, response) => {
    const body = bodies.get(url);
    if (body === undefined) response.writeHead(404).end();
    else
      response
        .writeHead(200, {
          "content-type": "text/html; charset=utf-8",
          "content-encoding": "br",
          "content-length": body.byteLength,
        })
        .end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    close: () => new Promise<unknown>((resolve) => server.close(resolve)),
  };
}
