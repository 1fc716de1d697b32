import type { ComponentProps, ReactNode } from "react";
import {
  createStaticRouter,
  type StaticHandlerContext,
  StaticRouterProvider,
  UNSAFE_FrameworkContext as FrameworkContext,
} from "react-router";

/** What the router's own components, such as `Meta`, look up; but for a nonce the same for all pages. */
export type Framework = NonNullable<ComponentProps<typeof FrameworkContext.Provider>["value"]>;

/** The router with a page whose loaders have answered, for rendering once. Its routes are those that matched. */
export function routerTree(page: StaticHandlerContext, framework: Framework): ReactNode {
  return (
    <FrameworkContext.Provider value={framework}>
      <StaticRouterProvider router={createStaticRouter([], page)} context={page} hydrate={false} />
    </FrameworkContext.Provider>
  );
}
