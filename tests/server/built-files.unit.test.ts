import { readdirSync, readFileSync } from "node:fs";
import { brotliDecompressSync } from "node:zlib";
import { expect, test } from "vitest";
import { createBuiltFileHandler } from "../../server/built-files.ts";
import { uncounted } from "../../server/monitoring/traffic.ts";
import { openFront } from "../support/front.ts";

const asset = readdirSync("build/client/assets").find((name) => name.endsWith(".js")) ?? "";
const path = `/assets/${asset}`;
const text = readFileSync(`build/client${path}`);

const openFiles = () => openFront(createBuiltFileHandler({ https: true, traffic: uncounted }));

test("a script is sent in the coding that the browser takes, for a year, with what every answer says", async () => {
  const ask = await openFiles();
  const plain = await ask(`${path}?v=1`, { "accept-encoding": "gzip" });
  expect([plain.status, plain.headers["content-encoding"]]).toEqual([200, undefined]);
  expect(plain.body).toEqual(text);
  const coded = await ask(path, { "accept-encoding": "gzip, br;q=0.5" });
  expect(brotliDecompressSync(coded.body)).toEqual(text);
  for (const { headers } of [plain, coded])
    expect(headers).toMatchObject({
      "content-type": "text/javascript; charset=utf-8",
      "cache-control": "public, max-age=31536000, immutable",
      vary: "Accept-Encoding",
      "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
      "strict-transport-security": expect.stringContaining("max-age=") as string,
      "last-modified": expect.stringMatching(/ GMT$/) as string,
    });
  const head = await ask(path, {}, "HEAD");
  expect([head.status, head.headers["content-length"]]).toEqual([200, String(text.length)]);
  expect(head.body).toHaveLength(0);
});

test.each([
  ["bytes=0-9", 206, "0-9", text.subarray(0, 10)],
  ["bytes=-10", 206, `${text.length - 10}-${text.length - 1}`, text.subarray(-10)],
  ["bytes=10-", 206, `10-${text.length - 1}`, text.subarray(10)],
  ["bytes=0-99999999", 206, `0-${text.length - 1}`, text],
  ["bytes=99999999-", 416, "*", text.subarray(0, 0)],
  ["bytes=-0", 416, "*", text.subarray(0, 0)],
  ["bytes=0-1,3-4", 200, undefined, text],
  ["lines=0-9", 200, undefined, text],
])("the part %s is answered %i with %s", async (range, status, part, body) => {
  const answer = await (await openFiles())(path, { range });
  expect(answer.status).toBe(status);
  expect(answer.body).toEqual(body);
  const place = part === undefined ? undefined : `bytes ${part}/${text.length}`;
  expect(answer.headers["content-range"]).toBe(place);
});

test("everything else is left to the site", async () => {
  const ask = await openFiles();
  for (const other of ["/", "/assets/", `${path}.br`, "/assets/missing.js", "/assets/%2e%2e/x"])
    expect((await ask(other)).status, other).toBe(501);
  expect((await ask(path, {}, "POST")).status).toBe(501);
  expect((await ask(`http://guide.example${path}`)).status).toBe(200);
});
