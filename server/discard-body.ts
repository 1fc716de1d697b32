import type { Context } from "hono";
import { limits } from "./limits.ts";

/**
 * Reads and drops what a client is still sending. An answer given before that would cut the
 * connection under the client, which then sees a network fault in place of the answer. What comes beyond the limit is left unread.
 */
export async function discardBody(context: Context): Promise<void> {
  const { body } = context.req.raw;
  if (body === null || body.locked) return;
  const reader = body.getReader();
  for (let discarded = 0; discarded <= limits.discardedBytes;) {
    const { done, value } = await reader.read();
    if (done) return;
    discarded += value.length;
  }
}
