import { setImmediate } from "node:timers/promises";
import { z } from "zod";
import { parsedOrNull } from "./read-answer.ts";

/**
 * Most bytes of a stream of events, decoded. A piece of a word costs up to 600 of them beside names and counts, so that an
 * article with long thoughts before it comes to some millions.
 */
const maxStreamBytes = 16 * 2 ** 20;

/** Most bytes without a line end: the longest body of a post in a script of three bytes a letter, and what stands around it. */
const maxLineBytes = 256 * 2 ** 10;

/** Most lines, two or three for each piece of a word: an event of ten bytes costs the AI SDK a thousand. */
const maxLines = 120_000;

/** Characters that are read of an answer which is no stream of events. */
const maxPageCharacters = 64 * 2 ** 10;

/** Thrown for an answer that is no stream of events: a proxy's page, a sign-in form. */
export class NotAnEventStream extends Error {
  override readonly name = "NotAnEventStream";
}

/** The fault of an answer that does not end. */
export class EndlessAnswer extends Error {
  override readonly name = "EndlessAnswer";
}

/** Thrown for an answer that reports success and names an error; its message is the service's own. */
export class NamedError extends Error {
  override readonly name = "NamedError";
}

/**
 * `fetch` for calls that stream. It follows no redirect, because the key in its headers is for one
 * address only, and refuses what is no stream of events, which the AI SDK would read as silence.
 * The SDK keeps whatever it is sent: no more reaches it than an answer can have.
 */
export async function fetchEventStream(
  ...[address, call]: Parameters<typeof fetch>
): ReturnType<typeof fetch> {
  const answer = await fetch(address, { ...call, redirect: "manual" });
  const { body, ok, status, headers } = answer;
  const type = headers.get("content-type") ?? "";
  if (ok && type.startsWith("text/event-stream"))
    return new Response(body && body.pipeThrough(boundedBytes()), { status, headers });
  if (ok && !type.includes("json")) {
    await body?.cancel();
    throw new NotAnEventStream();
  }
  const text = await readStart(body, call?.signal);
  if (!ok) return new Response(text === "" ? null : text, { status, headers });
  const message = errorNamedIn(parsedOrNull(text));
  throw message === null ? new NotAnEventStream() : new NamedError(message);
}

const lineFeed = 10;
const pieceBytes = 4 * 2 ** 10;

/**
 * Passes bytes on, and breaks the stream off with `EndlessAnswer` when they are too many. It gives them out in small pieces
 * with a turn for everybody else between them: the AI SDK would read all that has come before anybody sees its first fault.
 */
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
          throw new EndlessAnswer();
        controller.enqueue(piece);
        await setImmediate();
      }
    },
  });
}

/** The first characters of a body, as far as they come; the rest is not taken. */
async function readStart(
  body: ReadableStream<Uint8Array> | null,
  signal: AbortSignal | null | undefined,
): Promise<string> {
  const decoder = new TextDecoder();
  let text = "";
  if (body === null) return text;
  try {
    for await (const chunk of body) {
      text += decoder.decode(chunk, { stream: true });
      if (text.length > maxPageCharacters) break;
    }
  } catch (error) {
    // The status says enough without the rest; a call that was called off says nothing.
    if (signal?.aborted === true) throw error;
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
