import { randomBytes } from "node:crypto";
import type { ReactNode } from "react";
import {
  type RouterContextProvider,
  type StaticHandlerContext,
  isRouteErrorResponse,
} from "react-router";
import { contentSecurityPolicy, framedOrigins } from "./content-security-policy.ts";
import { hasDeferredData, isHydrated, isSilent, ownScript } from "./route-handle.ts";
import { PassThrough, type Transform } from "node:stream";
import { constants, createBrotliCompress, brotliCompressSync } from "node:zlib";
import { createReadableStreamFromReadable } from "@react-router/node";
import { isbot } from "isbot";
import { renderToPipeableStream, renderToStaticMarkup } from "react-dom/server";
import { PageProviders } from "./page-providers.tsx";
import { siteContext } from "./site-context.ts";

type PageAbout = {
  readonly request: Request;
  readonly context: Readonly<RouterContextProvider>;
  readonly status: number;
  readonly headers: Headers;
  readonly loaderData: StaticHandlerContext["loaderData"];
  readonly handles: Parameters<typeof isHydrated>[0];
};

type PageTree = (nonce?: string) => ReactNode;

/** Among the codings of an `Accept-Encoding`, and not with the weight 0 (RFC 9110, 12.4.2). */
const acceptsBrotli = /(?<![\w-])br(?![\w-])(?!\s*;\s*q=0(?:\.0+)?\s*(?:,|$))/i;

/**
 * Renders one page. Public pages carry no inline script and come in one piece; hydrated ones, and those
 * that wait for a part of their data, carry a nonce, come in pieces and are not stored.
 */
export async function answerPage(tree: PageTree, about: PageAbout): Promise<Response> {
  const { request, context, status, headers, loaderData, handles } = about;
  const isCompressed = acceptsBrotli.test(request.headers.get("accept-encoding") ?? "");
  const hasScript = ownScript(handles) !== undefined;
  const allow = (nonce?: string) => {
    if (!import.meta.env.PROD) return;
    const frames = framedOrigins(loaderData);
    const needs = {
      nonce,
      frames,
      ownScript: hasScript,
      styleAttributes: isHydrated(handles),
      sendsNothing: isSilent(handles),
    };
    headers.set("Content-Security-Policy", contentSecurityPolicy(needs));
  };
  headers.set("Content-Type", "text/html; charset=utf-8");
  headers.set("Vary", "Accept-Encoding");
  if (isCompressed) headers.set("Content-Encoding", "br");
  if (isHydrated(handles) || hasDeferredData(Object.values(loaderData))) {
    const nonce = randomBytes(16).toString("base64");
    headers.set("Cache-Control", "private, no-store");
    allow(nonce);
    const stream = await streamPage(tree(nonce), { request, context, nonce, isCompressed, status });
    return new Response(stream.body, { status: stream.status, headers });
  }
  const page = wholePage(tree(), { context, isCompressed });
  allow();
  return new Response(request.method === "HEAD" ? null : page, { status, headers });
}

/** Longest time for deferred data before the page is given up, in milliseconds. */
const renderTimeout = 10_000;

type StreamOptions = {
  readonly request: Request;
  readonly context: Readonly<RouterContextProvider>;
  readonly status: number;
  readonly nonce: string;
  readonly isCompressed: boolean;
};

type Streamed = { readonly status: number; readonly body: ReadableStream };

/** Renders a page that is sent in pieces, from when its first is there; to a bot all at once. */
function streamPage(
  tree: ReactNode,
  { request, context, status, nonce, isCompressed }: StreamOptions,
): Promise<Streamed> {
  const waitForAll = isbot(request.headers.get("user-agent"));
  return new Promise((resolve, reject) => {
    let isAnswered = false;
    let answerStatus = status;
    const { pipe, abort } = renderToPipeableStream(
      <PageProviders context={context}>{tree}</PageProviders>,
      {
        nonce,
        // React would otherwise move finished parts behind a script once 12,800 bytes are written.
        progressiveChunkSize: Number.MAX_SAFE_INTEGER,
        [waitForAll ? "onAllReady" : "onShellReady"]() {
          isAnswered = true;
          const body = isCompressed ? brotliStream() : new PassThrough();
          body.once("close", () => clearTimeout(timer));
          pipe(body);
          resolve({ body: createReadableStreamFromReadable(body), status: answerStatus });
        },
        onShellError: reject,
        onError(fault: unknown) {
          answerStatus = 500;
          // A fault before the shell reaches the log by itself.
          if (isAnswered) logFault(fault, { request, context });
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
function brotliStream(): Transform {
  return createBrotliCompress({
    params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_LGWIN]: 17 },
  });
}

type WholeOptions = Pick<StreamOptions, "context" | "isCompressed">;

/** Renders a page without inline script, in one piece. Throws what its components throw. */
function wholePage(tree: ReactNode, { context, isCompressed }: WholeOptions) {
  const markup = renderToStaticMarkup(<PageProviders context={context}>{tree}</PageProviders>);
  const html = Buffer.from(minifiedHtml(`<!DOCTYPE html>${markup}`));
  return isCompressed ? compressedPage(html) : html;
}

function minifiedHtml(html: string): string {
  return html
    .replace(/<\/(?:li|d[dt]|t[dhr]|thead|tbody)>/g, "")
    .replace(/><\/(?:path|rect)>/g, "/>");
}

/** The bytes of body in TCP's first flight: the headers take about 800. */
const firstFlight = 13_200;

/**
 * A page for one reader: 0.2 ms for 36 kB of HTML, which quality 5 takes three times as long for. Only where
 * the reader would wait for a second flight, it is worth that.
 */
function compressedPage(html: Buffer) {
  const quick = brotli(html, 2);
  return quick.byteLength <= firstFlight ? quick : brotli(html, 5);
}

function brotli(text: Buffer, quality: number) {
  return brotliCompressSync(text, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_LGWIN]: 17,
      [constants.BROTLI_PARAM_SIZE_HINT]: text.byteLength,
    },
  });
}

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
