import { LRUCache } from "lru-cache";
import {
  createRequestHandler,
  matchRoutes,
  type RouteObject,
  RouterContextProvider,
} from "react-router";
import * as build from "virtual:react-router/server-build";
import { factsContext } from "../app/facts-context.ts";
import { pathInCode, readEditionAddress, type EditionAddress } from "../content/edition-address.ts";
import { requestIdContext, siteContext, type Site } from "../app/site-context.ts";
import type { FactSnapshot } from "../content/facts/snapshot.ts";
import { requestId } from "./request-id.ts";

const handleRequest = createRequestHandler(build, import.meta.env.MODE);

/** Where the router's script asks which pages there are. */
const pageList = "/__manifest";

/** Where nothing is. */
const missingAddress = "/missing-address";

/** Every page with the values of these records, or of those of now, and the answer to an address that is none. */
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

/** The records of the edition that the address names. */
function inEditionOf(address: EditionAddress, facts: FactSnapshot): FactSnapshot {
  return (address.kind === "page" ? facts.inEdition(address.edition) : undefined) ?? facts;
}

/** For now: the edition that is current has a page of its own there once it is not. */
function movedTo(address: string): Response {
  const headers = { Location: address, "Cache-Control": "no-cache" };
  return new Response(null, { status: 302, headers });
}

/** The addresses of `app/routes.ts`, for names of pages in the log. */
const routes = routesBelow(undefined);

function routesBelow(parentId: string | undefined): RouteObject[] {
  return Object.values(build.routes).flatMap((route) => {
    if (route === undefined || route.parentId !== parentId) return [];
    const { id, path, index } = route;
    return [index === true ? { id, path, index } : { id, path, children: routesBelow(id) }];
  });
}

/** The router compiles all of its patterns for each match, which takes half as long as a small page. */
const knownPatterns = new LRUCache<string, string>({ max: 1_000 });

/** The pattern of the page at this path, or of its data; `/*` where there is none. */
export function pagePattern(path: string): string {
  const known = knownPatterns.get(path) ?? findPattern(path);
  knownPatterns.set(path, known);
  return known;
}

function findPattern(path: string): string {
  if (path === pageList) return path;
  if (!isDecodable(path)) return "/*";
  const inCode = pathInCode(path);
  const page = inCode.endsWith(".data") ? inCode.slice(0, -".data".length) : inCode;
  const route = matchRoutes(routes, page)?.at(-1)?.route;
  if (route?.index === true) return "/";
  return route?.path === undefined ? "/*" : `/${route.path}`;
}

/** Whether the path's percent encoding means something. */
function isDecodable(pathname: string): boolean {
  try {
    // The value has to be used: the bundler drops a call whose result nobody reads.
    return decodeURIComponent(pathname) !== "";
  } catch {
    return false;
  }
}
