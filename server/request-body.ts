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
