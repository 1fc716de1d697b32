import { request as requestHttp, type IncomingMessage } from "node:http";
import { request as requestHttps } from "node:https";
import { pipeline } from "node:stream";
import { ReadableStream } from "node:stream/web";
import { setImmediate } from "node:timers/promises";
import { createGunzip } from "node:zlib";
import { z } from "zod";
import { parsedOrNull } from "./read-answer.ts";

const maxStreamBytes = 4 * 2 ** 20;
const maxLineBytes = 64 * 2 ** 10;
/** Two or three for each piece of a word: an event of ten bytes costs the AI SDK a thousand. */
const maxLines = 120_000;
const lineFeed = 10;

const maxPageCharacters = 64 * 2 ** 10;

/** `endless` and `stalled` are what a stream does; `no-stream` is a proxy's page; of `named` the message is the service's own. */
export class AnswerFault extends Error {
  readonly reason: "endless" | "stalled" | "no-stream" | "named";

  constructor(reason: AnswerFault["reason"], message: string = reason) {
    super(message);
    this.reason = reason;
  }
}

/**
 * `fetch` for calls that stream. It follows no redirect, because the key in its headers is for one
 * address only, and refuses what is no stream of events, which the AI SDK would read as silence.
 */
export async function fetchEventStream(
  ...[address, call]: Parameters<typeof fetch>
): ReturnType<typeof fetch> {
  const answer = await send(address instanceof Request ? address.url : String(address), call);
  const status = answer.statusCode ?? 0;
  const headers = new Headers();
  for (const [name, value] of Object.entries(answer.headers))
    if (typeof value === "string") headers.set(name, value);
  const isPacked = headers.get("content-encoding") === "gzip";
  const body = isPacked ? pipeline(answer, createGunzip(), () => undefined) : answer;
  const isGood = status >= 200 && status < 300;
  const type = headers.get("content-type") ?? "";
  if (isGood && /^text\/event-stream\b/i.test(type)) {
    const events = ReadableStream.from(bounded(body)) as globalThis.ReadableStream;
    return new Response(events, { status, headers });
  }
  const text = await readStart(body);
  if (!isGood) return new Response(text === "" ? null : text, { status, headers });
  const message = errorNamedIn(parsedOrNull(text));
  throw message === null ? new AnswerFault("no-stream") : new AnswerFault("named", message);
}

/** Node's `fetch` would wait five minutes for the first byte: a slow machine takes longer over a long prompt. */
function send(
  address: string,
  { method, headers, body, signal }: RequestInit = {},
): Promise<IncomingMessage> {
  const open = address.startsWith("https:") ? requestHttps : requestHttp;
  return new Promise((resolve, reject) => {
    const request = open(address, {
      method,
      headers: Object.fromEntries(new Headers(headers)),
      signal: signal ?? undefined,
    });
    request.on("response", resolve);
    request.on("error", (cause) => {
      // By these words the AI SDK knows a connection that failed.
      reject(signal?.aborted === true ? cause : new TypeError("fetch failed", { cause }));
    });
    request.end(body);
  });
}

const pieceBytes = 4 * 2 ** 10;

/** In small pieces with a turn for everybody else between them: the AI SDK reads all that has come at once. */
async function* bounded(body: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let bytes = 0;
  let lines = 0;
  let lineBytes = 0;
  for await (const chunk of body)
    for (let start = 0; start < chunk.length; start += pieceBytes) {
      const piece = chunk.subarray(start, start + pieceBytes);
      const lastEnd = piece.lastIndexOf(lineFeed);
      lineBytes = lastEnd === -1 ? lineBytes + piece.length : piece.length - lastEnd;
      for (const byte of piece) if (byte === lineFeed) lines++;
      bytes += piece.length;
      if (bytes > maxStreamBytes || lines > maxLines || lineBytes > maxLineBytes)
        throw new AnswerFault("endless");
      yield piece;
      await setImmediate();
    }
}

async function readStart(body: AsyncIterable<Uint8Array>): Promise<string> {
  const decoder = new TextDecoder();
  let text = "";
  for await (const piece of body) {
    text += decoder.decode(piece, { stream: true });
    if (text.length > maxPageCharacters) break;
  }
  return text.slice(0, maxPageCharacters);
}

const namedSchema = z.union([
  z.string(),
  z.object({ message: z.string() }).transform(({ message }) => message),
]);
const errorSchema = z.object({ error: namedSchema }).transform(({ error }) => error);

/** The message of an error that stands in a service's JSON, at Google in a list; null for none. */
export function errorNamedIn(json: unknown): string | null {
  return errorSchema.safeParse(Array.isArray(json) ? json[0] : json).data || null;
}

/** The error at the bottom of one that the AI SDK wraps. */
export function causeOf(fault: unknown): unknown {
  return fault instanceof Error && fault.cause !== undefined ? causeOf(fault.cause) : fault;
}
