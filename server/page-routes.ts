import { LRUCache } from "lru-cache";
import { createElement } from "react";
import {
  createStaticHandler,
  type RouteObject,
  type RouterContextProvider,
  type ServerBuild,
  type StaticHandlerContext,
} from "react-router";
import * as build from "virtual:react-router/server-build";
import { answerPage } from "../app/page-answer.tsx";
import { logFault } from "../app/page-fault.ts";
import { routerTree, type Framework } from "../app/router-tree.tsx";

type ServerRoute = NonNullable<ServerBuild["routes"][string]>;

const modules = Object.fromEntries(
  Object.values(build.routes).flatMap((route) =>
    route === undefined ? [] : [[route.id, route.module]],
  ),
);

/**
 * The pages of `app/routes.ts`, for rendering without script. The router's `createRequestHandler` does the
 * same and more, each time: it writes the loaders' data down for a router in the browser, which no page for
 * readers has, and puts all routes together anew.
 */
const pages = createStaticHandler(routesBelow(undefined));

/** What the router's components look up besides the data of their page. */
const framework: Framework = {
  manifest: build.assets,
  routeModules: modules,
  future: build.future,
  ssr: build.ssr,
  isSpaMode: false,
  routeDiscovery: build.routeDiscovery,
};

/** Most paths whose routes are remembered. */
const mostPaths = 1_000;

const knownRoutes = new LRUCache<string, ReturnType<typeof findRoutes>>({ max: mostPaths });

/** The routes of the page at this path, the frame of all first; empty where there is no page. */
export function routesAt(path: string) {
  let routes = knownRoutes.get(path);
  if (routes === undefined) {
    routes = findRoutes(path);
    knownRoutes.set(path, routes);
  }
  return routes;
}

function findRoutes(path: string) {
  return pages.match(path)?.map(({ route }) => route) ?? [];
}

/** Of each page, the router with it alone: of all pages, it would try each with every request. */
const pagesAlone = new Map<string, typeof pages>();

function pageAt(path: string): typeof pages {
  const routes = routesAt(path);
  const page = routes.at(-1);
  if (page === undefined) return pages;
  let alone = pagesAlone.get(page.id);
  if (alone === undefined) {
    alone = createStaticHandler(onlyThese(routes));
    pagesAlone.set(page.id, alone);
  }
  return alone;
}

function onlyThese([outer, ...inner]: readonly RouteObject[]): RouteObject[] {
  if (outer === undefined) return [];
  return [outer.index === true ? outer : { ...outer, children: onlyThese(inner) }];
}

/** Answers a request for a page without the router's script: what its loaders say, or where they lead. */
export async function answerFromRoutes(
  request: Request,
  context: RouterContextProvider,
): Promise<Response> {
  const handlerContext = await pageAt(new URL(request.url).pathname).query(request, {
    requestContext: context,
  });
  if (handlerContext instanceof Response) return handlerContext;
  for (const fault of Object.values(handlerContext.errors ?? {}))
    logFault(fault, { request, context });
  try {
    return await renderPage(withoutInternals(handlerContext));
  } catch (fault) {
    logFault(fault, { request, context });
    const errors = { [pages.dataRoutes[0]?.id ?? "root"]: fault };
    return renderPage(withoutInternals({ ...handlerContext, errors, statusCode: 500 }));
  }

  function renderPage(page: StaticHandlerContext): Promise<Response> {
    const { statusCode: status, loaderData, matches } = page;
    const headers = headersOf(page);
    const handles = matches.map(({ route }) => route);
    const about = { request, context, status, headers, loaderData, handles };
    return answerPage((nonce) => routerTree(page, { ...framework, nonce }), about);
  }
}

/** What a fault says of the code is for the log alone. */
function withoutInternals(page: StaticHandlerContext): StaticHandlerContext {
  if (page.errors === null) return page;
  const errors = Object.entries<unknown>(page.errors).map(([id, fault]): [string, unknown] => [
    id,
    fault instanceof Error && import.meta.env.PROD ? new Error("Unexpected Server Error") : fault,
  ]);
  return { ...page, errors: Object.fromEntries(errors) };
}

/** As the routes' own `headers` say; of a page that fails the frame alone is left, which says nothing. */
function headersOf({ errors, matches, loaderHeaders }: StaticHandlerContext): Headers {
  if (errors !== null) return new Headers();
  return matches.reduce((parentHeaders, { route: { id } }) => {
    const ownHeaders = modules[id]?.headers;
    if (ownHeaders === undefined) return parentHeaders;
    if (typeof ownHeaders !== "function") return new Headers(ownHeaders);
    const headerArguments = {
      parentHeaders,
      loaderHeaders: loaderHeaders[id] ?? new Headers(),
      actionHeaders: new Headers(),
      errorHeaders: undefined,
    };
    return new Headers(ownHeaders(headerArguments));
  }, new Headers());
}

function routesBelow(parentId: string | undefined): RouteObject[] {
  return Object.values(build.routes).flatMap((route) =>
    route !== undefined && route.parentId === parentId ? [routeObject(route)] : [],
  );
}

function routeObject({ id, path, index, caseSensitive, module }: ServerRoute): RouteObject {
  const { loader, handle } = module;
  const route = { id, path, caseSensitive, loader, handle, ...componentsOf(module) };
  return index === true ? { ...route, index } : { ...route, children: routesBelow(id) };
}

/** As the router puts them together in a browser: the frame of all stands around its faults too. */
function componentsOf({ default: Component, ErrorBoundary, Layout }: ServerRoute["module"]) {
  if (Layout === undefined) return { Component, ErrorBoundary };
  return {
    element: createElement(Layout, null, createElement(Component)),
    errorElement: ErrorBoundary && createElement(Layout, null, createElement(ErrorBoundary)),
  };
}
