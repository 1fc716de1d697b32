import { useSyncExternalStore } from "react";

/** False in the server's HTML and until the page's script has started; then true. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}

function neverChanges(): () => void {
  return () => undefined;
}
