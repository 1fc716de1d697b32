import type { IncomingMessage, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import type { Log } from "../domain/shared/log.ts";
import { limits } from "./limits.ts";
import { hasBody, refusals, type Refuse } from "./refusals.ts";
import { throttled } from "./server-log.ts";

type Dependencies = { readonly refuse: Refuse; readonly log: Log };

/** Answers a request that is too long, or one body too many, before the site looks at it; returns whether it did. */
export function createRequestLimits(
  { refuse, log }: Dependencies,
  maxBodies: number = limits.bodies,
) {
  let bodies = 0;
  const logRefused = throttled((refused) =>
    log.warn("Requests were refused: too many bodies at once.", { refused, most: maxBodies }),
  );

  return function refuseTooMuch(request: IncomingMessage, response: ServerResponse): boolean {
    const { url = "", rawHeaders } = request;
    if (url.length > limits.targetCharacters) {
      refuse(request, response, refusals.tooLong);
      return true;
    }
    if (rawHeaders.length > limits.headerLines * 2) {
      refuse(request, response, refusals.tooManyHeaders);
      return true;
    }
    if (hasBody(request)) {
      if (bodies >= maxBodies) {
        logRefused();
        refuse(request, response, refusals.tooBusy);
        return true;
      }
      bodies += 1;
      response.once("close", () => (bodies -= 1));
    }
    disconnectWhenStalled(response);
    return false;
  };
}

/** A client that waits for a slow writer has nothing to take yet; one that does not take what there is, is gone. */
function disconnectWhenStalled(response: ServerResponse): void {
  response.on("timeout", (socket: Socket) => {
    if (socket.writableLength > 0) socket.destroy();
  });
}
