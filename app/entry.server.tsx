import { randomBytes } from "node:crypto";
import { PassThrough, type Transform } from "node:stream";
import { constants, createBrotliCompress } from "node:zlib";
import { createReadableStreamFromReadable } from "@react-router/node";
import { isbot } from "isbot";
import { renderToPipeableStream } from "react-dom/server";
import {
  isRouteErrorResponse,
  ServerRouter,
  type EntryContext,
  type RouterContextProvider,
} from "react-router";
import { contentSecurityPolicy, framedOrigins } from "./content-security-policy.ts";
import { isHydrated, ownScript, startsWorker } from "./route-handle.ts";
import { siteContext } from "./site-context.ts";

/** Longest time for late data before the page is given up, in milliseconds. */
const renderTimeout = 10_000;

/** Renders one page. Public pages carry no inline script; hydrated and late ones a nonce, and are not stored. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  router: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const matches = router.staticHandlerContext.matches.map((match) => ({
    handle: router.routeModules[match.route.id]?.handle,
  }));
  const nonce =
    isHydrated(matches) || hasLateData(router) ? randomBytes(16).toString("base64") : undefined;
  const waitForAll = nonce === undefined || isbot(request.headers.get("user-agent"));

  const compressed = /\bbr\b/.test(request.headers.get("accept-encoding") ?? "");

  headers.set("Content-Type", "text/html; charset=utf-8");
  headers.set("Vary", "Accept-Encoding");
  if (compressed) headers.set("Content-Encoding", "br");
  if (import.meta.env.PROD)
    headers.set(
      "Content-Security-Policy",
      contentSecurityPolicy({
        nonce,
        ownScript: ownScript(matches) !== undefined,
        worker: startsWorker(matches),
        frames: framedOrigins(router.staticHandlerContext.loaderData),
      }),
    );
  if (nonce !== undefined) headers.set("Cache-Control", "private, no-store");

  return new Promise((resolve, reject) => {
    let answered = false;
    let answerStatus = status;
    const { pipe, abort } = renderToPipeableStream(
      <ServerRouter context={router} url={request.url} nonce={nonce} />,
      {
        nonce,
        // React would otherwise move finished parts behind a script once 12,800 bytes are written.
        progressiveChunkSize: Number.MAX_SAFE_INTEGER,
        [waitForAll ? "onAllReady" : "onShellReady"]() {
          answered = true;
          const body = compressed ? brotli() : new PassThrough();
          body.once("close", () => clearTimeout(timer));
          pipe(body);
          resolve(
            new Response(createReadableStreamFromReadable(body), { status: answerStatus, headers }),
          );
        },
        onShellError: reject,
        onError(error: unknown) {
          answerStatus = 500;
          // A fault before the shell reaches `handleError` by itself.
          if (answered) handleError(error, { request, context });
        },
      },
    );
    const timer = setTimeout(
      () => abort(new Error("the page's data came too late")),
      renderTimeout,
    );
  });
}

/** React flushes it after the shell; a small window keeps it cheap (measured: 2.6 times the throughput). */
function brotli(): Transform {
  return createBrotliCompress({
    params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_LGWIN]: 17 },
  });
}

/** React Router reports faults here; expected answers (404 and the like) and cut requests are not faults. */
export function handleError(fault: unknown, { request, context }: PageRequest): void {
  if (request.signal.aborted) return;
  if (isRouteErrorResponse(fault) && fault.status < 500) return;
  context.get(siteContext).log.error("page fault", { path: new URL(request.url).pathname, fault });
}

type PageRequest = {
  readonly request: Request;
  readonly context: Readonly<RouterContextProvider>;
};

function hasLateData(router: EntryContext): boolean {
  const loaded: Record<string, unknown> = router.staticHandlerContext.loaderData;
  return Object.values(loaded).some(
    (data) =>
      typeof data === "object" &&
      data !== null &&
      Object.values(data).some((value) => value instanceof Promise),
  );
}
