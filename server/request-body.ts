import type { Context } from "hono";
import { bodyLimit } from "hono/body-limit";
import { limits } from "./limits.ts";

/** Answers larger bodies as `refuse` does, after they were sent: the connection stays usable. */
export function limitBodyTo(refuse: (context: Context) => Response) {
  return bodyLimit({
    maxSize: limits.bodyBytes,
    async onError(context) {
      await discardBody(context, limits.discardedBytes);
      return refuse(context);
    },
  });
}

export const limitBody = limitBodyTo((context) =>
  context.json({ error: "This is too large to be sent at once." }, 413),
);

export async function readBody(context: Context, maxBytes: number): Promise<Buffer | null> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  // Not cancelled: an answer is not read by a client that still sends.
  for await (const chunk of context.req.raw.body?.values({ preventCancel: true }) ?? []) {
    bytes += chunk.length;
    if (bytes > maxBytes) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** An answer before that would cut the connection, and the client would see a network fault. */
export async function discardBody(context: Context, maxBytes: number): Promise<void> {
  const { body } = context.req.raw;
  if (body === null || body.locked) return;
  const reader = body.getReader();
  for (let discardedBytes = 0; discardedBytes <= maxBytes;) {
    const { done, value } = await reader.read();
    if (done) return;
    discardedBytes += value.length;
  }
}
