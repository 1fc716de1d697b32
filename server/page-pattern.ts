import { matchRoutes } from "react-router";
import { routes } from "virtual:react-router/server-build";
import { isDecodable } from "./page-request.ts";

const pages = Object.values(routes).flatMap((route) => {
  if (route === undefined) return [];
  const { index, path } = route;
  if (index === true) return [{ path: "/" }];
  return path === undefined || path === "" ? [] : [{ path: `/${path}` }];
});

/** Where the router's script asks which pages there are. */
const pageList = "/__manifest";

/** The pattern of what is no page. */
const nowhere = "/*";

/** The pattern of the page at this path, or of its data; `/*` where there is none. */
export function pagePattern(path: string): string {
  if (path === pageList) return path;
  if (!isDecodable(path)) return nowhere;
  const page = path.endsWith(".data") ? path.slice(0, -".data".length) : path;
  return matchRoutes(pages, page)?.[0]?.route.path ?? nowhere;
}
