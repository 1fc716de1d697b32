import type { IncomingMessage } from "node:http";
import { Transform, type TransformCallback } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createBrotliDecompress, createGunzip, createInflate } from "node:zlib";

type BodyReading =
  | { readonly ok: true; readonly data: Uint8Array }
  | { readonly ok: false; readonly reason: string };

const unpacking = {
  gzip: createGunzip,
  "x-gzip": createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
} as const;

class TooLong extends Error {}

/** The body of an answer, unpacked: at most so many bytes, packed and unpacked. 0 reads none of it. */
export async function dataWithin(response: IncomingMessage, longest: number): Promise<BodyReading> {
  if (longest === 0) {
    response.destroy();
    return { ok: true, data: new Uint8Array() };
  }
  const tooLong = `Its page is larger than ${Math.round(longest / 1_000_000)} MB`;
  if (Number(response.headers["content-length"] ?? 0) > longest) {
    response.destroy();
    return { ok: false, reason: tooLong };
  }
  const coding = (response.headers["content-encoding"] ?? "identity").trim().toLowerCase();
  const chunks: Buffer[] = [];
  const collect = async (stream: AsyncIterable<Buffer>) => {
    for await (const chunk of stream) chunks.push(chunk);
  };
  try {
    if (coding === "identity" || coding === "") await pipeline(response, atMost(longest), collect);
    else if (isKnownCoding(coding))
      await pipeline(response, atMost(longest), unpacking[coding](), atMost(longest), collect);
    else {
      response.destroy();
      return { ok: false, reason: "Its page is packed in a way that is not known here" };
    }
  } catch (error) {
    response.destroy();
    return { ok: false, reason: error instanceof TooLong ? tooLong : "Its page arrived broken" };
  }
  return { ok: true, data: Buffer.concat(chunks) };
}

function isKnownCoding(coding: string): coding is keyof typeof unpacking {
  return Object.hasOwn(unpacking, coding);
}

/** Lets so many bytes through, and breaks off with the next one. */
function atMost(longest: number): Transform {
  let length = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done: TransformCallback) {
      length += chunk.length;
      if (length > longest) done(new TooLong());
      else done(null, chunk);
    },
  });
}
