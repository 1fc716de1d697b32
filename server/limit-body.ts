import type { Context } from "hono";
import { bodyLimit } from "hono/body-limit";
import { discardBody } from "./discard-body.ts";
import { limits } from "./limits.ts";

/** Answers larger bodies as `refuse` does, after they were sent: the connection stays usable. */
export function limitBodyTo(refuse: (context: Context) => Response) {
  return bodyLimit({
    maxSize: limits.bodyBytes,
    async onError(context) {
      await discardBody(context);
      return refuse(context);
    },
  });
}

/** Answers 413 to larger bodies. */
export const limitBody = limitBodyTo((context) =>
  context.json({ error: "This is too large to be sent at once." }, 413),
);
