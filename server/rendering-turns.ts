import type { MiddlewareHandler } from "hono";
import type { Log } from "../domain/shared/log.ts";
import { nextTurn } from "../domain/shared/yield-to-others.ts";
import { createConcurrencyLimit } from "./concurrency-limit.ts";
import { limits } from "./limits.ts";
import { refusals, respondRefusal } from "./refusals.ts";
import { throttled } from "./server-log.ts";

/**
 * Begins one rendering in each turn of the event loop, in the order of arrival: in between, all connections are read, and
 * what costs nothing is answered. Renderings beyond the bound, those at work included, are told when to come again.
 */
export function createRenderingTurns(
  { log }: { readonly log: Log },
  most: number = limits.renderings,
): MiddlewareHandler {
  const withLimit = createConcurrencyLimit({ all: most, ofOne: most });
  const logRefused = throttled((refused) =>
    log.warn("Pages were not rendered: too many at once.", { refused, most }),
  );
  return (context, next) =>
    withLimit<Response | undefined>(
      "everybody",
      async () => {
        await nextTurn();
        await next();
        return undefined;
      },
      () => {
        logRefused();
        return respondRefusal(context, refusals.tooBusy);
      },
    );
}
