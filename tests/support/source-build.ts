import { UNSAFE_withComponentProps as withComponentProps, type ServerBuild } from "react-router";
import pages from "../../app/routes.ts";
import * as entryModule from "../../app/entry.server.tsx";
import * as rootModule from "../../app/root.tsx";

// What the framework's build makes of `app/`, made of the sources themselves. Tests that replace a
// source get the site with it by `openSourceSite`; vitest.config.ts puts this file in the build's place.

type ServerRoute = NonNullable<ServerBuild["routes"][string]>;
type PageEntry = {
  readonly id?: string;
  readonly path?: string;
  readonly index?: boolean;
  readonly file: string;
  readonly children?: readonly PageEntry[];
};

type PageModule = Omit<ServerRoute["module"], "default"> & {
  readonly default: Parameters<typeof withComponentProps>[0];
};

const modules = import.meta.glob<PageModule>([
  "../../app/pages/*.{ts,tsx}",
  "../../app/desk/**/*.tsx",
]);

async function routesOf(entry: PageEntry, parentId: string): Promise<readonly ServerRoute[]> {
  const load = modules[`../../app/${entry.file}`];
  if (load === undefined) throw new Error(`No page module ${entry.file}.`);
  const id = entry.id ?? entry.file.replace(/\.tsx?$/, "");
  const below = await Promise.all((entry.children ?? []).map((child) => routesOf(child, id)));
  const { path, index } = entry;
  return [{ id, parentId, path, index, module: withProps(await load()) }, ...below.flat()];
}

/** As the build does: a page's component gets what its loader gave. */
function withProps(module: PageModule): ServerRoute["module"] {
  return { ...module, default: withComponentProps(module.default) };
}

const root: ServerRoute = { id: "root", path: "", module: withProps(rootModule) };
const pageRoutes = await Promise.all(pages.map((entry) => routesOf(entry, root.id)));

export const routes: ServerBuild["routes"] = Object.fromEntries(
  [root, ...pageRoutes.flat()].map((route) => [route.id, route]),
);

export const assets: ServerBuild["assets"] = {
  entry: { imports: [], module: "" },
  routes: Object.fromEntries(
    Object.entries(routes).flatMap(([id, route]) =>
      route === undefined ? [] : [[id, inBrowser(route)]],
    ),
  ),
  url: "",
  version: "",
};

/** What the browser would be told of a route; none of the pages that tests read here runs script. */
function inBrowser({ module, ...route }: ServerRoute) {
  return {
    ...route,
    hasAction: module.action !== undefined,
    hasLoader: module.loader !== undefined,
    hasClientAction: false,
    hasClientLoader: false,
    hasClientMiddleware: false,
    hasErrorBoundary: module.ErrorBoundary !== undefined,
    module: "",
    clientActionModule: undefined,
    clientLoaderModule: undefined,
    clientMiddlewareModule: undefined,
    hydrateFallbackModule: undefined,
  };
}

export const entry: ServerBuild["entry"] = { module: entryModule };
export const assetsBuildDirectory = "build/client";
export const publicPath = "/";
export const basename = "/";
export const ssr = true;
export const isSpaMode = false;
export const prerender: ServerBuild["prerender"] = [];
export const routeDiscovery: ServerBuild["routeDiscovery"] = {
  mode: "initial",
  manifestPath: "/__manifest",
};
export const future: ServerBuild["future"] = {};
