import type { Context } from "hono";
import { bodyLimit } from "hono/body-limit";
import { limits } from "./limits.ts";

type BodyBounds = {
  /** The largest body, in bytes. */
  readonly most: number;
  /** How much of a larger one is read and discarded, in bytes. */
  readonly discarded: number;
};

const callBounds: BodyBounds = { most: limits.bodyBytes, discarded: limits.discardedBytes };

/** Answers larger bodies as `refuse` does, after they were sent: the connection stays usable. */
export function limitBodyTo(refuse: (context: Context) => Response, bounds = callBounds) {
  return bodyLimit({
    maxSize: bounds.most,
    async onError(context) {
      await discardBody(context, bounds.discarded);
      return refuse(context);
    },
  });
}

/** Answers 413 to larger bodies. */
export const limitBody = limitBodyTo((context) =>
  context.json({ error: "This is too large to be sent at once." }, 413),
);

/**
 * Reads and discards what a client is still sending. An answer given before that would cut the
 * connection, and the client would see a network fault in place of the answer. What comes beyond the
 * limit is left unread.
 */
export async function discardBody(
  context: Context,
  maxBytes: number = limits.discardedBytes,
): Promise<void> {
  const { body } = context.req.raw;
  if (body === null || body.locked) return;
  const reader = body.getReader();
  for (let discardedBytes = 0; discardedBytes <= maxBytes;) {
    const { done, value } = await reader.read();
    if (done) return;
    discardedBytes += value.length;
  }
}
