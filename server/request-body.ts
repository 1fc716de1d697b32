import type { Context } from "hono";
import { bodyLimit } from "hono/body-limit";
import { limits } from "./limits.ts";

type BodyBounds = {
  readonly most: number;
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

export const limitBody = limitBodyTo((context) =>
  context.json({ error: "This is too large to be sent at once." }, 413),
);

/** An answer before that would cut the connection, and the client would see a network fault. */
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
