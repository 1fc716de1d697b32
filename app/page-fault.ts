import { isRouteErrorResponse, type RouterContextProvider } from "react-router";
import { siteContext } from "./site-context.ts";

type PageRequest = {
  readonly request: Request;
  readonly context: Readonly<RouterContextProvider>;
};

/** Writes a fault of a page to the log; expected answers (404 and the like) and cut requests are not faults. */
export function logFault(fault: unknown, { request, context }: PageRequest): void {
  if (request.signal.aborted) return;
  if (isRouteErrorResponse(fault) && fault.status < 500) return;
  context.get(siteContext).log.error("page fault", { path: new URL(request.url).pathname, fault });
}
