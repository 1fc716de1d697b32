import { createServer, type OutgoingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { pipeline, Readable } from "node:stream";
import { gzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { fetchEventStream } from "../../domain/drafting/providers/fetch-event-stream.ts";
import { tryModel } from "../../domain/drafting/providers/try-model.ts";
import { atFileEnd } from "../support/file-end.ts";
import { draftRequest, key, unhurried, writerFor } from "../support/model-writers.ts";

const megabyte = 2 ** 20;
/** A server that nobody stops sends no more than this. */
const flood = 64 * megabyte;
/** Bytes that lie in buffers between the server and the reader. */
const underWay = 16 * megabyte;

const events = { "content-type": "text/event-stream" };
const gzip = { "content-encoding": "gzip" };
const longComment = `: ${"x".repeat(1_000)}\n`;
const bomb = gzipSync(Buffer.alloc(flood, longComment));

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
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  atFileEnd(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  const { port } = server.address() as AddressInfo;
  return { baseUrl: `http://127.0.0.1:${port}/v1`, seen };
}

/** The bytes that a body gives before it breaks off, and why it does. */
async function readToEnd({ body }: Response) {
  let bytes = 0;
  try {
    for await (const chunk of body ?? []) bytes += (chunk as Uint8Array).length;
    return { bytes, reason: null };
  } catch (error) {
    return { bytes, reason: error instanceof Error ? error.name : "" };
  }
}

describe("a stream of events is broken off", () => {
  test.each([
    ["in a line without an end", "x", 256 * 1_024],
    ["among comments without an end", ":\n\n", 120_000 * 2],
    ["among long comments without an end", longComment, 16 * megabyte],
  ])("%s", async (_name, text, most) => {
    const { baseUrl, seen } = await startFlood(200, events, text);
    const { bytes, reason } = await readToEnd(await fetchEventStream(baseUrl));
    expect(reason).toBe("EndlessAnswer");
    expect(bytes).toBeLessThanOrEqual(most);
    await expect.poll(() => seen.left).toBe(1);
    expect(seen.sent).toBeLessThan(most + underWay);
  });

  test("when little becomes much", async () => {
    const { baseUrl } = await startServer(200, { ...events, ...gzip }, [bomb]);
    const { bytes, reason } = await readToEnd(await fetchEventStream(baseUrl));
    expect(bomb.length).toBeLessThan(megabyte);
    expect(reason).toBe("EndlessAnswer");
    expect(bytes).toBeLessThanOrEqual(16 * megabyte);
  });

  test("and one of a long article in small pieces is not", async () => {
    const piece = `event: response.output_text.delta\ndata: {"delta": "${"ക".repeat(40)}"}\n\n`;
    const last = `data: {"text": "${"ക".repeat(60_000)}"}\n\n`;
    const text = piece.repeat(24_000) + last;
    const { baseUrl } = await startServer(200, events, [Buffer.from(text)]);
    expect(await readToEnd(await fetchEventStream(baseUrl))).toEqual({
      bytes: Buffer.byteLength(text),
      reason: null,
    });
  });
});

describe("of an answer that is no stream, the start alone is read", () => {
  test.each([
    ["an endless error", {}, null],
    ["an error that unfolds", gzip, bomb],
  ])("%s", async (_name, headers, packed) => {
    const { baseUrl, seen } =
      packed === null
        ? await startFlood(500, headers, "x")
        : await startServer(500, headers, [packed]);
    const answer = await fetchEventStream(baseUrl);
    expect(answer.status).toBe(500);
    expect((await answer.text()).length).toBe(64 * 1_024);
    await expect.poll(() => seen.left).toBe(1);
    expect(seen.sent).toBeLessThan(underWay);
  });

  test("endless JSON", async () => {
    const { baseUrl, seen } = await startFlood(200, { "content-type": "application/json" }, " ");
    await expect(fetchEventStream(baseUrl)).rejects.toMatchObject({ name: "NotAnEventStream" });
    await expect.poll(() => seen.left).toBe(1);
    expect(seen.sent).toBeLessThan(underWay);
  });
});

describe("a writer and a trial of a model", () => {
  const provider = "openai-compatible";

  test("end with one sentence and ask once where an answer has no end", async () => {
    const { baseUrl, seen } = await startFlood(200, events, "x");
    const written = await writerFor(provider, { baseUrl }).draft(draftRequest, unhurried());
    const endless = {
      ok: false,
      failure: {
        kind: "provider-failed",
        message: expect.stringContaining("far longer") as unknown,
      },
    };
    expect(written).toMatchObject(endless);
    expect(seen.requests).toBe(1);
    const never = new AbortController().signal;
    const settings = { provider, model: "m", reviewModel: null, apiKey: key, baseUrl } as const;
    expect(await tryModel({ ...settings, timeoutSeconds: 20 }, 20, never)).toMatchObject(endless);
    await expect.poll(() => seen.left).toBe(2);
    expect(seen.sent).toBeLessThan(2 * underWay);
  });

  test("tell the status of an endless error", async () => {
    const { baseUrl, seen } = await startFlood(500, { "retry-after": "0" }, "x");
    const written = await writerFor(provider, { baseUrl }).draft(draftRequest, unhurried());
    expect(written).toMatchObject({
      failure: { message: expect.stringContaining("status 500") as unknown },
    });
    expect(seen.requests).toBe(3);
    expect(seen.sent).toBeLessThan(3 * underWay);
  });

  test.each(["openai-compatible", "openai"] as const)(
    "of %s leave a stream after its second fault",
    async (service) => {
      const { baseUrl, seen } = await startFlood(200, events, "data: {}\n\n");
      const written = await writerFor(service, { baseUrl }).draft(draftRequest, unhurried());
      expect(written).toMatchObject({
        failure: { message: expect.stringContaining("broke off") as unknown },
      });
      await expect.poll(() => seen.left).toBe(1);
      expect(seen.sent).toBeLessThan(underWay);
    },
  );
});
