import { randomBytes } from "node:crypto";
import { PassThrough, type Transform } from "node:stream";
import { text } from "node:stream/consumers";
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
import { minifyPage, styleHash } from "./styles/page-styles.ts";
import { hasDeferredData, isHydrated, ownScript } from "./route-handle.ts";
import { factsContext, FactsProvider } from "./facts-context.ts";
import { siteContext } from "./site-context.ts";
import { speculationRulesPath } from "./private-paths.ts";
import { deskStyles, siteStyles } from "./styles/styles.ts";
import { SiteFooter } from "./ui/site-footer.tsx";
import { SiteFrame } from "./ui/site-frame.tsx";
import { SiteHeader } from "./ui/site-header.tsx";

/** Longest time for deferred data before the page is given up, in milliseconds. */
const renderTimeout = 10_000;

/** Where browsers find which links they may open ahead; public pages alone name it. */
const speculationRules = `"${speculationRulesPath}"`;

/** Of pages that run the router's script, or whose data is partly deferred. */
const wholeStyleHashes = [siteStyles, deskStyles].map(styleHash).join(" ");

const renderedFrame = { Header: SiteHeader, Footer: SiteFooter };

/** Renders one page. Public pages carry no inline script; hydrated and streamed ones carry a nonce and are not stored. */
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
    isHydrated(matches) || hasDeferredData(Object.values(router.staticHandlerContext.loaderData))
      ? randomBytes(16).toString("base64")
      : undefined;
  const waitForAll = nonce === undefined || isbot(request.headers.get("user-agent"));

  const compressed = /\bbr\b/.test(request.headers.get("accept-encoding") ?? "");

  headers.set("Content-Type", "text/html; charset=utf-8");
  headers.set("Vary", "Accept-Encoding");
  if (compressed) headers.set("Content-Encoding", "br");
  const hasScript = ownScript(matches) !== undefined;
  const frames = framedOrigins(router.staticHandlerContext.loaderData);
  function allowStyle(styles: string): void {
    if (import.meta.env.PROD)
      headers.set(
        "Content-Security-Policy",
        contentSecurityPolicy({ nonce, styles, ownScript: hasScript, frames }),
      );
  }
  if (nonce === undefined) headers.set("Speculation-Rules", speculationRules);
  else {
    headers.set("Cache-Control", "private, no-store");
    allowStyle(wholeStyleHashes);
  }

  return new Promise((resolve, reject) => {
    let answered = false;
    let answerStatus = status;
    const { pipe, abort } = renderToPipeableStream(
      <FactsProvider value={context.get(factsContext)}>
        <SiteFrame value={renderedFrame}>
          <ServerRouter context={router} url={request.url} nonce={nonce} />
        </SiteFrame>
      </FactsProvider>,
      {
        nonce,
        // React would otherwise move finished parts behind a script once 12,800 bytes are written.
        progressiveChunkSize: Number.MAX_SAFE_INTEGER,
        [waitForAll ? "onAllReady" : "onShellReady"]() {
          answered = true;
          const body = compressed ? brotli() : new PassThrough();
          body.once("close", () => clearTimeout(timer));
          const answer = () =>
            resolve(
              new Response(createReadableStreamFromReadable(body), {
                status: answerStatus,
                headers,
              }),
            );
          if (nonce !== undefined) {
            pipe(body);
            answer();
            return;
          }
          text(pipe(new PassThrough())).then((rendered) => {
            const page = minifyPage(rendered, { hasScript });
            allowStyle(page.styleHash);
            body.end(page.html);
            answer();
          }, reject);
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
