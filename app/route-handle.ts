export type RouteHandle = {
  /** The page runs script: admin and review pages only. Public pages are HTML alone. */
  readonly hydrate?: true;
  /** The address of a module of ours that the page runs besides its HTML, which works without it. */
  readonly script?: string;
  /** Nothing that the page's module reads may leave it: the policy lets the page ask nobody. */
  readonly sendsNothing?: true;
  /** The desk and its doors have frames of their own instead of what readers have around a page. */
  readonly frame?: "desk" | "door";
};

type Matches = readonly { readonly handle?: unknown }[];

export function isHydrated(matches: Matches): boolean {
  return handles(matches).some(({ hydrate }) => hydrate === true);
}

/** The one module that a page without hydration may run. */
export function ownScript(matches: Matches): string | undefined {
  return handles(matches).find(({ script }) => script !== undefined)?.script;
}

export function isSilent(matches: Matches): boolean {
  return handles(matches).some(({ sendsNothing }) => sendsNothing === true);
}

export function hasOwnFrame(matches: Matches): boolean {
  return handles(matches).some(({ frame }) => frame !== undefined);
}

/** The page then streams, with script between its parts. */
export function hasDeferredData(loaderData: readonly unknown[]): boolean {
  return loaderData.some(
    (data) =>
      typeof data === "object" &&
      data !== null &&
      Object.values(data).some((value) => value instanceof Promise),
  );
}

function handles(matches: Matches): readonly RouteHandle[] {
  return matches.map(({ handle }) => (handle as RouteHandle | undefined) ?? {});
}
