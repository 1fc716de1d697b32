import type { Context } from "hono";

/** Beyond this many bytes the rest is left unread, and the connection ends with the answer. */
const mostDiscarded = 8 * 1024 * 1024;

/**
 * Reads and drops what a client is still sending. An answer given before that would cut the
 * connection under the client, which then sees a network fault in place of the answer.
 */
export async function discardBody(context: Context): Promise<void> {
  const { body } = context.req.raw;
  if (body === null || body.locked) return;
  const reader = body.getReader();
  for (let discarded = 0; discarded <= mostDiscarded;) {
    const { done, value } = await reader.read();
    if (done) return;
    discarded += value.length;
  }
}
