import { createRequestHandler, RouterContextProvider } from "react-router";
import * as build from "virtual:react-router/server-build";
import { factsContext } from "../app/page-context.ts";
import { readEditionAddress, type EditionAddress } from "../content/edition-address.ts";
import { requestIdContext, siteContext, type Site } from "../app/site-context.ts";
import type { FactSnapshot } from "../content/facts/snapshot.ts";
import { requestId } from "./request-id.ts";

const handleRequest = createRequestHandler(build, import.meta.env.MODE);

const missingAddress = "/missing-address";

export async function renderPage(
  request: Request,
  site: Site,
  otherFacts?: FactSnapshot,
): Promise<Response> {
  const facts = otherFacts ?? site.services.facts.current();
  const loadContext = new RouterContextProvider();
  const url = new URL(request.url);
  // A path with broken percent encoding names no page. The router would answer 404 too, but writes a
  // warning of its own for every probe of a bot.
  const address: EditionAddress = isDecodable(url.pathname)
    ? readEditionAddress(url.pathname, facts.editions)
    : { kind: "missing" };
  if (address.kind === "moved") return movedTo(address.to + url.search);
  loadContext.set(siteContext, site);
  loadContext.set(factsContext, inEditionOf(address, facts));
  loadContext.set(requestIdContext, requestId());
  const path = address.kind === "missing" ? missingAddress : address.path;
  const inCode =
    path === url.pathname ? request : new Request(new URL(path + url.search, url), request);
  const page = await handleRequest(inCode, loadContext);
  if (page.status === 405) page.headers.set("Allow", "GET, HEAD");
  // Browsers keep a 410 for ever unless told otherwise, and a withdrawn post may come back.
  if (page.status >= 400 && !page.headers.has("Cache-Control"))
    page.headers.set("Cache-Control", "no-cache");
  return page;
}

function inEditionOf(address: EditionAddress, facts: FactSnapshot): FactSnapshot {
  return (address.kind === "page" ? facts.inEdition(address.edition) : undefined) ?? facts;
}

/** For now: the edition that is current has a page of its own there once it is not. */
function movedTo(address: string): Response {
  const headers = { Location: address, "Cache-Control": "no-cache" };
  return new Response(null, { status: 302, headers });
}

function isDecodable(pathname: string): boolean {
  try {
    // The value has to be used: the bundler drops a call whose result nobody reads.
    return decodeURIComponent(pathname) !== "";
  } catch {
    return false;
  }
}
