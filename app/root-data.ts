import { useRouteLoaderData } from "react-router";
import type { loader } from "./root.tsx";

export type RootData = Awaited<ReturnType<typeof loader>>;

/** What the shell shows around every page; undefined when its loader failed and the error screen stands alone. */
export function useRootData(): RootData | undefined {
  return useRouteLoaderData<typeof loader>("root");
}
