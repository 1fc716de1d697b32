import { setImmediate } from "node:timers/promises";
import { z } from "zod";
import { parsedOrNull } from "./read-answer.ts";

/** A piece of a word costs up to 600 bytes beside names and counts, so an article with long thoughts comes to millions. */
const maxStreamBytes = 16 * 2 ** 20;
/** The longest body of a post in a script of three bytes a letter, and the event around it. */
const maxLineBytes = 256 * 2 ** 10;
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
  const answer = await fetch(address, { ...call, redirect: "manual" });
  const { body, ok, status, headers } = answer;
  const type = headers.get("content-type") ?? "";
  if (ok && type.startsWith("text/event-stream"))
    return new Response(body && body.pipeThrough(boundedBytes()), { status, headers });
  const text = await readStart(body);
  if (!ok) return new Response(text === "" ? null : text, { status, headers });
  const message = errorNamedIn(parsedOrNull(text));
  throw message === null ? new AnswerFault("no-stream") : new AnswerFault("named", message);
}

const pieceBytes = 4 * 2 ** 10;

/** In small pieces with a turn for everybody else between them: the AI SDK reads all that has come at once. */
function boundedBytes(): TransformStream<Uint8Array, Uint8Array> {
  let bytes = 0;
  let lines = 0;
  let lineBytes = 0;
  return new TransformStream({
    async transform(chunk, controller) {
      for (let start = 0; start < chunk.length; start += pieceBytes) {
        const piece = chunk.subarray(start, start + pieceBytes);
        const lastEnd = piece.lastIndexOf(lineFeed);
        lineBytes = lastEnd === -1 ? lineBytes + piece.length : piece.length - lastEnd;
        for (const byte of piece) if (byte === lineFeed) lines++;
        bytes += piece.length;
        if (bytes > maxStreamBytes || lines > maxLines || lineBytes > maxLineBytes)
          throw new AnswerFault("endless");
        controller.enqueue(piece);
        await setImmediate();
      }
    },
  });
}

async function readStart(body: ReadableStream<Uint8Array> | null): Promise<string> {
  const decoder = new TextDecoder();
  let text = "";
  for await (const piece of body ?? []) {
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
