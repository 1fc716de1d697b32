import { createServer, type OutgoingHttpHeaders } from "node:http";
import { pipeline, Readable } from "node:stream";
import { gzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { fetchEventStream } from "../../domain/drafting/providers/fetch-event-stream.ts";
import { atFileEnd } from "../support/file-end.ts";
import { openOnLoopback } from "../support/loopback.ts";
import { draftRequest, unhurried, writerFor } from "../support/model-writers.ts";

const megabyte = 2 ** 20;
/** A server that nobody stops sends no more than this. */
const flood = 64 * megabyte;
/** Bytes that lie in buffers between the server and the reader. */
const underWay = 16 * megabyte;

const events = { "content-type": "text/event-stream" };
const longComment = `: ${"x".repeat(1_000)}\n`;

/** Sends this again and again, until its reader goes or all is sent. */
async function startFlood(status: number, headers: OutgoingHttpHeaders, text: string) {
  const block = Buffer.alloc(Math.ceil(65_536 / text.length) * text.length, text);
  return startServer(
    status,
    headers,
    Array(Math.ceil(flood / block.length)).fill(block) as Buffer[],
  );
}

async function startServer(
  status: number,
  headers: OutgoingHttpHeaders,
  blocks: readonly Buffer[],
) {
  const seen = { requests: 0, sent: 0, left: 0 };
  const server = createServer((request, response) => {
    seen.requests++;
    request.resume();
    response.writeHead(status, headers);
    response.once("close", () => {
      seen.left++;
    });
    const counted = Readable.from(blocks).map((block: Buffer) => {
      seen.sent += block.length;
      return block;
    });
    pipeline(counted, response, () => undefined);
  });
  const { url, close } = await openOnLoopback(server);
  atFileEnd(close);
  return { baseUrl: `${url}/v1`, seen };
}

/** The bytes that a body gives before it breaks off, and why it does. */
async function readToEnd({ body }: Response) {
  let bytes = 0;
  try {
    for await (const chunk of body ?? []) bytes += (chunk as Uint8Array).length;
    return { bytes, fault: null };
  } catch (fault) {
    return { bytes, fault };
  }
}

describe("a stream of events", () => {
  test("is broken off when it has no end, be it small where it is packed", async () => {
    const { baseUrl, seen } = await startFlood(200, events, longComment);
    const packed = gzipSync(Buffer.alloc(flood, longComment));
    const bomb = await startServer(200, { ...events, "content-encoding": "gzip" }, [packed]);
    for (const address of [baseUrl, bomb.baseUrl]) {
      const { bytes, fault } = await readToEnd(await fetchEventStream(address));
      expect(fault).toMatchObject({ reason: "endless" });
      expect(bytes).toBeLessThanOrEqual(4 * megabyte);
    }
    await expect.poll(() => seen.left).toBe(1);
    expect(seen.sent).toBeLessThan(4 * megabyte + underWay);
  });

  test("is broken off at 64 kB without a line end", async () => {
    const line = "x".repeat(1_000);
    const { baseUrl } = await startFlood(200, events, line);
    const { bytes, fault } = await readToEnd(await fetchEventStream(baseUrl));
    expect(fault).toMatchObject({ reason: "endless" });
    expect(bytes).toBeLessThanOrEqual(64 * 1_024);
  });

  test("of a long article in small pieces is read to its end", async () => {
    const piece = `event: response.output_text.delta\ndata: {"delta": "${"ക".repeat(40)}"}\n\n`;
    const text = piece.repeat(20_000);
    const { baseUrl } = await startServer(200, events, [Buffer.from(text)]);
    expect(await readToEnd(await fetchEventStream(baseUrl))).toEqual({
      bytes: Buffer.byteLength(text),
      fault: null,
    });
  });
});

test("a writer ends with one sentence and asks once where an answer has no end", async () => {
  const { baseUrl, seen } = await startFlood(200, events, longComment);
  const written = await writerFor("openai-compatible", { baseUrl }).draft(
    draftRequest,
    unhurried(),
  );
  expect(written).toMatchObject({
    failure: {
      kind: "provider-failed",
      message: expect.stringContaining("far longer") as unknown,
    },
  });
  expect(seen.requests).toBe(1);
});
