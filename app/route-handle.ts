import type { UIMatch } from "react-router";

/** What a route says of itself by `export const handle`. */
export type RouteHandle = {
  /** The page runs script: admin and review pages only. Public pages are HTML alone. */
  readonly hydrate?: true;
};

/** Whether any matched route asks for script. */
export function isHydrated(matches: readonly Pick<UIMatch, "handle">[]): boolean {
  return matches.some((match) => (match.handle as RouteHandle | undefined)?.hydrate === true);
}
