import keeping from "./service-worker.ts?script-text";
import switchedOff from "./switched-off.ts?script-text";

/** The worker that browsers get: the one that keeps pages, or the one that clears up after it. */
export function serviceWorker({ offline }: { offline: boolean }): string {
  return offline ? keeping : switchedOff;
}
