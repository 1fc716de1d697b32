import type { MiddlewareHandler } from "hono";
import type { Log } from "../domain/shared/log.ts";
import { nextTurn } from "../domain/shared/yield-to-others.ts";
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
) {
  let renderings = 0;
  const logRefused = throttled((refused) =>
    log.warn("Pages were not rendered: too many at once.", { refused, most }),
  );

  const renderInTurn: MiddlewareHandler = async (context, next) => {
    if (renderings >= most) {
      logRefused();
      return respondRefusal(context, refusals.tooBusy);
    }
    renderings += 1;
    try {
      await nextTurn();
      await next();
    } finally {
      renderings -= 1;
    }
  };
  return renderInTurn;
}
