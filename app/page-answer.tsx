import { randomBytes } from "node:crypto";
import type { ReactNode } from "react";
import type { RouterContextProvider, StaticHandlerContext } from "react-router";
import { contentSecurityPolicy, framedOrigins } from "./content-security-policy.ts";
import { speculationRulesPath } from "./private-paths.ts";
import { hasDeferredData, isHydrated, isSilent, ownScript } from "./route-handle.ts";
import { streamPage } from "./streamed-page.tsx";
import { wholePage } from "./whole-page.tsx";

type PageAbout = {
  readonly request: Request;
  readonly context: Readonly<RouterContextProvider>;
  readonly status: number;
  readonly headers: Headers;
  readonly loaderData: StaticHandlerContext["loaderData"];
  readonly handles: Parameters<typeof isHydrated>[0];
};

type PageTree = (nonce?: string) => ReactNode;

const speculationRules = `"${speculationRulesPath}"`;

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
  headers.set("Speculation-Rules", speculationRules);
  allow();
  return new Response(request.method === "HEAD" ? null : page, { status, headers });
}
