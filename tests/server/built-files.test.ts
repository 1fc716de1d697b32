import { readdirSync, readFileSync } from "node:fs";
import { brotliDecompressSync } from "node:zlib";
import { expect, test } from "vitest";
import { sharedSite } from "../support/site.ts";

const asset = readdirSync("build/client/assets").find((name) => name.endsWith(".js")) ?? "";
const path = `/assets/${asset}`;
const text = readFileSync(`build/client${path}`);
const openSite = sharedSite({ SITE_URL: "https://guide.example" });

test("a script is sent in the coding that the browser takes, for a year, with what every answer says", async () => {
  const { request } = await openSite();
  const plain = await request(`${path}?v=1`, { headers: { "accept-encoding": "gzip" } });
  expect([plain.status, plain.headers.get("content-encoding")]).toEqual([200, null]);
  expect(Buffer.from(await plain.arrayBuffer())).toEqual(text);
  const coded = await request(path, { headers: { "accept-encoding": "gzip, br;q=0.5" } });
  expect(brotliDecompressSync(await coded.arrayBuffer())).toEqual(text);
  for (const { headers } of [plain, coded])
    expect(Object.fromEntries(headers)).toMatchObject({
      "content-type": "text/javascript; charset=utf-8",
      "cache-control": "public, max-age=31536000, immutable",
      vary: "Accept-Encoding",
      "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
      "strict-transport-security": expect.stringContaining("max-age=") as string,
      "last-modified": expect.stringMatching(/ GMT$/) as string,
    });
  const head = await request(path, { method: "HEAD" });
  expect([head.status, head.headers.get("content-length")]).toEqual([200, String(text.length)]);
  expect((await head.arrayBuffer()).byteLength).toBe(0);
});

test("everything else is left to the site", async () => {
  const { request } = await openSite();
  for (const other of ["/assets", `${path}.br`, "/assets/missing.js", "/assets/%2e%2e/x"])
    expect((await request(other)).status, other).toBe(404);
  expect((await request(path, { method: "POST" })).status).toBe(405);
});
